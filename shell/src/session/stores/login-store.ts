import type { UserData } from '@storefront/contract';
import { Task, done, idle, refused } from '@storefront/host';
import type { TaskState } from '@storefront/host';
import { makeAutoObservable } from 'mobx';
import { copy } from '../copy';
import { codeIn, fieldsOf, loginFaults } from '../domain/login-rules';
import type { LoginField, LoginFields, LoginPurpose } from '../domain/login-rules';
import { isGuest } from '../gateway/parse-visitor';
import type { PendingRegistration, Registration } from '../gateway/pending-registration';
import type { EnterOutcome, SessionGateway } from '../gateway/session-gateway';

const empty: LoginFields = { name: '', email: '', mobile: '', password: '', otp: '' };

/** What the popup needs of the session; `entered` takes the data of the user or guest who has logged in. */
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
  readonly #gateway: SessionGateway;
  readonly #entrance: Entrance;
  readonly #pending: PendingRegistration;
  private pressed: 'form' | 'guest' = 'form';
  private touched: ReadonlySet<LoginField> = new Set();
  readonly #attempt = new Task<string>(copy.unreachable);

  constructor(gateway: SessionGateway, entrance: Entrance, pending: PendingRegistration) {
    this.#gateway = gateway;
    this.#entrance = entrance;
    this.#pending = pending;
    this.registration = pending.read();
    this.purpose = this.firstPurpose;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get attempt(): TaskState<string> {
    return this.#attempt.state;
  }

  get busy() {
    return this.#attempt.isRunning;
  }

  get formBusy() {
    return this.busy && this.pressed === 'form';
  }

  get guestBusy() {
    return this.busy && this.pressed === 'guest';
  }

  /** The faults that show: those of fields that the customer has left, or all after a submit (ADR-19, ADR-20). */
  get faults(): Partial<Record<LoginField, string>> {
    const all = loginFaults(this.purpose, this.fields);
    return Object.fromEntries(Object.entries(all).filter(([field]) => this.touched.has(field as LoginField)));
  }

  choose(purpose: LoginPurpose) {
    this.show(purpose === 'register' && this.registration ? 'confirm' : purpose);
  }

  /** Goes back to what was filled in, to change it or to have another code sent. */
  registerAgain() {
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
        return this.enter((signal) => this.#gateway.logIn(address, password, signal));
      case 'register': {
        const user = { name: name.trim(), email: address, mobile: mobile.trim(), password };
        return this.#attempt.run(
          (signal) => this.#gateway.register(user, signal),
          (outcome) => {
            if (outcome.kind === 'refused') return refused(outcome.sentence);
            this.waitForCode(outcome.registration);
            return idle;
          },
        );
      }
      case 'confirm':
        return this.confirm(codeIn(otp));
      case 'forgot':
        return this.#attempt.run(
          (signal) => this.#gateway.sendPasswordLink(address, signal),
          (outcome) => (outcome.kind === 'sent' ? done(copy.passwordMessageSent) : refused(outcome.sentence)),
        );
    }
  }

  async continueAsGuest() {
    if (this.busy) return;
    this.pressed = 'guest';
    await this.enter((signal) => this.#gateway.enterAsGuest(signal));
  }

  /** Called when the customer closes the popup: a question under way no longer counts. */
  close() {
    this.clear();
    this.#entrance.dismiss();
  }

  private clear() {
    this.fields = empty;
    this.show(this.firstPurpose);
  }

  private get firstPurpose(): LoginPurpose {
    return this.registration ? 'confirm' : 'log-in';
  }

  private show(purpose: LoginPurpose) {
    this.purpose = purpose;
    this.touched = new Set();
    this.#attempt.set(idle);
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

  /** Sends the code; when it has expired, the form shows again, where another can be asked for. */
  private confirm(otp: string) {
    const registration = this.registration ?? { key: '', email: '' };
    return this.#attempt.run(
      (signal) => this.#gateway.confirm(registration, otp, signal),
      (outcome) => {
        if (outcome.kind !== 'expired') return this.take(outcome);
        this.forgetRegistration();
        this.purpose = 'register';
        this.touched = new Set();
        return refused(outcome.sentence);
      },
    );
  }

  private enter(ask: (signal: AbortSignal) => Promise<EnterOutcome>) {
    return this.#attempt.run(ask, this.take);
  }

  private take(outcome: EnterOutcome): TaskState<string> {
    if (outcome.kind === 'refused') return refused(outcome.sentence);
    if (!isGuest(outcome.data)) this.forgetRegistration();
    this.clear();
    this.#entrance.entered(outcome.data);
    return idle;
  }
}
