import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './page.module.css';

interface PageProps {
  readonly title: string;
  /** A sentence below the title. */
  readonly lead?: ReactNode;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the console: its heading receives the focus after a navigation inside the console. */
export function Page({ title, lead, actions, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    document.title = `${title} – Release console`;
  }, [title]);
  useEffect(() => {
    // On the first page of a visit the focus stays where the browser puts it.
    if (key !== 'default') heading.current?.focus();
  }, [key]);
  return (
    <>
      <div className={styles.head}>
        <div className={styles.words}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </>
  );
}

interface PanelProps {
  readonly title: ReactNode;
  /** Small text beside the title. */
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page with its own background. */
export function Panel({ title, note, actions, children }: PanelProps) {
  return (
    <section className={styles.panel}>
      <div className={styles.panelHead}>
        <h2 className={styles.panelTitle}>{title}</h2>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
