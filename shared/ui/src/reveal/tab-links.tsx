import type { ComponentType, ReactNode } from 'react';
import styles from './tabs.module.css';

interface TabLinksProps<Id extends string> {
  /** The accessible name of the links. */
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly label: ReactNode; readonly icon?: ReactNode }[];
  /** The tab whose page is open. */
  readonly value: Id;
  readonly addressOf: (id: Id) => string;
  readonly Link: ComponentType<{
    readonly to: string;
    readonly className?: string | undefined;
    readonly children: ReactNode;
    readonly 'aria-current'?: 'page' | 'true' | undefined;
  }>;
}

/** Links that look like `Tabs`, where each tab is a page of its own. */
export function TabLinks<Id extends string>({ label, tabs, value, addressOf, Link }: TabLinksProps<Id>) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.id} className={styles.place}>
            <Link
              to={addressOf(tab.id)}
              className={styles.tab}
              aria-current={tab.id === value ? 'page' : undefined}
            >
              {tab.icon}
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
