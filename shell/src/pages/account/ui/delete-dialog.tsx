import { Banner, Button, Dialog, TextField } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import type { FormEvent } from 'react';
import styles from './account.module.css';
import { copy } from '../copy';
import type { PrivacyStore } from '../stores/privacy-store';

/** Asks for confirmation and the password before the account is deleted. */
export const DeleteDialog = observer(function DeleteDialog({ model }: { model: PrivacyStore }) {
  const { deleting, fault, password } = model;
  const field = useRef<HTMLInputElement>(null);
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void model.deleteAccount().then(() => field.current?.focus());
  };
  return (
    <Dialog
      open={model.isAsking}
      onClose={model.keep}
      title={copy.privacy.askTitle}
      description={copy.privacy.askText}
      size="small"
      initialFocus={field}
      footer={
        <>
          <Button tone="secondary" onClick={model.keep}>
            {copy.privacy.keep}
          </Button>
          <Button tone="danger" type="submit" form={form} busy={deleting.kind === 'running'}>
            {copy.privacy.confirm}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.fields} noValidate onSubmit={submit}>
        {deleting.kind === 'failed' && (
          <Banner tone="danger" role="alert">
            {deleting.sentence}
          </Banner>
        )}
        <input type="text" autoComplete="username" value={model.email} readOnly hidden />
        <TextField
          ref={field}
          type="password"
          name="password"
          autoComplete="current-password"
          label={copy.privacy.password}
          error={fault}
          required
          value={password}
          onChange={model.type}
        />
      </form>
    </Dialog>
  );
});
