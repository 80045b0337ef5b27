import { hasCode, isOk } from '@storefront/contract';
import type { Answer, UserData } from '@storefront/contract';
import { ApiUnreachable, Latest } from '@storefront/host';
import type { Api, Async } from '@storefront/host';
import { makeAutoObservable, runInAction } from 'mobx';
import { copy } from '../copy';
import { codeIn, fieldsOf, loginFaults } from '../domain/login-rules';
import type { LoginField, LoginFields, LoginPurpose } from '../domain/login-rules';
import type { PendingRegistration, Registration } from '../gateway/pending-registration';

const empty: LoginFields = { name: '', email: '', mobile: '', password: '', otp: '' };

/** What the popup needs of the session: `entered` with the data of who has come in. */
export interface Entrance {
  entered(data: UserData): void;
  dismiss(): void;
}

/** The form of the login popup: log in, register and confirm the address (D99), continue as guest, or ask for a new password. */
export class LoginStore {
  purpose: LoginPurpose;
  /** The registration that waits for its code. */
  registration: Registration | undefined;
  fields: LoginFields = empty;
  attempt: Async<string> = { kind: 'idle' };
  readonly #api: Api;
  readonly #entrance: Entrance;
  readonly #pending: PendingRegistration;
  private pressed: 'form' | 'guest' = 'form';
  private touched: ReadonlySet<LoginField> = new Set();
  readonly #latest = new Latest();

  constructor(api: Api, entrance: Entrance, pending: PendingRegistration) {
    this.#api = api;
    this.#entrance = entrance;
    this.#pending = pending;
    this.registration = pending.read();
    this.purpose = this.firstPurpose;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get busy() {
    return this.attempt.kind === 'running';
  }

  get formBusy() {
    return this.busy && this.pressed === 'form';
  }

  get guestBusy() {
    return this.busy && this.pressed === 'guest';
  }

  /** The faults that are shown: those of fields that were left, or of all after a submit (ADR-19, ADR-20). */
  get faults(): Partial<Record<LoginField, string>> {
    const all = loginFaults(this.purpose, this.fields);
    return Object.fromEntries(Object.entries(all).filter(([field]) => this.touched.has(field as LoginField)));
  }

  choose(purpose: LoginPurpose) {
    this.#latest.end();
    this.show(purpose === 'register' && this.registration ? 'confirm' : purpose);
  }

  /** Goes back to what was filled in, to change it or to have another code sent. */
  registerAgain() {
    this.#latest.end();
    this.forgetRegistration();
    this.show('register');
  }

  type(field: LoginField, text: string) {
    this.fields = { ...this.fields, [field]: text };
  }

  leave(field: LoginField) {
    if (this.fields[field] !== '') this.touched = new Set([...this.touched, field]);
  }

  async submit() {
    this.touched = new Set(fieldsOf[this.purpose]);
    if (this.busy || Object.keys(this.faults).length > 0) return;
    this.pressed = 'form';
    const { name, email, mobile, password, otp } = this.fields;
    const address = email.trim();
    switch (this.purpose) {
      case 'log-in':
        return this.enter((signal) =>
          this.#api.call('users/login', { email: address, password }, { signal }),
        );
      case 'register': {
        const body = { name: name.trim(), email: address, mobile: mobile.trim(), password };
        return this.run(async (signal) => {
          const answer = await this.#api.call('users/register', body, { signal });
          if (!isOk(answer)) return { kind: 'failed', sentence: answer.status };
          if (!signal.aborted)
            runInAction(() => this.waitForCode({ key: answer.registration_key, email: address }));
          return { kind: 'idle' };
        });
      }
      case 'confirm':
        return this.enter((signal) => this.confirm(codeIn(otp), signal));
      case 'forgot':
        return this.run(async (signal) => {
          const answer = await this.#api.call('users/forgot_password', { email: address }, { signal });
          return isOk(answer)
            ? { kind: 'done', value: copy.passwordMessageSent }
            : { kind: 'failed', sentence: answer.status };
        });
    }
  }

  async continueAsGuest() {
    if (this.busy) return;
    this.pressed = 'guest';
    await this.enter((signal) => this.#api.call('users/guest', {}, { signal }));
  }

  /** The customer has closed the popup: whatever is under way counts no more. */
  close() {
    this.clear();
    this.#entrance.dismiss();
  }

  private clear() {
    this.#latest.end();
    this.fields = empty;
    this.show(this.firstPurpose);
  }

  private get firstPurpose(): LoginPurpose {
    return this.registration ? 'confirm' : 'log-in';
  }

  private show(purpose: LoginPurpose) {
    this.purpose = purpose;
    this.touched = new Set();
    this.attempt = { kind: 'idle' };
  }

  private waitForCode(registration: Registration) {
    this.#pending.keep(registration);
    this.registration = registration;
    this.fields = { ...this.fields, otp: '' };
    this.show('confirm');
  }

  private forgetRegistration() {
    this.#pending.forget();
    this.registration = undefined;
  }

  /** Sends the code; one that is no longer alive leads back to the form, where another can be asked for. */
  private async confirm(otp: string, signal: AbortSignal): Promise<SessionAnswer> {
    const registration_key = this.registration?.key ?? '';
    const answer = await this.#api.call('users/confirm_registration', { registration_key, otp }, { signal });
    if (hasCode(answer, '204') && !signal.aborted)
      runInAction(() => {
        this.forgetRegistration();
        this.purpose = 'register';
        this.touched = new Set();
      });
    return answer;
  }

  private enter(ask: (signal: AbortSignal) => Promise<SessionAnswer>) {
    return this.run(async (signal) => {
      const answer = await ask(signal);
      if (!isOk(answer)) return { kind: 'failed', sentence: answer.status };
      if (signal.aborted) return { kind: 'idle' };
      runInAction(() => {
        if (answer.userdata.user_id !== '0') this.forgetRegistration();
        this.clear();
      });
      this.#entrance.entered({ ...answer.userdata, sessiontoken: answer.sessiontoken });
      return { kind: 'idle' };
    });
  }

  private async run(task: (signal: AbortSignal) => Promise<Async<string>>) {
    const signal = this.#latest.begin();
    this.attempt = { kind: 'running' };
    const outcome = await task(signal).catch((error: unknown): Async<string> => {
      if (signal.aborted || error instanceof ApiUnreachable)
        return { kind: 'failed', sentence: copy.unreachable };
      throw error;
    });
    if (!signal.aborted) runInAction(() => (this.attempt = outcome));
  }
}

type SessionAnswer = Answer<'users/login'> | Answer<'users/confirm_registration'> | Answer<'users/guest'>;
