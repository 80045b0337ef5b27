import { TextArea } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { CheckoutStore } from '../../stores/checkout-store';
import styles from './note.module.css';

const words = copy.checkout.note;
const longest = 200;

/** Allergies or notes for the kitchen, sent as `allergy_info` (D75). */
export const Note = observer(function Note({ checkout }: { checkout: CheckoutStore }) {
  const { note, setNote } = checkout;
  return (
    <TextArea
      className={styles.note}
      label={words.label}
      hint={words.count(note.length, longest)}
      rows={2}
      maxLength={longest}
      value={note}
      onChange={setNote}
    />
  );
});
