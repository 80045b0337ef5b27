import { isOk } from '@storefront/contract';
import { ApiUnreachable, Latest } from '@storefront/host';
import type { Async, Host } from '@storefront/host';
import { makeAutoObservable, runInAction } from 'mobx';
import { isEmail } from '../../../session/domain/login-rules';
import { copy } from '../copy';

export const contactFields = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];

export type ContactHost = Pick<Host, 'api' | 'brand' | 'head' | 'session'>;

/** The contact form: filled in, sent once, and kept when it could not be sent (ACC-12, G18). */
export class ContactStore {
  fields: Readonly<Record<ContactField, string>>;
  sending: Async<string> = { kind: 'idle' };
  readonly #host: ContactHost;
  private touched: ReadonlySet<ContactField> = new Set();
  readonly #latest = new Latest();

  constructor(host: ContactHost) {
    this.#host = host;
    const known = host.session.visitor.data;
    this.fields = { name: known?.name ?? '', email: known?.email ?? '', subject: '', message: '' };
    makeAutoObservable(this, {}, { autoBind: true });
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
    this.#latest.end();
  }

  type(field: ContactField, text: string) {
    this.fields = { ...this.fields, [field]: text };
  }

  leave(field: ContactField) {
    if (this.fields[field] !== '') this.touched = new Set([...this.touched, field]);
  }

  async send() {
    this.touched = new Set(contactFields);
    if (this.sending.kind === 'running' || Object.keys(this.faults).length > 0) return;
    const { name, email, subject, message } = this.fields;
    const body = { name: name.trim(), email: email.trim(), subject: subject.trim(), message: message.trim() };
    const signal = this.#latest.begin();
    this.sending = { kind: 'running' };
    const outcome = await this.#host.api.call('information/contact_us', body).then(
      (answer): Async<string> =>
        isOk(answer) ? { kind: 'done', value: body.email } : { kind: 'failed', sentence: answer.status },
      (error: unknown): Async<string> => {
        if (error instanceof ApiUnreachable) return { kind: 'failed', sentence: copy.unreachable };
        throw error;
      },
    );
    if (!signal.aborted) runInAction(() => (this.sending = outcome));
  }

  writeAnother() {
    this.fields = { ...this.fields, subject: '', message: '' };
    this.touched = new Set();
    this.sending = { kind: 'idle' };
  }
}

const faultOf = (field: ContactField, text: string): string | undefined => {
  if (text.trim() === '') return copy.required[field];
  return field === 'email' && !isEmail(text) ? copy.invalidEmail : undefined;
};
