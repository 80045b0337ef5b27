import { classNames } from '../class-names';
import { copy } from '../copy';
import { CheckCircleIcon, CloseIcon, InfoIcon, WarningIcon } from '../icons';
import { IconButton } from '../press';
import styles from './notice-region.module.css';

/** A short message at the bottom of the page. */
interface ShownNotice {
  readonly id: string | number;
  readonly tone: 'info' | 'success' | 'warning';
  readonly text: string;
}

interface NoticeRegionProps {
  readonly notices: readonly ShownNotice[];
  readonly onDismiss: (id: ShownNotice['id']) => void;
}

const icons = { info: InfoIcon, success: CheckCircleIcon, warning: WarningIcon };

/** The live region of the notices; it stays in the page while empty, or nothing would be announced. */
export function NoticeRegion({ notices, onDismiss }: NoticeRegionProps) {
  return (
    <div className={styles.region} role="region" aria-live="polite" aria-label={copy.notices}>
      {notices.map(({ id, tone, text }) => {
        const Icon = icons[tone];
        return (
          <div key={id} className={classNames(styles.notice, styles[tone])}>
            <Icon size={22} />
            <p className={styles.text}>{text}</p>
            <IconButton label={copy.dismiss} size="small" onClick={() => onDismiss(id)}>
              <CloseIcon size={18} />
            </IconButton>
          </div>
        );
      })}
    </div>
  );
}
