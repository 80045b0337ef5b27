import { ApiUnreachable, Latest, type Async, type Clock, type End } from '@storefront/host';
import { makeAutoObservable, runInAction } from 'mobx';
import { copy } from '../copy';
import { codeError, minutesAndSeconds, mobileError } from '../domain/fields';
import type { CodeGateway, Told } from '../gateway/code-gateway';

export interface Message {
  readonly tone: 'success' | 'error';
  readonly text: string;
}

export interface VerificationParts {
  readonly gateway: CodeGateway;
  readonly clock: Clock;
  readonly okey: string;
  /** The order stands now: `isNews` unless it did so before. */
  readonly confirmed: (isNews: boolean) => void;
}

const messageLasts = 5_000;
const second = 1_000;

/** The number that the code went to, the code, the time left, and the one message of the page. */
export class VerificationStore {
  loading: Async<true> = { kind: 'idle' };
  /** The number of the order. */
  mobile = '';
  newMobile = '';
  code = '';
  isEditing = false;
  isMobileTouched = false;
  isCodeTouched = false;
  isMobileSubmitted = false;
  secondsLeft = 0;
  message: Message | undefined;
  busy: 'verify' | 'send' | undefined;
  private readonly latest = new Latest();
  private endCountdown: End = () => undefined;
  private endMessage: End = () => undefined;

  constructor(private readonly parts: VerificationParts) {
    makeAutoObservable<this, 'parts' | 'latest' | 'endCountdown' | 'endMessage'>(
      this,
      { parts: false, latest: false, endCountdown: false, endMessage: false },
      { autoBind: true },
    );
  }

  /** Minutes and seconds, undefined once both are 00 (OTP-11). */
  get countdown(): string | undefined {
    return this.secondsLeft > 0 ? minutesAndSeconds(this.secondsLeft) : undefined;
  }

  get isChanged(): boolean {
    return this.newMobile !== this.mobile;
  }

  get mobileError(): string {
    return this.isMobileTouched || this.isMobileSubmitted ? mobileError(this.newMobile) : '';
  }

  get codeError(): string {
    return this.isCodeTouched ? codeError(this.code) : '';
  }

  async load(): Promise<void> {
    const signal = this.latest.begin();
    if (this.loading.kind !== 'done') this.loading = { kind: 'running' };
    try {
      const outcome = await this.parts.gateway.details(this.parts.okey, signal);
      if (signal.aborted) return;
      runInAction(() => {
        if (outcome.kind === 'waiting') {
          this.view(outcome.order.mobile);
          this.countFrom(outcome.order.secondsLeft);
          this.loading = { kind: 'done', value: true };
          this.say('success', copy.sent);
        } else if (outcome.kind === 'confirmed') this.parts.confirmed(false);
        else this.loading = { kind: 'failed', sentence: outcome.sentence };
      });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiUnreachable)) throw error;
      runInAction(() => {
        if (this.loading.kind === 'done') this.say('error', copy.unreachable);
        else this.loading = { kind: 'failed', sentence: copy.unreachable };
      });
    }
  }

  edit() {
    this.isEditing = true;
    this.newMobile = this.mobile;
    this.isMobileTouched = false;
    this.isMobileSubmitted = false;
  }

  cancel() {
    this.view(this.mobile);
  }

  typeMobile(mobile: string) {
    this.newMobile = mobile;
  }

  touchMobile() {
    this.isMobileTouched = true;
  }

  typeCode(code: string) {
    this.code = code;
  }

  touchCode() {
    this.isCodeTouched = true;
  }

  /** Sends a code to the new number (OTP-34, OTP-35). */
  async send(): Promise<void> {
    this.isMobileSubmitted = true;
    if (mobileError(this.newMobile) !== '') return this.say('error', copy.enterMobile);
    if (!this.isChanged) return this.say('error', copy.sameMobile);
    await this.sendTo(this.newMobile);
  }

  /** Sends another code to the same number, once the time of the last is over (OTP-36, OTP-37). */
  async resend(): Promise<void> {
    if (this.isChanged) return this.say('error', copy.sameMobile);
    if (this.countdown !== undefined) return this.say('error', copy.wait(this.countdown));
    await this.sendTo(this.mobile);
  }

  async verify(): Promise<void> {
    this.isCodeTouched = true;
    if (codeError(this.code) !== '') return this.say('error', copy.enterCode);
    const told = await this.ask('verify', () => this.parts.gateway.verify(this.parts.okey, this.code));
    if (told?.isDone) this.parts.confirmed(true);
  }

  stop() {
    this.latest.end();
    this.endCountdown();
    this.endMessage();
  }

  private async sendTo(mobile: string): Promise<void> {
    const told = await this.ask('send', () => this.parts.gateway.send(this.parts.okey, mobile));
    if (told?.isDone) await this.load();
  }

  /** Asks one thing at a time and says what the server told; undefined when it could not be asked. */
  private async ask(busy: 'verify' | 'send', call: () => Promise<Told>): Promise<Told | undefined> {
    if (this.busy !== undefined) return undefined;
    this.busy = busy;
    try {
      const told = await call();
      this.say(told.isDone ? 'success' : 'error', told.sentence);
      return told;
    } catch (error) {
      if (!(error instanceof ApiUnreachable)) throw error;
      this.say('error', copy.unreachable);
      return undefined;
    } finally {
      runInAction(() => (this.busy = undefined));
    }
  }

  private view(mobile: string) {
    this.mobile = mobile;
    this.newMobile = mobile;
    this.isEditing = false;
    this.isMobileTouched = false;
    this.isMobileSubmitted = false;
  }

  /** A newer countdown ends the older one (OTP-14). */
  private countFrom(seconds: number) {
    this.endCountdown();
    this.secondsLeft = seconds;
    if (seconds > 0) this.endCountdown = this.parts.clock.every(second, this.tick);
  }

  private tick() {
    this.secondsLeft -= 1;
    if (this.secondsLeft <= 0) this.endCountdown();
  }

  private say(tone: Message['tone'], text: string) {
    this.endMessage();
    this.message = { tone, text };
    this.endMessage = this.parts.clock.after(messageLasts, () =>
      runInAction(() => (this.message = undefined)),
    );
  }
}
