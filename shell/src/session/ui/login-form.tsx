import { Banner, Button, FormFailure, TextField } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import { copy } from '../copy';
import { fieldsOf } from '../domain/login-rules';
import type { LoginField, LoginPurpose } from '../domain/login-rules';
import type { LoginStore } from '../stores/login-store';
import styles from './login-popup.module.css';

const inputs: Record<
  LoginField,
  { type: string; autoComplete: string; maxLength?: number; inputMode?: 'tel' | 'email' | 'numeric' }
> = {
  name: { type: 'text', autoComplete: 'name', maxLength: 100 },
  email: { type: 'email', autoComplete: 'username', maxLength: 254, inputMode: 'email' },
  mobile: { type: 'tel', autoComplete: 'tel-national', inputMode: 'tel' },
  password: { type: 'password', autoComplete: 'current-password' },
  otp: { type: 'text', autoComplete: 'one-time-code', maxLength: 10, inputMode: 'numeric' },
};

const hintOf = (field: LoginField, purpose: LoginPurpose) => {
  if (field === 'mobile') return copy.mobileHint;
  if (field === 'otp') return copy.otpHint;
  return field === 'password' && purpose === 'register' ? copy.passwordHint : undefined;
};

/** The fields for the popup's purpose, with the server's answer above them; a submit puts the focus on the first fault. */
export const LoginForm = observer(function LoginForm({ login }: { login: LoginStore }) {
  const form = useRef<HTMLFormElement>(null);
  const { purpose, attempt, fields, faults } = login;

  useEffect(() => {
    if (purpose === 'confirm') form.current?.querySelector<HTMLInputElement>('[name="otp"]')?.focus();
  }, [purpose]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void login.submit();
    const firstAtFault = fieldsOf[purpose].find((field) => login.faults[field] !== undefined);
    if (firstAtFault) form.current?.querySelector<HTMLInputElement>(`[name="${firstAtFault}"]`)?.focus();
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {fieldsOf[purpose].map((field) => (
        <TextField
          key={field}
          {...inputs[field]}
          {...(field === 'password' && purpose === 'register' ? { autoComplete: 'new-password' } : {})}
          name={field}
          label={copy.fields[field]}
          hint={hintOf(field, purpose)}
          error={faults[field]}
          required
          value={fields[field]}
          onChange={(text) => login.type(field, text)}
          onBlur={() => login.leave(field)}
        />
      ))}
      {attempt.kind === 'failed' && <FormFailure>{attempt.sentence}</FormFailure>}
      {attempt.kind === 'done' && (
        <Banner tone="success" role="status">
          {attempt.value}
        </Banner>
      )}
      <Button type="submit" wide busy={login.formBusy}>
        {copy.submit[purpose]}
      </Button>
    </form>
  );
});
