import { assertNever } from '@storefront/contract';
import { ApiUnreachable, Latest } from '@storefront/host';
import type { Async, Bus, Clock, Navigation } from '@storefront/host';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
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

/** How long the server's word on a verified order stands before the page goes on (OTP-22, OTP-23). */
const thanksStay = 1_500;

export interface VerificationDeps {
  readonly gateway: VerificationGateway;
  readonly cart: EndedCart;
  readonly clock: Clock;
  readonly navigation: Navigation;
  readonly bus: Bus;
}

/** Confirming a cash order: the number its code goes to, the code, and the way on (OTP-1 to OTP-38). */
export class VerificationStore {
  readonly messages: MessageStore;
  readonly countdown: CountdownStore;
  /** Until another code can be sent to the same number. */
  readonly pause: CountdownStore;
  readonly number = new NumberStore();
  readonly code = new CodeStore();
  /** `running` hides the content (OTP-1). */
  details: Async<void> = { kind: 'idle' };
  isUnknown = false;
  working: 'sending' | 'verifying' | 'going-on' | undefined;
  readonly #okey: string;
  readonly #deps: VerificationDeps;
  readonly #latest = new Latest();

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
        details: observableRef,
      },
      { autoBind: true },
    );
  }

  get hasCart(): boolean {
    return this.#deps.cart.isKept;
  }

  /** Looks again whether the visitor may stay (OTP-18); an order just confirmed has ended its own cart. */
  async checkCart(): Promise<void> {
    if (this.working !== 'going-on' && !this.hasCart) await this.leave();
  }

  async load(): Promise<void> {
    if (!this.hasCart) return this.leave();
    await this.look(async (signal) => {
      const outcome = await this.#deps.gateway.details(this.#okey, signal);
      if (!signal.aborted) runInAction(() => this.take(outcome));
    });
  }

  /** Sends the new number (OTP-34, OTP-35). */
  async sendNew(): Promise<void> {
    const { number, messages } = this;
    if (this.working !== undefined) return;
    number.submit();
    if (!number.isValid) return messages.say('error', copy.number.invalid);
    if (!number.isChanged) return messages.say('error', copy.number.same);
    await this.send();
  }

  /** Sends another code to the same number, once the last one is over (OTP-36, OTP-37). */
  async resend(): Promise<void> {
    const { number, messages, countdown, pause } = this;
    if (this.working !== undefined) return;
    if (number.isChanged) return messages.say('error', copy.number.same);
    const remaining = [countdown, pause].find(({ isRunning }) => isRunning);
    if (remaining) return messages.say('error', copy.number.wait(remaining.text));
    await this.send();
  }

  async verify(): Promise<void> {
    const { code, messages } = this;
    if (this.working !== undefined) return;
    code.touch();
    if (!code.isValid) return messages.say('error', copy.code.invalid);
    await this.ask('verifying', () => this.#deps.gateway.verify(this.#okey, code.typed), this.goOn);
    if (this.working === undefined) await this.updateCountdowns();
  }

  stop() {
    this.#latest.end();
    this.messages.stop();
    this.countdown.stop();
    this.pause.stop();
  }

  /** Without a cart list the visitor goes to the site root, but to the order when it needs no code any more (OTP-17, D86). */
  private leave(): Promise<void> {
    return this.look(async (signal) => {
      const progress = await this.#deps.gateway.progress(this.#okey, signal);
      if (!signal.aborted) this.#deps.navigation.replace(progress === 'verified' ? this.orderPath : '/');
    });
  }

  private async look(run: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const signal = this.#latest.begin();
    this.details = { kind: 'running' };
    try {
      await run(signal);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiUnreachable)) throw error;
      runInAction(() => (this.details = { kind: 'failed', sentence: copy.unreachable }));
    }
  }

  /** A refused try may have been the last one of the code: the countdowns must not promise what is over. */
  private async updateCountdowns(): Promise<void> {
    const signal = this.#latest.begin();
    try {
      const outcome = await this.#deps.gateway.details(this.#okey, signal);
      if (signal.aborted) return;
      if (outcome.kind === 'waiting') this.startCountdowns(outcome.details);
      else if (outcome.kind === 'verified') this.take(outcome);
    } catch (error) {
      if (!signal.aborted && !(error instanceof ApiUnreachable)) throw error;
    }
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
    what: 'sending' | 'verifying',
    ask: () => Promise<Outcome>,
    done: (sentence: string) => void,
  ): Promise<void> {
    this.working = what;
    try {
      const outcome = await ask();
      runInAction(() => {
        this.working = undefined;
        if (outcome.kind === 'done') done(outcome.sentence);
        else this.messages.say('error', outcome.sentence);
      });
    } catch (error) {
      if (!(error instanceof ApiUnreachable)) throw error;
      runInAction(() => {
        this.working = undefined;
        this.messages.say('error', copy.unreachable);
      });
    }
  }

  private take(outcome: DetailsOutcome) {
    switch (outcome.kind) {
      case 'waiting':
        this.details = { kind: 'done', value: undefined };
        this.number.know(outcome.details.mobile);
        this.startCountdowns(outcome.details);
        if (this.countdown.isRunning) this.messages.say('success', copy.code.sent);
        return;
      case 'verified':
        this.#deps.navigation.replace(this.orderPath);
        return;
      case 'unknown':
        this.details = { kind: 'idle' };
        this.isUnknown = true;
        return;
      case 'refused':
        this.details = { kind: 'failed', sentence: outcome.sentence };
        return;
      default:
        assertNever(outcome);
    }
  }

  /** The order stands: its cart is over (D76), the server's word shows, then the order. */
  private goOn(sentence: string) {
    const { cart, bus, clock, navigation } = this.#deps;
    const { businessId } = cart;
    this.working = 'going-on';
    this.countdown.stop();
    this.pause.stop();
    this.messages.say('success', sentence);
    cart.clear();
    bus.publish('cart-reset', { reason: 'ordered', businessId });
    clock.after(thanksStay, () => navigation.replace(this.orderPath));
  }

  private get orderPath(): string {
    return `/order-complete?${new URLSearchParams({ v: this.#okey })}`;
  }
}
