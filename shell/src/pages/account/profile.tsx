import { Banner, Button, Card, TextField } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import styles from './account.module.css';
import { copy } from './copy';
import type { ProfileStore } from './profile-store';

/** Who the user is, and the form to change it. */
export const Profile = observer(function Profile({ model }: { model: ProfileStore }) {
  const { saving, faults } = model;
  const save = (event: FormEvent) => {
    event.preventDefault();
    void model.save();
  };
  return (
    <Card padding="large" className={styles.profile ?? ''}>
      <form className={styles.fields} noValidate onSubmit={save}>
        {saving.kind === 'failed' && (
          <Banner tone="danger" role="alert">
            {saving.sentence}
          </Banner>
        )}
        {saving.kind === 'done' && (
          <Banner tone="success" role="status">
            {saving.value}
          </Banner>
        )}
        <TextField
          name="name"
          autoComplete="name"
          label={copy.name}
          error={faults.name}
          required
          value={model.name}
          onChange={model.typeName}
        />
        <TextField label={copy.email} type="email" value={model.email} onChange={() => undefined} readOnly />
        <TextField
          name="mobile"
          type="tel"
          autoComplete="tel-national"
          label={copy.mobile}
          error={faults.mobile}
          required
          value={model.mobile}
          onChange={model.typeMobile}
        />
        <Button type="submit" busy={saving.kind === 'running'}>
          {copy.save}
        </Button>
      </form>
    </Card>
  );
});
