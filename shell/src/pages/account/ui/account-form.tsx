import type { TaskState } from '@storefront/host';
import { Banner, Button, Card, FormFailure } from '@storefront/ui';
import { useId, useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import styles from './account.module.css';

interface AccountFormProps {
  readonly heading: string;
  /** A sentence to read before filling in the form. */
  readonly lead?: string;
  readonly saving: TaskState<string>;
  readonly save: () => Promise<void>;
  /** The names of the invalid fields in their order on the screen; called after a submit. */
  readonly faults?: () => readonly string[];
  readonly action: string;
  readonly children: ReactNode;
}

/** A form of the account: its fields and its outcome; a submit puts the focus on the first fault. */
export function AccountForm({ heading, lead, saving, save, faults, action, children }: AccountFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
    const [first] = faults?.() ?? [];
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  return (
    <Card as="section" padding="large" aria-labelledby={id}>
      <form ref={form} className={styles.fields} noValidate aria-labelledby={id} onSubmit={submit}>
        <div className={styles.words}>
          <h2 id={id}>{heading}</h2>
          {lead !== undefined && <p className={styles.quiet}>{lead}</p>}
        </div>
        {children}
        {saving.kind === 'failed' && <FormFailure>{saving.sentence}</FormFailure>}
        <div role="status" className={styles.status}>
          {saving.kind === 'done' && <Banner tone="success">{saving.value}</Banner>}
        </div>
        <Button type="submit" busy={saving.kind === 'running'}>
          {action}
        </Button>
      </form>
    </Card>
  );
}
