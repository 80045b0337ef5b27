import { NoteIcon } from '@storefront/ui';
import { copy } from '../../copy';
import { FoldedText } from '../folded-text';
import styles from './reservation-note.module.css';

/** The business's note about its tables, cut until the customer asks for all of it (BKG-14, BKG-15). */
export function ReservationNote({ note }: { readonly note: string }) {
  return note.trim() === '' ? null : (
    <aside className={styles.note} aria-label={copy.booking.note}>
      <NoteIcon className={styles.icon} size={22} />
      <div>
        <FoldedText text={note} most={350} />
      </div>
    </aside>
  );
}
