import { makeAutoObservable } from 'mobx';
import { Task, done, idle, refused } from '@storefront/host';
import type { PageLocation, TaskState } from '@storefront/host';
import { copy } from '../copy';
import { isEmail } from '../domain/email';
import type { AlertOutcome, ServiceAlertsGateway } from '../gateway/service-alerts-gateway';

interface ServiceAlertDeps {
  readonly gateway: ServiceAlertsGateway;
  /** The customer's own address, '' while it is not known. */
  readonly knownEmail: () => string;
}

/** 'Tell me when': asking for one e-mail once a restaurant serves a place, and taking that back by the link of the first one (D119). */
export class ServiceAlertStore {
  /** Whether the field for the address shows. */
  open = false;
  email = '';
  submitted = false;
  /** The key of the link that the customer came by; '' without one. */
  key = '';
  readonly #deps: ServiceAlertDeps;
  /** Done with the sentence that says what will happen. */
  readonly #task = new Task<string>(copy.unreachable);
  /** The postcode that all of this is about. */
  #postcode = '';

  constructor(deps: ServiceAlertDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get task(): TaskState<string> {
    return this.#task.state;
  }

  get fault(): string | undefined {
    const email = this.email.trim();
    if (!this.submitted || isEmail(email)) return undefined;
    return email === '' ? copy.alert.required : copy.alert.invalid;
  }

  /** Follows the address; another place begins from the start, with the e-mail address kept. */
  follow({ query }: PageLocation, postcode: string) {
    this.key = query['alert'] ?? '';
    if (postcode === this.#postcode) return;
    this.#postcode = postcode;
    this.open = this.submitted = false;
    this.#task.set(idle);
  }

  ask() {
    this.open = true;
    this.email ||= this.#deps.knownEmail();
  }

  type(email: string) {
    this.email = email;
  }

  /** Takes the request of the link back, or sends the address. */
  async submit(): Promise<void> {
    const { gateway } = this.#deps;
    const postcode = this.#postcode;
    const email = this.email.trim();
    this.submitted = true;
    if (this.#task.isRunning) return;
    if (this.key !== '') await this.run(() => gateway.takeBack(this.key), copy.alert.takenBack(postcode));
    else if (this.fault === undefined)
      await this.run(() => gateway.request(postcode, email), copy.alert.kept(email, postcode));
  }

  stop() {
    this.#task.abort();
  }

  /** Without the signal: what was sent must arrive even when the customer leaves the page. */
  private async run(ask: () => Promise<AlertOutcome>, sentence: string): Promise<void> {
    await this.#task.run(ask, (outcome) =>
      outcome.kind === 'done' ? done(sentence) : refused(outcome.sentence),
    );
  }
}
