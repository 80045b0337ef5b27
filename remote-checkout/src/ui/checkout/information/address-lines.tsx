import type { Address, AddressKind } from '../../../domain/address';
import styles from './address-lines.module.css';

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** An address in one line, with name above and number and e-mail below. */
export function AddressLines({ address, kind }: { address: Address; kind: AddressKind }) {
  const { name, street, street2, city, postcode, mobile, email } = address;
  const place = [street, street2, city, unbroken(postcode)].filter((line) => line !== '').join(', ');
  return (
    <span className={styles.lines}>
      <strong>{name}</strong>
      {kind === 'whole' && place !== '' && <span>{place}</span>}
      <span className={styles.reach}>{mobile}</span>
      <span className={styles.reach}>{email}</span>
    </span>
  );
}
