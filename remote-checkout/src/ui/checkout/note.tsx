import { TextArea } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { CheckoutStore } from '../../stores/checkout-store';
import styles from './note.module.css';

const longest = 200;

/** Allergies or notes for the kitchen, sent as `allergy_info` (D75), and of a delivery a note for the person who brings it (D126). */
export const Note = observer(function Note({ checkout }: { checkout: CheckoutStore }) {
  const { note, setNote, riderNote, setRiderNote, cart } = checkout;
  return (
    <div className={styles.note}>
      <TextArea
        label={copy.note.label}
        hint={copy.note.count(note.length, longest)}
        rows={2}
        maxLength={longest}
        value={note}
        onChange={setNote}
      />
      {cart.cart.mode === 'delivery' && (
        <TextArea
          label={copy.note.rider}
          hint={copy.note.riderHint(riderNote.length, longest)}
          rows={2}
          maxLength={longest}
          value={riderNote}
          onChange={setRiderNote}
        />
      )}
    </div>
  );
});
