import { Task, done, idle, refused } from '@storefront/host';
import type { Host, TaskState } from '@storefront/host';
import { makeAutoObservable } from 'mobx';
import { isEmail } from '../../../session/domain/login-rules';
import { copy } from '../copy';
import type { ContactGateway } from '../gateway/contact-gateway';

export const contactFields = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];

export type ContactHost = Pick<Host, 'brand' | 'head' | 'session'>;

/** The contact form: filled in, sent once, and kept when it could not be sent (ACC-12, G18). */
export class ContactStore {
  fields: Readonly<Record<ContactField, string>>;
  readonly #gateway: ContactGateway;
  readonly #host: ContactHost;
  private touched: ReadonlySet<ContactField> = new Set();
  /** Done with the address that the answer goes to. */
  readonly #sending = new Task<string>(copy.unreachable);

  constructor(gateway: ContactGateway, host: ContactHost) {
    this.#gateway = gateway;
    this.#host = host;
    const known = host.session.visitor.data;
    this.fields = { name: known?.name ?? '', email: known?.email ?? '', subject: '', message: '' };
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get sending(): TaskState<string> {
    return this.#sending.state;
  }

  get contact() {
    return this.#host.brand.contact;
  }

  get faults(): Partial<Record<ContactField, string>> {
    return Object.fromEntries(
      contactFields.flatMap((field) => {
        const fault = faultOf(field, this.fields[field]);
        return fault !== undefined && this.touched.has(field) ? [[field, fault]] : [];
      }),
    );
  }

  start() {
    this.#host.head.set({ title: copy.title(this.#host.brand.name) });
  }

  stop() {
    this.#sending.abort();
  }

  type(field: ContactField, text: string) {
    this.fields = { ...this.fields, [field]: text };
  }

  leave(field: ContactField) {
    if (this.fields[field] !== '') this.touched = new Set([...this.touched, field]);
  }

  async send() {
    this.touched = new Set(contactFields);
    if (this.#sending.isRunning || Object.keys(this.faults).length > 0) return;
    const { name, email, subject, message } = this.fields;
    const letter = {
      name: name.trim(),
      email: email.trim(),
      subject: subject.trim(),
      message: message.trim(),
    };
    // Without the signal: a message that was sent must arrive even when the customer leaves the page.
    await this.#sending.run(
      () => this.#gateway.send(letter),
      (outcome) => (outcome.kind === 'sent' ? done(letter.email) : refused(outcome.sentence)),
    );
  }

  writeAnother() {
    this.fields = { ...this.fields, subject: '', message: '' };
    this.touched = new Set();
    this.#sending.set(idle);
  }
}

const faultOf = (field: ContactField, text: string): string | undefined => {
  if (text.trim() === '') return copy.required[field];
  return field === 'email' && !isEmail(text) ? copy.invalidEmail : undefined;
};
