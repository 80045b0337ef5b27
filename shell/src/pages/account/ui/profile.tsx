import { TextField } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { AccountForm } from './account-form';
import { copy } from '../copy';
import type { ProfileStore } from '../stores/profile-store';

/** Who the user is, and the form to change it. */
export const Profile = observer(function Profile({ model }: { model: ProfileStore }) {
  const { saving, faults } = model;
  return (
    <AccountForm
      heading={copy.details}
      saving={saving}
      save={model.save}
      faults={() => Object.keys(model.faults)}
      action={copy.save}
    >
      <TextField
        name="name"
        autoComplete="name"
        maxLength={100}
        label={copy.name}
        error={faults.name}
        required
        value={model.name}
        onChange={model.typeName}
      />
      <TextField
        label={copy.email}
        hint={copy.emailHint}
        type="email"
        value={model.email}
        onChange={() => undefined}
        readOnly
      />
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
    </AccountForm>
  );
});
