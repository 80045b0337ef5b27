import type { ReactNode } from 'react';
import { Banner } from './banner';
import styles from './page-failure.module.css';

/** Why something that was pressed on a page has failed; stays in sight under the header however far the page is scrolled. */
export function PageFailure({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.place}>
      <div className={styles.box}>
        <Banner tone="danger" role="alert">
          {children}
        </Banner>
      </div>
    </div>
  );
}
