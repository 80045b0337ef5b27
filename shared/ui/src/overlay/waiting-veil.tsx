import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Spinner } from '../press';
import styles from './waiting-veil.module.css';

interface WaitingVeilProps {
  readonly shown: boolean;
  /** Covers an open sheet or dialog too, because the press came from there. */
  readonly isOverDialog?: boolean;
  /** What is under way. */
  readonly children: ReactNode;
}

/** Covers the page while something is under way that nobody may change or press twice. The live region stays, or nothing would be announced. */
export function WaitingVeil({ shown, isOverDialog = false, children }: WaitingVeilProps) {
  return (
    <div className={styles.region} role="status">
      {shown && (
        <div className={classNames(styles.veil, isOverDialog && styles.overDialog)}>
          <p className={styles.words}>
            <Spinner /> {children}
          </p>
        </div>
      )}
    </div>
  );
}
