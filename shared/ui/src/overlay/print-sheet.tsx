import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Root } from 'radix-ui/portal';
import { classNames } from '../class-names';
import styles from './print-sheet.module.css';
import { useRootMark } from './use-root-mark';

interface PrintSheetProps {
  /** What the sheet is, for assistive technology. */
  readonly label: string;
  /** Called once it was printed, or the customer has decided against it. */
  readonly onClose: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Prints its children alone, without the page around them; on the screen it is not seen. */
export function PrintSheet({ label, onClose, className, children }: PrintSheetProps) {
  useRootMark('data-print-sheet');
  useEffect(() => {
    window.addEventListener('afterprint', onClose);
    window.print();
    return () => window.removeEventListener('afterprint', onClose);
  }, [onClose]);
  return (
    <Root asChild>
      <section className={classNames(styles.sheet, className)} data-print-sheet="" aria-label={label}>
        {children}
      </section>
    </Root>
  );
}
