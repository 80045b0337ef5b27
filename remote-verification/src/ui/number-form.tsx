import { Button, EditIcon, TextField, classNames } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import { copy } from '../copy';
import type { VerificationStore } from '../stores/verification-store';
import styles from './number-form.module.css';

/** The number that the code is sent to: locked until Edit, then the code goes to another number or to the same again (OTP-2 to OTP-9). */
export const NumberForm = observer(function NumberForm({ store }: { store: VerificationStore }) {
  const { number, runningAction, sendNew, resend } = store;
  const { isEditing, isChanged } = number;
  const field = useRef<HTMLInputElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (isEditing) field.current?.focus();
    else if (wasEditing.current) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isEditing) void (isChanged ? sendNew() : resend());
  };
  return (
    <form className={classNames(styles.form, !isEditing && styles.locked)} onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label={copy.number.label}
        hint={copy.number.hint}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={20}
        disabled={!isEditing}
        value={number.shown}
        error={number.sentence}
        onChange={number.type}
        onBlur={number.touch}
      />
      <div className={styles.buttons}>
        {!isEditing && (
          <Button ref={edit} tone="secondary" icon={<EditIcon size={18} />} onClick={number.edit}>
            {copy.number.edit}
          </Button>
        )}
        {isEditing && (
          <Button tone="quiet" onClick={number.cancel}>
            {copy.number.cancel}
          </Button>
        )}
        {isEditing && isChanged && (
          <Button key="send" type="submit" tone="secondary" busy={runningAction === 'sending'}>
            {copy.number.send}
          </Button>
        )}
        {isEditing && !isChanged && (
          <Button key="resend" type="submit" tone="secondary" busy={runningAction === 'sending'}>
            {copy.number.resend}
          </Button>
        )}
      </div>
    </form>
  );
});
