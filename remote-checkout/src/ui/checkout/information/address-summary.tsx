import { EditIcon, TextButton } from '@storefront/ui';
import { copy } from '../../../copy';
import type { Address, AddressKind } from '../../../domain/address';
import { AddressLines } from './address-lines';
import styles from './address-summary.module.css';

interface AddressSummaryProps {
  readonly address: Address;
  readonly kind: AddressKind;
  readonly onEdit: (address: Address) => void;
}

/** The address that was filled in, with a button that opens the form again. */
export function AddressSummary({ address, kind, onEdit }: AddressSummaryProps) {
  return (
    <div className={styles.summary}>
      <AddressLines address={address} kind={kind} />
      <TextButton onClick={() => onEdit(address)}>
        <EditIcon size={18} /> {copy.information.edit}
      </TextButton>
    </div>
  );
}
