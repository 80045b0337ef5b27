import { shortText } from '@storefront/contract';
import { TextButton } from '@storefront/ui';
import { useId, useState } from 'react';
import { copy } from '../copy';
import styles from './folded-text.module.css';

interface FoldedTextProps {
  readonly text: string;
  /** A text of at most this many characters is shown whole. */
  readonly most: number;
}

/** A long text that is cut until the customer asks for all of it. */
export function FoldedText({ text, most }: FoldedTextProps) {
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const short = shortText(text, most);
  return (
    <>
      <p id={id} dir="auto" className={styles.text}>
        {isWhole ? text : short.text}
      </p>
      {short.isCut && (
        <TextButton aria-expanded={isWhole} aria-controls={id} onClick={() => setWhole(!isWhole)}>
          {isWhole ? copy.booking.readLess : copy.booking.readMore}
        </TextButton>
      )}
    </>
  );
}
