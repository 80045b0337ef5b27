import { Button } from './button';
import styles from './skip-button.module.css';

export interface SkipButtonProps {
  readonly onClick: () => void;
  readonly children: string;
}

/** Leads the keyboard past the controls that follow it; visible only while it has the focus (G22). */
export function SkipButton({ onClick, children }: SkipButtonProps) {
  return (
    <Button size="small" className={styles.skip} onClick={onClick}>
      {children}
    </Button>
  );
}
