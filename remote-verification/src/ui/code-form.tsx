import { Button, TextField } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { copy } from '../copy';
import type { VerificationStore } from '../stores/verification-store';
import styles from './verification-page.module.css';

/** The code and its button (OTP-10). */
export const CodeForm = observer(({ store }: { readonly store: VerificationStore }) => {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void store.verify();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={copy.code}
        required
        look="code"
        size="large"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        value={store.code}
        error={store.codeError}
        onChange={store.typeCode}
        onBlur={store.touchCode}
      />
      <Button type="submit" size="large" wide busy={store.busy === 'verify'}>
        {copy.verify}
      </Button>
    </form>
  );
});
