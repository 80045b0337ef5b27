import { Button, FormFailure, TextArea, TextField } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { FormEvent } from 'react';
import { contactFields } from '../stores/contact-store';
import type { ContactField, ContactStore } from '../stores/contact-store';
import { copy } from '../copy';
import styles from './contact.module.css';

const inputs = {
  name: { type: 'text', autoComplete: 'name', maxLength: 100 },
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
  subject: { type: 'text', autoComplete: 'off', maxLength: 200 },
} as const;

/** The fields of a message; sending an invalid one puts the focus on the first fault. */
export const ContactForm = observer(function ContactForm({ model }: { model: ContactStore }) {
  const form = useRef<HTMLFormElement>(null);
  const { fields, faults, sending } = model;

  const send = (event: FormEvent) => {
    event.preventDefault();
    void model.send();
    const firstAtFault = contactFields.find((field) => model.faults[field] !== undefined);
    if (firstAtFault) form.current?.querySelector<HTMLElement>(`[name="${firstAtFault}"]`)?.focus();
  };
  const field = (name: ContactField) => ({
    name,
    label: copy.fields[name],
    error: faults[name],
    required: true,
    value: fields[name],
    onChange: (text: string) => model.type(name, text),
    onBlur: () => model.leave(name),
  });

  return (
    <form ref={form} className={styles.fields} noValidate onSubmit={send}>
      <TextField {...field('name')} {...inputs.name} />
      <TextField {...field('email')} {...inputs.email} />
      <TextField {...field('subject')} {...inputs.subject} />
      <TextArea {...field('message')} rows={6} maxLength={5000} />
      {sending.kind === 'failed' && <FormFailure>{sending.sentence}</FormFailure>}
      <Button type="submit" busy={sending.kind === 'running'}>
        {copy.send}
      </Button>
    </form>
  );
});
