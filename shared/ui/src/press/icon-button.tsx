import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What pressing it does, for assistive technology. */
  readonly label: string;
  /** The icon. */
  readonly children: ReactNode;
  readonly tone?: 'plain' | 'soft' | 'raised' | 'accent';
  /** medium 44px, small 36px. */
  readonly size?: 'small' | 'medium';
}

/** A round button with an icon alone. */
export function IconButton({
  label,
  tone = 'plain',
  size = 'medium',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(styles.button, styles[tone], size === 'small' && styles.small, className)}
    />
  );
}
