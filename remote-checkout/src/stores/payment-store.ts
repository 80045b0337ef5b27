import type { PayMode } from '@storefront/contract';
import { makeAutoObservable } from 'mobx';
import { copy } from '../copy';
import type { PaymentChoice } from '../domain/business';

/** How the order is paid: in cash where the business takes it, otherwise undecided until the customer chooses (PAY-1, LIM2-4, D91). */
export class PaymentStore {
  readonly #permitted: () => readonly PaymentChoice[];
  private chosenMode: PayMode = 'cod';
  private wasOrderPressed = false;

  constructor(permitted: () => readonly PaymentChoice[]) {
    this.#permitted = permitted;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get choices(): readonly PaymentChoice[] {
    return this.#permitted();
  }

  /** The mode chosen; undefined where the default is not permitted and no other was chosen (PAY-2). */
  get mode(): PayMode | undefined {
    return this.choices.find(({ mode }) => mode === this.chosenMode)?.mode;
  }

  /** The sentence under the choices after the order button was pressed without a choice (PAY-3). */
  get sentence(): string {
    return this.wasOrderPressed && this.mode === undefined ? copy.checkout.payment.missing : '';
  }

  choose(mode: PayMode) {
    this.chosenMode = mode;
  }

  /** Called when the order button is pressed. */
  requireChoice() {
    this.wasOrderPressed = true;
  }
}
