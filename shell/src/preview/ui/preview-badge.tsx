import { observer } from 'mobx-react-lite';
import { copy } from '../copy';
import type { PreviewStore } from '../stores/preview-store';
import styles from './preview-badge.module.css';

/**
 * Marks a page that a preview link has changed, and leads out of it (ROL-5). It is red as soon as something of the preview fails, and says
 * what, where and what is shown instead (ROL-6).
 */
export const PreviewBadge = observer(function PreviewBadge({ preview }: { readonly preview: PreviewStore }) {
  const { releases, faults } = preview;
  return (
    <aside className={styles.badge} aria-label={copy.preview} data-failed={faults.length > 0 || undefined}>
      <div className={styles.line}>
        <span className={styles.releases}>{copy.previewed(releases)}</span>
        <span aria-hidden="true">·</span>
        {/* Not a link of the shell: the edge ends the preview and sends the page again. */}
        <a className={styles.leave} href="/platform/preview/leave">
          {copy.leave}
        </a>
      </div>
      {/* It exists before it is filled, so that a screen reader says what comes. */}
      <ul className={styles.faults} role="alert" hidden={faults.length === 0}>
        {faults.map(({ release, what, place, shown }, index) => (
          <li key={index}>
            <strong>{release}</strong> {what}
            {place === undefined ? '' : `, ${copy.at(place)}`}. {copy.shown(shown)}.
          </li>
        ))}
      </ul>
    </aside>
  );
});
