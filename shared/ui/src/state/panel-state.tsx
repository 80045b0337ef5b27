import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './panel-state.module.css';

/** The props that empty and failed panels share. */
export interface PanelStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly icon?: ReactNode;
  readonly action?: ReactNode;
  /** page for a whole page, panel for a cart or a tab. */
  readonly size?: 'page' | 'panel';
  /** 1 when it is the whole page, so that the page has a heading; 2 by default. */
  readonly level?: 1 | 2;
  readonly role?: 'alert';
}

/** A panel in place of content: an icon, a sentence and an action. */
export function PanelState({
  title,
  children,
  icon,
  action,
  size = 'page',
  level = 2,
  role,
}: PanelStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles.panel, size === 'panel' && styles.compact)} role={role}>
      <span className={styles.mark}>{icon}</span>
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <div className={styles.words}>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
