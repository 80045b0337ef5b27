import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './badge.module.css';

interface BadgeProps {
  readonly children: ReactNode;
  /** solid: filled with the accent, for the most important one; dark and light: on a picture. */
  readonly tone?:
    'neutral' | 'accent' | 'solid' | 'dark' | 'light' | 'warm' | 'success' | 'warning' | 'danger';
  readonly icon?: ReactNode;
  readonly round?: boolean;
  readonly className?: string;
}

/** A word or two about something: Closed, Promoted, Required, Vegan. */
export function Badge({ children, tone = 'neutral', icon, round = false, className }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone], round && styles.round, className)}>
      {icon}
      {children}
    </span>
  );
}
