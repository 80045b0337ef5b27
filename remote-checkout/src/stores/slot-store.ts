import type { ChosenMode } from '@storefront/pricing';
import type { Clock, End } from '@storefront/host';
import { makeAutoObservable } from 'mobx';
import { copy } from '../copy';
import { slotChoices } from '../domain/slots';
import type { ModeService, SlotChoice } from '../domain/slots';
import type { StoredCart } from '../gateway/stored-cart';

const words = copy.checkout.slot;
const minute = 60_000;

export interface SlotDeps {
  readonly currentService: () => { readonly mode: ChosenMode; readonly service: ModeService };
  readonly clock: Clock;
  readonly stored: Pick<StoredCart, 'slot' | 'saveSlot'>;
}

/** The time of the order: the times that are offered now, and the one that the customer has chosen. */
export class SlotStore {
  readonly #deps: SlotDeps;
  private chosenTime: string | undefined;
  private now: number;
  #endTicks: End = () => undefined;

  constructor(deps: SlotDeps) {
    this.#deps = deps;
    this.chosenTime = deps.stored.slot;
    this.now = deps.clock.now();
    makeAutoObservable(this, {}, { autoBind: true });
    this.chooseShownTime();
  }

  get mode(): ChosenMode {
    return this.#deps.currentService().mode;
  }

  get choices(): readonly SlotChoice[] {
    return slotChoices(this.#deps.currentService().service, this.now);
  }

  /** The chosen time when it can no longer be kept; it stays shown until the customer chooses another (D82). */
  get lostTime(): string | undefined {
    const { chosenTime } = this;
    return chosenTime === undefined || this.choices.some(({ value }) => value === chosenTime)
      ? undefined
      : chosenTime;
  }

  /** The time that the order is sent with; undefined while the chosen time is lost, or when no time is left today. */
  get value(): string | undefined {
    return this.lostTime === undefined ? (this.chosenTime ?? this.choices[0]?.value) : undefined;
  }

  /** Why the order cannot have a time yet, '' when it has one. */
  get sentence(): string {
    const { lostTime, choices, mode } = this;
    if (lostTime !== undefined)
      return choices.length > 0 ? words.lost(lostTime) : words.lostAndNoneLeft(lostTime);
    return choices.length > 0 ? '' : words.none[mode];
  }

  choose(value: string) {
    this.chosenTime = value;
    this.#deps.stored.saveSlot(value);
  }

  start() {
    this.updateNow();
  }

  stop() {
    this.#endTicks();
  }

  /** Offers the times that can be ordered now, and again when the next minute has begun. */
  updateNow() {
    this.chooseShownTime();
    this.#endTicks();
    this.now = this.#deps.clock.now();
    this.#endTicks = this.#deps.clock.after(minute - (this.now % minute) + 1, this.updateNow);
  }

  /**
   * Chooses the time that is shown, because it must not turn into another one by itself (D82). The stored business decides the first
   * time, because the server may answer before or after the page is on the screen.
   */
  private chooseShownTime() {
    this.chosenTime ??= this.value;
  }
}
