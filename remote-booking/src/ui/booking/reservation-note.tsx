import { NoteIcon, TextButton } from '@storefront/ui';
import { useId, useState } from 'react';
import { copy } from '../../copy';
import { shortText } from '../../domain/short-text';
import styles from './reservation-note.module.css';

const words = copy.booking;
const noteLength = 350;

/** What the business wants known of its tables, short until asked for (BKG-14, BKG-15). */
export const ReservationNote = ({ note }: { readonly note: string }) => {
  const [isWhole, setWhole] = useState(false);
  const text = useId();
  const short = shortText(note, noteLength);
  if (note.trim() === '') return null;
  return (
    <aside className={styles.note} aria-label={words.note}>
      <NoteIcon className={styles.icon} size={22} />
      <div>
        <p id={text} className={styles.text}>
          {isWhole ? note : short.text}
        </p>
        {short.isCut && (
          <TextButton aria-expanded={isWhole} aria-controls={text} onClick={() => setWhole(!isWhole)}>
            {isWhole ? words.readLess : words.readMore}
          </TextButton>
        )}
      </div>
    </aside>
  );
};
