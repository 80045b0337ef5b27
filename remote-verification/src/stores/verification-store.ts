import { assertNever } from '@storefront/contract';
import { Task, done, idle, refused } from '@storefront/host';
import type { Clock, TaskState } from '@storefront/host';
import { makeAutoObservable, runInAction } from 'mobx';
import { copy } from '../copy';
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
import type { Subject } from './subject';

/** How long the server's sentence on a verified order shows before the page leaves, in milliseconds (OTP-22, OTP-23). */
const thanksStay = 1_500;

export interface VerificationDeps {
  readonly gateway: VerificationGateway;
  readonly subject: Subject;
  readonly clock: Clock;
}

/** Confirming a cash order or a booking: the number that its code goes to, the code, and what follows (OTP-1 to OTP-38, D120). */
export class VerificationStore {
  readonly messages: MessageStore;
  readonly countdown: CountdownStore;
  /** The time until another code can be sent to the same number. */
  readonly pause: CountdownStore;
  readonly number = new NumberStore();
  readonly code = new CodeStore();
  runningAction: 'sending' | 'verifying' | 'going-on' | undefined;
  /** Whether a code was sent to the number; the server may have to wait with the first one (D116). */
  isSent = true;
  readonly #key: string;
  #businessId: string | null = null;
  readonly #deps: VerificationDeps;
  readonly #details = new Task<'waiting' | 'unknown'>(copy.unreachable);
  readonly #request = new Task<undefined>(copy.unreachable);

  constructor(key: string, deps: VerificationDeps) {
    this.#key = key;
    this.#deps = deps;
    this.messages = new MessageStore(deps.clock);
    this.countdown = new CountdownStore(deps.clock);
    this.pause = new CountdownStore(deps.clock);
    makeAutoObservable(
      this,
      { messages: false, countdown: false, pause: false, number: false, code: false, canStay: false },
      { autoBind: true },
    );
  }

  /** Whether it waits for its code, or is not known; `running` hides the content (OTP-1). */
  get details(): TaskState<'waiting' | 'unknown'> {
    return this.#details.state;
  }

  get isUnknown(): boolean {
    return this.#details.value === 'unknown';
  }

  get canStay(): boolean {
    return this.#deps.subject.canStay;
  }

  /** Checks again whether the visitor may stay (OTP-18); an order that was just confirmed has cleared its own cart. */
  async checkCart(): Promise<void> {
    if (this.runningAction !== 'going-on' && !this.canStay) await this.leave();
  }

  async load(): Promise<void> {
    if (!this.canStay) return this.leave();
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
    if (remaining && !this.isSent) return messages.show('error', copy.code.notSent(remaining.seconds));
    if (remaining) return messages.show('error', copy.number.wait(remaining.text));
    await this.send();
  }

  async verify(): Promise<void> {
    const { code, messages } = this;
    if (this.runningAction !== undefined) return;
    code.touch();
    if (!code.isValid) return messages.show('error', copy.code.invalid);
    await this.ask('verifying', () => this.#deps.gateway.verify(this.#key, code.typed), this.showConfirmed);
    if (this.runningAction === undefined) await this.updateCountdowns();
  }

  stop() {
    this.#details.abort();
    this.messages.stop();
    this.countdown.stop();
    this.pause.stop();
  }

  /** Leads away a visitor who may not stay (OTP-17, D86). */
  private async leave(): Promise<void> {
    const { gateway, subject } = this.#deps;
    await this.#details.run(
      (signal) => gateway.progress(this.#key, signal),
      (progress) => {
        subject.leave(progress === 'verified');
        return { kind: 'running' };
      },
    );
  }

  private fetchDetails(signal: AbortSignal) {
    return this.#deps.gateway.details(this.#key, signal);
  }

  /** Asks for the countdowns after a refused code: it may have been the last try, and they must not promise a code that has ended. */
  private async updateCountdowns(): Promise<void> {
    await this.#details.refresh(this.fetchDetails, (outcome) => {
      if (outcome.kind === 'waiting') this.startCountdowns(outcome.details);
      return outcome.kind === 'verified' ? this.toState(outcome) : this.details;
    });
  }

  private startCountdowns({ expiresIn, resendIn, isSent }: CodeDetails) {
    this.isSent = isSent;
    this.countdown.start(expiresIn);
    this.pause.start(resendIn);
  }

  private send(): Promise<void> {
    return this.ask(
      'sending',
      () => this.#deps.gateway.send(this.#key, this.number.typed),
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
      if (outcome.kind === 'refused') return refused(outcome.sentence);
      if (outcome.kind === 'lost') this.#deps.subject.lost(outcome.sentence);
      else succeed(outcome.sentence);
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
        this.#businessId = outcome.details.businessId;
        this.startCountdowns(outcome.details);
        if (this.countdown.isRunning) this.messages.show('success', copy.code.sent);
        else if (!this.isSent && this.pause.isRunning)
          this.messages.show('error', copy.code.notSent(outcome.details.resendIn));
        return done('waiting');
      case 'verified':
        this.#deps.subject.goOn(this.#businessId);
        return this.details;
      case 'unknown':
        return done('unknown');
      case 'refused':
        return refused(outcome.sentence);
      default:
        return assertNever(outcome);
    }
  }

  /** Shows the server's sentence for a moment before the customer goes on (OTP-22, OTP-23). */
  private showConfirmed(sentence: string) {
    const { subject, clock } = this.#deps;
    this.runningAction = 'going-on';
    this.countdown.stop();
    this.pause.stop();
    this.messages.show('success', sentence);
    subject.confirmed();
    clock.after(thanksStay, () => subject.goOn(this.#businessId));
  }
}
