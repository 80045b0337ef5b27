import { copy } from '../copy';
import styles from './preview-badge.module.css';

export interface PreviewBadgeProps {
  /** Ids of the releases that the preview shows. */
  readonly releases: readonly string[];
}

/** Marks a page that a preview link has changed, and leads out of it (ROL-5). */
export function PreviewBadge({ releases }: PreviewBadgeProps) {
  return (
    <aside className={styles.badge} aria-label={copy.preview}>
      <span className={styles.releases}>{copy.previewed(releases)}</span>
      <span aria-hidden="true">·</span>
      {/* Not a link of the shell: the edge ends the preview and sends the page again. */}
      <a className={styles.leave} href="/platform/preview/leave">
        {copy.leavePreview}
      </a>
    </aside>
  );
}
