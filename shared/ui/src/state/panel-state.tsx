import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './panel-state.module.css';

/** What empty and failed panels share. */
export interface PanelStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly icon?: ReactNode;
  readonly action?: ReactNode;
  /** page for a whole page, panel for a cart or a tab. */
  readonly size?: 'page' | 'panel';
  readonly role?: 'alert';
}

/** A calm panel in place of content: a mark, a sentence, what can be done. */
export const PanelState = ({ title, children, icon, action, size = 'page', role }: PanelStateProps) => (
  <div className={classNames(styles.panel, size === 'panel' && styles.compact)} role={role}>
    <span className={styles.mark}>{icon}</span>
    <h2 className={styles.title}>{title}</h2>
    {children !== undefined && <div className={styles.words}>{children}</div>}
    {action !== undefined && <div className={styles.action}>{action}</div>}
  </div>
);
