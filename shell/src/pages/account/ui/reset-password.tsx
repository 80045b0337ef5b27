import { Button, Card, FormFailure, PageWidth, TextField } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import styles from './account.module.css';
import { copy } from '../copy';
import type { ResetStore } from '../stores/reset-store';

/** The page behind the link of the password e-mail. */
export const ResetPassword = observer(function ResetPassword({ model }: { model: ResetStore }) {
  const save = (event: FormEvent) => {
    event.preventDefault();
    void model.save();
  };
  return (
    <PageWidth width="form" className={styles.reset}>
      <h1>{copy.resetTitle}</h1>
      <p className={styles.quiet}>{copy.resetLead}</p>
      <Card padding="large">
        <form className={styles.fields} noValidate onSubmit={save}>
          <TextField
            type="password"
            name="password"
            autoComplete="new-password"
            label={copy.newPassword}
            error={model.fault}
            required
            value={model.password}
            onChange={model.type}
          />
          {model.saving.kind === 'failed' && <FormFailure>{model.saving.sentence}</FormFailure>}
          <Button type="submit" busy={model.saving.kind === 'running'}>
            {copy.reset}
          </Button>
        </form>
      </Card>
    </PageWidth>
  );
});
