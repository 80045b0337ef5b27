import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { CheckCircleIcon, InfoIcon, SparkleIcon, WarningIcon } from '../icons';
import styles from './banner.module.css';

interface BannerProps {
  readonly tone?: 'info' | 'warm' | 'success' | 'warning' | 'danger';
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Replaces the tone's own icon. */
  readonly icon?: ReactNode;
  /** At the right end. */
  readonly action?: ReactNode;
  /** alert when the customer's action failed, status when something changed; silent by default. */
  readonly role?: 'alert' | 'status';
  /** One line without a ground, for what is as expected. */
  readonly isLine?: boolean;
  readonly className?: string;
}

const icons = {
  info: InfoIcon,
  warm: SparkleIcon,
  success: CheckCircleIcon,
  warning: WarningIcon,
  danger: WarningIcon,
};

/** A message about the whole page or form, in its place. */
export function Banner({ tone = 'info', title, children, isLine = false, ...rest }: BannerProps) {
  const { icon, action, role, className } = rest;
  const Icon = icons[tone];
  return (
    <div className={classNames(styles.banner, styles[tone], isLine && styles.line, className)} role={role}>
      <span className={styles.icon}>{icon ?? <Icon size={isLine ? 18 : 22} />}</span>
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
