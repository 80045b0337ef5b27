import type { ServiceMode } from '@storefront/contract';
import type { Clock, End, Notices } from '@storefront/host';
import { makeAutoObservable } from 'mobx';
import { copy } from '../copy';
import { slotChoices } from '../domain/slots';
import type { ModeService, SlotChoice } from '../domain/slots';
import type { StoredCart } from '../gateway/stored-cart';

const words = copy.checkout.slot;
const tick = 15_000;

export interface SlotParts {
  readonly served: () => { readonly mode: ServiceMode; readonly service: ModeService };
  readonly clock: Clock;
  readonly stored: StoredCart;
  readonly notices: Notices;
}

/** When the order is wanted: what is offered now, and what the customer has chosen of it. */
export class SlotStore {
  private wanted: string | undefined;
  private now: number;
  private endTicks: End = () => undefined;

  constructor(private readonly parts: SlotParts) {
    this.wanted = parts.stored.slot;
    this.now = parts.clock.now();
    makeAutoObservable<this, 'parts' | 'endTicks'>(
      this,
      { parts: false, endTicks: false },
      { autoBind: true },
    );
  }

  get mode(): ServiceMode {
    return this.parts.served().mode;
  }

  get choices(): readonly SlotChoice[] {
    return slotChoices(this.parts.served().service, this.now);
  }

  /** What the order is sent with; undefined when no time is left today. */
  get value(): string | undefined {
    const wanted = this.choices.find(({ value }) => value === this.wanted);
    return (wanted ?? this.choices[0])?.value;
  }

  /** Why no time can be chosen, '' while one can. */
  get sentence(): string {
    return this.value === undefined ? words.none[this.mode] : '';
  }

  choose(value: string) {
    this.wanted = value;
    this.parts.stored.keepSlot(value);
  }

  start() {
    this.endTicks = this.parts.clock.every(tick, this.goOn);
  }

  stop() {
    this.endTicks();
  }

  /** Time passes: a chosen time that has come too close is replaced, and the customer is told. */
  private goOn() {
    const before = this.value;
    this.now = this.parts.clock.now();
    if (before === undefined || before === this.value) return;
    this.wanted = undefined;
    const { value } = this;
    this.parts.notices.show(
      value === undefined ? words.goneNone(before) : words.gone(before, value),
      'warning',
    );
  }
}
