import { Segments, TextField } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { EditableBusiness } from '../../domain/menu-desk';
import type { DraftForm } from '../../stores/draft-form';
import styles from './menu-desk.module.css';

type Charges = EditableBusiness['service_charge'];

interface ChargesFormProps {
  readonly form: DraftForm<Charges>;
}

/** The charges that every order has beside its dishes. */
export function ChargesForm({ form }: ChargesFormProps) {
  return (
    <>
      <ChargeField
        form={form}
        name={copy.desk.serviceCharge}
        amount="service_charge"
        kind="service_charge_type"
      />
      <ChargeField
        form={form}
        name={copy.desk.bagCharge}
        amount="baggage_charge"
        kind="baggage_charge_type"
      />
    </>
  );
}

interface ChargeFieldProps extends ChargesFormProps {
  readonly name: string;
  readonly amount: 'service_charge' | 'baggage_charge';
  readonly kind: 'service_charge_type' | 'baggage_charge_type';
}

const ChargeField = observer(function ChargeField({ form, name, amount, kind }: ChargeFieldProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{name}</legend>
      <Segments<Charges['service_charge_type']>
        legend={name}
        options={[
          { value: 'percentage', label: copy.desk.percentage },
          { value: 'fixed_price', label: copy.desk.fixed },
        ]}
        value={form.value[kind]}
        onChange={(one) => form.change((value) => (value[kind] = one))}
      />
      <TextField
        label={name}
        inputMode="decimal"
        value={form.value[amount]}
        onChange={(text) => form.change((value) => (value[amount] = text))}
      />
    </fieldset>
  );
});
