import { Checkbox, TextField } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { AccountForm } from './account-form';
import { copy } from '../copy';
import type { PasswordStore } from '../stores/password-store';

/** The change of the password (ACC-5). */
export const Password = observer(function Password({ model }: { model: PasswordStore }) {
  const { saving, faults, fields, isShown } = model;
  const type = isShown ? 'text' : 'password';
  return (
    <AccountForm
      heading={copy.password.heading}
      lead={copy.password.lead}
      saving={saving}
      save={model.save}
      faults={() => Object.keys(model.faults)}
      action={copy.password.save}
    >
      <input type="text" autoComplete="username" value={model.email} readOnly hidden />
      <TextField
        type={type}
        name="old"
        autoComplete="current-password"
        label={copy.password.old}
        error={faults.old}
        required
        value={fields.old}
        onChange={(text) => model.type('old', text)}
      />
      <TextField
        type={type}
        name="new"
        autoComplete="new-password"
        label={copy.newPassword}
        hint={copy.password.hint}
        error={faults.new}
        required
        value={fields.new}
        onChange={(text) => model.type('new', text)}
      />
      <Checkbox label={copy.password.show} checked={isShown} onChange={model.show} />
    </AccountForm>
  );
});
