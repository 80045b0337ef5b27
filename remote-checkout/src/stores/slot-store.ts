import type { ModeOffer } from '@storefront/business';
import type { ChosenMode } from '@storefront/pricing';
import type { Clock, End } from '@storefront/host';
import { makeAutoObservable, observableRef } from 'mobx';
import { copy } from '../copy';
import { lostLabel, slotChoices, usualTime } from '../domain/slots';
import type { SlotChoice } from '../domain/slots';
import type { StoredCart } from '../gateway/stored-cart';

const minute = 60_000;

export interface SlotDeps {
  readonly currentService: () => { readonly mode: ChosenMode; readonly service: ModeOffer };
  readonly clock: Clock;
  readonly stored: Pick<StoredCart, 'slot' | 'saveSlot'>;
}

/** The time that a customer has chosen; its instant is unknown until it is found among the times that are offered. */
interface ChosenTime {
  readonly value: string;
  readonly at?: number;
}

/** The time of the order: the times that are offered now, and the one that the customer has chosen. */
export class SlotStore {
  readonly #deps: SlotDeps;
  private chosen: ChosenTime | undefined;
  private now: number;
  #endTicks: End = () => undefined;

  constructor(deps: SlotDeps) {
    this.#deps = deps;
    const { slot } = deps.stored;
    this.chosen = slot === undefined ? undefined : { value: slot };
    this.now = deps.clock.now();
    makeAutoObservable<SlotStore, 'chosen'>(this, { chosen: observableRef }, { autoBind: true });
    this.chooseShownTime();
  }

  get mode(): ChosenMode {
    return this.#deps.currentService().mode;
  }

  get choices(): readonly SlotChoice[] {
    return slotChoices(this.#deps.currentService().service, this.now);
  }

  /** The chosen time in words when it can no longer be kept; it stays shown until the customer chooses another (D82). */
  get lostTime(): string | undefined {
    const { chosen } = this;
    return chosen === undefined || this.choice ? undefined : lostLabel(chosen.value);
  }

  /** What the order is sent with; undefined while the chosen time is lost, or when no time is left today. */
  get choice(): SlotChoice | undefined {
    const { chosen, choices } = this;
    if (chosen === undefined) return choices[0];
    return choices.find(
      (choice) =>
        choice.value === chosen.value && (chosen.at === undefined || instantOf(choice) === chosen.at),
    );
  }

  /** When an order for as soon as possible usually comes, in milliseconds since 1970; undefined for any other choice. */
  get usualTime(): number | undefined {
    return this.choice?.kind === 'asap'
      ? usualTime(this.#deps.currentService().service, this.now)
      : undefined;
  }

  /** Why the order cannot have a time yet, '' when it has one. */
  get sentence(): string {
    const { lostTime, choices, mode } = this;
    if (lostTime !== undefined)
      return choices.length > 0 ? copy.slot.lost(lostTime) : copy.slot.lostAndNoneLeft(lostTime);
    return choices.length > 0 ? '' : copy.slot.none[mode];
  }

  choose(value: string) {
    this.chosen = { value };
    this.chooseShownTime();
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
   * Chooses the time that is shown with its instant, because it must not turn into another one by itself, such as the same time of the
   * next day (D82, D114). The stored business decides the first time, because the server may answer before or after the page is on the screen.
   */
  private chooseShownTime() {
    const { choice } = this;
    if (choice) this.chosen = { value: choice.value, ...(choice.kind === 'time' && { at: choice.at }) };
  }
}

const instantOf = (choice: SlotChoice): number | undefined =>
  choice.kind === 'time' ? choice.at : undefined;
