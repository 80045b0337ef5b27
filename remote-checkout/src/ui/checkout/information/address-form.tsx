import { Banner, Button, TextField } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { FormEvent } from 'react';
import { copy } from '../../../copy';
import type { AddressField, AddressKind } from '../../../domain/address';
import type { AddressFormStore } from '../../../stores/address-form-store';
import type { InformationStore } from '../../../stores/information-store';
import styles from './address-form.module.css';

interface FieldOptions {
  readonly field: AddressField;
  readonly autoComplete: string;
  readonly maxLength: number;
  readonly type?: 'email' | 'tel';
  readonly optional?: boolean;
  readonly variant?: 'upper';
  /** Whether the field is one of two side by side. */
  readonly half?: boolean;
}

const contactFields: readonly FieldOptions[] = [
  { field: 'name', autoComplete: 'name', maxLength: 100 },
  { field: 'email', autoComplete: 'email', maxLength: 254, type: 'email', half: true },
  { field: 'mobile', autoComplete: 'tel-national', maxLength: 20, type: 'tel', half: true },
];

const placeFields: readonly FieldOptions[] = [
  { field: 'street', autoComplete: 'address-line1', maxLength: 200 },
  { field: 'street2', autoComplete: 'address-line2', maxLength: 200, optional: true },
  { field: 'city', autoComplete: 'address-level2', maxLength: 100, optional: true, half: true },
  { field: 'postcode', autoComplete: 'postal-code', maxLength: 10, variant: 'upper', half: true },
];

const fieldsOf: Readonly<Record<AddressKind, readonly FieldOptions[]>> = {
  contact: contactFields,
  whole: [...contactFields, ...placeFields],
};

const formId = 'address-form';

/** Moves the focus to a field of the form that is open. */
export function focusAddressForm(field: AddressField) {
  const form = document.getElementById(formId);
  const control = form instanceof HTMLFormElement ? form.elements.namedItem(field) : null;
  if (control instanceof HTMLElement) control.focus();
}

interface AddressFormProps {
  readonly information: InformationStore;
  readonly form: AddressFormStore;
}

/** The address form: three fields for collection, all of them for delivery (ADR-12 to ADR-25, D73). */
export const AddressForm = observer(function AddressForm({ information, form }: AddressFormProps) {
  const { kind, address } = form;
  const fields = fieldsOf[kind];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void information.saveForm();
    if (form.firstFault !== undefined) focusAddressForm(form.firstFault);
  };
  useEffect(() => {
    if (form.isOpenedByCustomer) focusAddressForm(form.firstFault ?? 'name');
  }, [form]);

  return (
    <form
      id={formId}
      className={styles.form}
      aria-label={copy.information.formOf[kind]}
      onSubmit={submit}
      noValidate
    >
      {fields.map(({ field, optional = false, half = false, ...control }) => (
        <TextField
          key={field}
          {...control}
          className={half ? '' : (styles.whole ?? '')}
          name={field}
          label={
            optional
              ? `${copy.information.labels[field]} ${copy.information.optional}`
              : copy.information.labels[field]
          }
          required={!optional}
          value={address[field]}
          error={form.sentenceOf(field)}
          onChange={(text) => form.type(field, text)}
          onBlur={() => form.touch(field)}
        />
      ))}
      {form.sentence !== '' && (
        <Banner className={styles.whole ?? ''} tone="danger" role="alert">
          {form.sentence}
        </Banner>
      )}
      <div className={styles.buttons}>
        {form.canCancel && (
          <Button tone="quiet" onClick={information.closeForm}>
            {copy.information.cancel}
          </Button>
        )}
        <Button type="submit" tone="secondary" busy={form.isSaving}>
          {copy.information.save[kind]}
        </Button>
      </div>
    </form>
  );
});
