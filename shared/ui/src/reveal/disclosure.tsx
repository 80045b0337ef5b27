import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icons';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly summary: ReactNode;
  /** Whether it shows its content; when left out, the component is uncontrolled and starts closed. */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A button that shows more below it: filters on a phone, all opening hours. */
export function Disclosure({ summary, open, onOpenChange, className, children }: DisclosureProps) {
  const [own, setOwn] = useState(false);
  const content = useId();
  const shown = open ?? own;

  return (
    <div className={className}>
      <button
        type="button"
        className={styles.trigger}
        aria-expanded={shown}
        aria-controls={content}
        onClick={() => {
          setOwn(!shown);
          onOpenChange?.(!shown);
        }}
      >
        {summary}
        <ChevronDownIcon className={styles.arrow} size={18} />
      </button>
      <div id={content} className={styles.content} hidden={!shown}>
        {children}
      </div>
    </div>
  );
}
