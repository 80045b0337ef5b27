import type { Clock, End } from '@storefront/host';
import { makeAutoObservable } from 'mobx';
import type { ConnectionListener } from './http-api';

const waits = [1_000, 2_000, 4_000, 8_000, 15_000];
const goodNewsStays = 4_000;

/**
 * Whether the server answers (D48). While it does not, it is asked again with growing pauses, and those who wait for it
 * are told when it is back (G18).
 */
export class ConnectionStore implements ConnectionListener {
  state: 'reached' | 'lost' | 'back' = 'reached';
  /** Whether it was the device that had no network when the server was lost. */
  isOffline = false;
  readonly #clock: Clock;
  readonly #probe: () => void;
  readonly #isDeviceOffline: () => boolean;
  #attempts = 0;
  #endTimer: End = () => undefined;
  readonly #waiting = new Set<() => void>();

  /** `probe` asks the server something; its outcome comes in through `reached` and `missed`. `isOffline` asks the device. */
  constructor(clock: Clock, probe: () => void, isOffline: () => boolean) {
    this.#clock = clock;
    this.#probe = probe;
    this.#isDeviceOffline = isOffline;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  missed() {
    this.state = 'lost';
    this.isOffline = this.#isDeviceOffline();
    this.#endTimer();
    const wait = waits[Math.min(this.#attempts, waits.length - 1)] ?? 15_000;
    this.#attempts += 1;
    this.#endTimer = this.#clock.after(wait, this.tryNow);
  }

  reached() {
    if (this.state !== 'lost') return;
    this.state = 'back';
    this.#endTimer();
    this.#endTimer = this.#clock.after(goodNewsStays, this.settle);
    for (const resume of [...this.#waiting]) resume();
  }

  /** Asks at once, because the browser is online again or the customer has pressed 'Try now'. */
  tryNow() {
    if (this.state !== 'lost') return;
    this.#endTimer();
    this.#probe();
  }

  /** Runs `resume` each time the server is back. */
  whenBack(resume: () => void): End {
    this.#waiting.add(resume);
    return () => void this.#waiting.delete(resume);
  }

  /** Starts with short pauses again only now: one call that always fails must not be repeated each second. */
  private settle() {
    this.state = 'reached';
    this.#attempts = 0;
  }
}
