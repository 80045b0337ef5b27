import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Content, List, Root, Trigger } from 'radix-ui/tabs';
import { classNames } from '../class-names';
import styles from './tabs.module.css';

/** One tab. */
interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
}

interface TabsProps<Id extends string> {
  /** The accessible name of the tabs. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly className?: string;
  /** The class of the row of tabs, where a page makes it sticky. */
  readonly listClassName?: string;
  /** Tabs opened before, whose panels stay in the page, hidden, with their state; only the open one by default. */
  readonly mounted?: readonly Id[];
  /** The panel of the tab that is open, or of each tab that is kept. */
  readonly children: ReactNode | ((id: Id) => ReactNode);
}

/**
 * A row of tabs and the open one's panel, controlled so that the address can decide. Arrow keys move along the row, and Enter or
 * Space opens a tab, for a panel may have to be fetched.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  className,
  listClassName,
  mounted = [value],
  children,
}: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);

  // Scrolls a row that is wider than the screen to the open tab.
  useEffect(() => {
    const row = list.current;
    const open = row?.querySelector<HTMLElement>('[data-state="active"]');
    if (row && open) row.scrollLeft = open.offsetLeft - (row.clientWidth - open.offsetWidth) / 2;
  }, [value]);

  return (
    <Root
      value={value}
      onValueChange={(next) => {
        const tab = tabs.find(({ id }) => id === next);
        if (tab !== undefined) onChange(tab.id);
      }}
      activationMode="manual"
      className={className}
    >
      <List ref={list} aria-label={label} className={classNames(styles.list, listClassName)}>
        {tabs.map((tab) => (
          <Trigger key={tab.id} value={tab.id} className={styles.tab}>
            {tab.icon}
            {tab.label}
          </Trigger>
        ))}
      </List>
      {mounted.map((id) => (
        <Content key={id} value={id} forceMount hidden={id !== value} className={styles.panel} tabIndex={-1}>
          {typeof children === 'function' ? children(id) : children}
        </Content>
      ))}
    </Root>
  );
}
