import type { Clock, End } from '@storefront/host';
import { makeAutoObservable } from 'mobx';
import { minutesAndSeconds, secondsUntil } from '../domain/countdown';

/** The time until the code expires, second by second (OTP-11 to OTP-14). */
export class CountdownStore {
  seconds = 0;
  readonly #clock: Clock;
  #expires = 0;
  #endTicks: End = () => undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isRunning(): boolean {
    return this.seconds > 0;
  }

  /** 'MM:SS'. */
  get text(): string {
    return minutesAndSeconds(this.seconds);
  }

  /** Starts a countdown; one that runs already ends. */
  start(seconds: number) {
    this.#endTicks();
    // The clock decides, not the number of ticks: a phone that slept has lost some.
    this.#expires = this.#clock.now() + seconds * 1000;
    this.seconds = seconds;
    if (seconds > 0) this.#endTicks = this.#clock.every(1000, this.tick);
  }

  stop() {
    this.#endTicks();
  }

  private tick() {
    this.seconds = secondsUntil(this.#expires, this.#clock.now());
    if (this.seconds === 0) this.#endTicks();
  }
}
