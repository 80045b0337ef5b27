import type { PayMode } from '@storefront/contract';
import { makeAutoObservable } from 'mobx';
import { copy } from '../copy';
import type { PaymentChoice } from '../domain/business';

export interface PaymentDeps {
  /** The ways to pay that the business permits. */
  readonly permitted: () => readonly PaymentChoice[];
  /** The mode that was chosen before the page was reloaded; undefined when none was (D112). */
  readonly storedMode: PayMode | undefined;
  readonly saveMode: (mode: PayMode) => void;
}

/** How the order is paid: in cash where the business takes it, otherwise undecided until the customer chooses (PAY-1, LIM2-4, D91). */
export class PaymentStore {
  readonly #deps: PaymentDeps;
  private chosenMode: PayMode | undefined;
  private suggestedMode: PayMode = 'cod';
  private wasOrderPressed = false;

  constructor(deps: PaymentDeps) {
    this.#deps = deps;
    this.chosenMode = deps.storedMode;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get choices(): readonly PaymentChoice[] {
    return this.#deps.permitted();
  }

  /** The mode chosen; undefined where the default is not permitted and no other was chosen (PAY-2). */
  get mode(): PayMode | undefined {
    const wanted = this.chosenMode ?? this.suggestedMode;
    return this.choices.find(({ mode }) => mode === wanted)?.mode;
  }

  /** The sentence under the choices after the order button was pressed without a choice (PAY-3). */
  get sentence(): string {
    return this.wasOrderPressed && this.mode === undefined ? copy.payment.missing : '';
  }

  choose(mode: PayMode) {
    this.chosenMode = mode;
    this.#deps.saveMode(mode);
  }

  /** Preselects a mode for a customer who has chosen none. */
  suggest(mode: PayMode) {
    this.suggestedMode = mode;
  }

  /** Called when the order button is pressed. */
  requireChoice() {
    this.wasOrderPressed = true;
  }
}
