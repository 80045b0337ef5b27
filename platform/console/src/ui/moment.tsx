import { timeText } from '../domain/times';
import styles from './moment.module.css';

interface MomentProps {
  /** An ISO instant. */
  readonly at: string;
}

/** An instant in the reader's own time zone, which does not break between its words. */
export function Moment({ at }: MomentProps) {
  return (
    <time className={styles.moment} dateTime={at}>
      {timeText(at)}
    </time>
  );
}
