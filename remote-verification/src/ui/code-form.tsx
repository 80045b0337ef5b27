import { Button, ClockIcon, TextField } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import { copy } from '../copy';
import type { VerificationStore } from '../stores/verification-store';
import styles from './code-form.module.css';

interface CodeFormProps {
  readonly store: VerificationStore;
}

/** How long the code is valid, or when another one can be sent. */
const CodeTime = observer(function CodeTime({ store: { countdown, pause, isSent } }: CodeFormProps) {
  const running = [countdown, pause].find(({ isRunning }) => isRunning);
  if (!running) return <p className={styles.time}>{isSent ? copy.code.expired : copy.code.firstNow}</p>;
  const next = isSent ? copy.code.nextIn : copy.code.firstIn;
  return (
    <p className={styles.time}>
      <ClockIcon size={18} /> <span>{running === countdown ? copy.code.expiresIn : next}</span>{' '}
      <strong role="timer" className={styles.left}>
        {running.text}
      </strong>
    </p>
  );
});

/** The field of the code, how long the code is valid, and Verify (OTP-10 to OTP-12). */
export const CodeForm = observer(function CodeForm({ store }: CodeFormProps) {
  const { code, runningAction, verify } = store;
  const field = useRef<HTMLInputElement>(null);
  // The customer has come here to type the code, which is on its way.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void verify();
    if (!code.isValid) field.current?.focus();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label={copy.code.label}
        hint={copy.code.hint}
        variant="code"
        size="large"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code.typed}
        error={code.sentence}
        onChange={code.type}
        onBlur={code.touch}
      />
      <CodeTime store={store} />
      <Button
        type="submit"
        size="large"
        wide
        busy={runningAction === 'verifying' || runningAction === 'going-on'}
      >
        {copy.code.verify}
      </Button>
    </form>
  );
});
