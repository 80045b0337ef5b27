import { assertNever } from '@storefront/contract';
import { Task, done, idle, refused } from '@storefront/host';
import type { Bus, Clock, Navigation, TaskState } from '@storefront/host';
import { makeAutoObservable, runInAction } from 'mobx';
import { copy } from '../copy';
import type { EndedCart } from '../gateway/ended-cart';
import type {
  CodeDetails,
  DetailsOutcome,
  Outcome,
  VerificationGateway,
} from '../gateway/verification-gateway';
import { CodeStore } from './code-store';
import { CountdownStore } from './countdown-store';
import { MessageStore } from './message-store';
import { NumberStore } from './number-store';

/** How long the server's sentence on a verified order shows before the page leaves, in milliseconds (OTP-22, OTP-23). */
const thanksStay = 1_500;

export interface VerificationDeps {
  readonly gateway: VerificationGateway;
  readonly cart: EndedCart;
  readonly clock: Clock;
  readonly navigation: Navigation;
  readonly bus: Bus;
}

/** Confirming a cash order: the number that its code goes to, the code, and where the customer goes afterwards (OTP-1 to OTP-38). */
export class VerificationStore {
  readonly messages: MessageStore;
  readonly countdown: CountdownStore;
  /** The time until another code can be sent to the same number. */
  readonly pause: CountdownStore;
  readonly number = new NumberStore();
  readonly code = new CodeStore();
  runningAction: 'sending' | 'verifying' | 'going-on' | undefined;
  readonly #okey: string;
  readonly #deps: VerificationDeps;
  readonly #details = new Task<'waiting' | 'unknown'>(copy.unreachable);
  readonly #request = new Task<undefined>(copy.unreachable);

  constructor(okey: string, deps: VerificationDeps) {
    this.#okey = okey;
    this.#deps = deps;
    this.messages = new MessageStore(deps.clock);
    this.countdown = new CountdownStore(deps.clock);
    this.pause = new CountdownStore(deps.clock);
    makeAutoObservable(
      this,
      {
        messages: false,
        countdown: false,
        pause: false,
        number: false,
        code: false,
        hasCart: false,
      },
      { autoBind: true },
    );
  }

  /** Whether the order waits for its code, or is not known; `running` hides the content (OTP-1). */
  get details(): TaskState<'waiting' | 'unknown'> {
    return this.#details.state;
  }

  get isUnknown(): boolean {
    return this.#details.value === 'unknown';
  }

  get hasCart(): boolean {
    return this.#deps.cart.isStored;
  }

  /** Checks again whether the visitor may stay (OTP-18); an order that was just confirmed has cleared its own cart. */
  async checkCart(): Promise<void> {
    if (this.runningAction !== 'going-on' && !this.hasCart) await this.leave();
  }

  async load(): Promise<void> {
    if (!this.hasCart) return this.leave();
    await this.#details.run(this.fetchDetails, this.toState);
  }

  /** Sends the new number (OTP-34, OTP-35). */
  async sendNew(): Promise<void> {
    const { number, messages } = this;
    if (this.runningAction !== undefined) return;
    number.submit();
    if (!number.isValid) return messages.show('error', copy.number.invalid);
    if (!number.isChanged) return messages.show('error', copy.number.same);
    await this.send();
  }

  /** Sends another code to the same number, once the last one has expired (OTP-36, OTP-37). */
  async resend(): Promise<void> {
    const { number, messages, countdown, pause } = this;
    if (this.runningAction !== undefined) return;
    if (number.isChanged) return messages.show('error', copy.number.same);
    const remaining = [countdown, pause].find(({ isRunning }) => isRunning);
    if (remaining) return messages.show('error', copy.number.wait(remaining.text));
    await this.send();
  }

  async verify(): Promise<void> {
    const { code, messages } = this;
    if (this.runningAction !== undefined) return;
    code.touch();
    if (!code.isValid) return messages.show('error', copy.code.invalid);
    await this.ask('verifying', () => this.#deps.gateway.verify(this.#okey, code.typed), this.showConfirmed);
    if (this.runningAction === undefined) await this.updateCountdowns();
  }

  stop() {
    this.#details.abort();
    this.messages.stop();
    this.countdown.stop();
    this.pause.stop();
  }

  /** Without a cart the visitor goes to the site root, or to the order when it needs no code any more (OTP-17, D86). */
  private async leave(): Promise<void> {
    const { gateway, navigation } = this.#deps;
    await this.#details.run(
      (signal) => gateway.progress(this.#okey, signal),
      (progress) => {
        navigation.replace(progress === 'verified' ? this.orderPath : '/');
        return { kind: 'running' };
      },
    );
  }

  private fetchDetails(signal: AbortSignal) {
    return this.#deps.gateway.details(this.#okey, signal);
  }

  /** Asks for the countdowns after a refused code: it may have been the last try, and they must not promise a code that has ended. */
  private async updateCountdowns(): Promise<void> {
    await this.#details.refresh(this.fetchDetails, (outcome) => {
      if (outcome.kind === 'waiting') this.startCountdowns(outcome.details);
      return outcome.kind === 'verified' ? this.toState(outcome) : this.details;
    });
  }

  private startCountdowns({ expiresIn, resendIn }: CodeDetails) {
    this.countdown.start(expiresIn);
    this.pause.start(resendIn);
  }

  private send(): Promise<void> {
    return this.ask(
      'sending',
      () => this.#deps.gateway.send(this.#okey, this.number.typed),
      () => {
        this.code.clear();
        void this.load();
      },
    );
  }

  private async ask(
    action: 'sending' | 'verifying',
    ask: () => Promise<Outcome>,
    succeed: (sentence: string) => void,
  ): Promise<void> {
    this.runningAction = action;
    await this.#request.run(ask, (outcome) => {
      this.runningAction = undefined;
      if (outcome.kind !== 'done') return refused(outcome.sentence);
      succeed(outcome.sentence);
      return idle;
    });
    const { sentence } = this.#request;
    if (sentence !== '') runInAction(() => this.fail(sentence));
  }

  private fail(sentence: string) {
    this.runningAction = undefined;
    this.messages.show('error', sentence);
  }

  private toState(outcome: DetailsOutcome): TaskState<'waiting' | 'unknown'> {
    switch (outcome.kind) {
      case 'waiting':
        this.number.setKnown(outcome.details.mobile);
        this.startCountdowns(outcome.details);
        if (this.countdown.isRunning) this.messages.show('success', copy.code.sent);
        return done('waiting');
      case 'verified':
        this.#deps.navigation.replace(this.orderPath);
        return this.details;
      case 'unknown':
        return done('unknown');
      case 'refused':
        return refused(outcome.sentence);
      default:
        return assertNever(outcome);
    }
  }

  /** Clears the cart of the confirmed order (D76), shows the server's sentence, then the order. */
  private showConfirmed(sentence: string) {
    const { cart, bus, clock, navigation } = this.#deps;
    const { businessId } = cart;
    this.runningAction = 'going-on';
    this.countdown.stop();
    this.pause.stop();
    this.messages.show('success', sentence);
    cart.clear();
    bus.publish('cart-reset', { reason: 'ordered', businessId });
    clock.after(thanksStay, () => navigation.replace(this.orderPath));
  }

  private get orderPath(): string {
    return `/order-complete?${new URLSearchParams({ v: this.#okey })}`;
  }
}
