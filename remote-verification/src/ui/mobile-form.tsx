import { Button, TextField } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { copy } from '../copy';
import type { VerificationStore } from '../stores/verification-store';
import styles from './verification-page.module.css';

/** The number that the code goes to: locked until Edit (OTP-2 to OTP-9). */
export const MobileForm = observer(({ store }: { readonly store: VerificationStore }) => {
  const { isEditing, isChanged, busy } = store;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isEditing) void (isChanged ? store.send() : store.resend());
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={copy.mobile}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        disabled={!isEditing}
        value={store.newMobile}
        error={isEditing ? store.mobileError : ''}
        onChange={store.typeMobile}
        onBlur={store.touchMobile}
      />
      <div className={styles.verbs}>
        {!isEditing && (
          <Button tone="secondary" size="small" onClick={store.edit}>
            {copy.edit}
          </Button>
        )}
        {isEditing && (
          <Button tone="quiet" size="small" onClick={store.cancel}>
            {copy.cancel}
          </Button>
        )}
        {isEditing && isChanged && (
          <Button type="submit" tone="secondary" size="small" busy={busy === 'send'}>
            {copy.send}
          </Button>
        )}
        {isEditing && !isChanged && (
          <Button type="submit" tone="secondary" size="small" busy={busy === 'send'}>
            {copy.resend}
          </Button>
        )}
      </div>
    </form>
  );
});
