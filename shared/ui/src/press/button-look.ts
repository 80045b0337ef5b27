import { classNames } from '../class-names';
import styles from './button.module.css';

/** How a button, or a link drawn as one, looks. */
export interface ButtonLook {
  /** primary: the main action; secondary: beside it; soft and quiet: less prominent; danger: undoes or deletes. */
  readonly tone?: 'primary' | 'secondary' | 'soft' | 'quiet' | 'danger';
  /** small 40px, medium 48px, large 56px high. */
  readonly size?: 'small' | 'medium' | 'large';
  /** As wide as its container. */
  readonly wide?: boolean;
}

/** The class of a button's look, for a link that is drawn as a button. */
export function buttonLook({ tone = 'primary', size = 'medium', wide = false }: ButtonLook = {}): string {
  return classNames(styles.button, styles[tone], size !== 'medium' && styles[size], wide && styles.wide);
}
