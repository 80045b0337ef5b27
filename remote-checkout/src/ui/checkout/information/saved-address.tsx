import { Badge, Radio, TextButton } from '@storefront/ui';
import { copy } from '../../../copy';
import type { Address } from '../../../domain/address';
import { AddressLines } from './address-lines';
import styles from './saved-addresses.module.css';

interface SavedAddressProps {
  readonly address: Address;
  /** The name that all radios of the address book share. */
  readonly group: string;
  readonly isPicked: boolean;
  readonly onPick: () => void;
  readonly onEdit: () => void;
}

/** One address of the address book, to pick or edit (ADR-7, ADR-8). */
export function SavedAddress({ address, group, isPicked, onPick, onEdit }: SavedAddressProps) {
  return (
    <div className={styles.slide}>
      <Radio
        variant="card"
        name={group}
        value={address.id}
        checked={isPicked}
        label={<AddressLines address={address} kind="whole" />}
        description={address.isDefault ? <Badge tone="warm">{copy.information.isDefault}</Badge> : undefined}
        trailing={
          <TextButton aria-label={copy.information.editOf(address.name, address.street)} onClick={onEdit}>
            {copy.information.edit}
          </TextButton>
        }
        onChoose={onPick}
      />
    </div>
  );
}
