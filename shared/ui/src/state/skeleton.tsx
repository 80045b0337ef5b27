import { classNames } from '../class-names';
import styles from './skeleton.module.css';

type Width = 'short' | 'half' | 'long' | 'full';

interface SkeletonProps {
  readonly shape?: 'line' | 'title' | 'control' | 'cover' | 'banner' | 'square' | 'round';
  readonly width?: Width;
  readonly className?: string | undefined;
}

/** A placeholder of the size of content that is loading; wrap all of them in `Loading`. */
export function Skeleton({ shape = 'line', width = 'full', className }: SkeletonProps) {
  return (
    <span className={classNames(styles.bone, styles[shape], styles[width], className)} aria-hidden="true" />
  );
}

const widths: readonly Width[] = ['full', 'long', 'full', 'half'];

/** Placeholders for lines of text. */
export function SkeletonText({ lines = 3 }: { readonly lines?: number }) {
  return (
    <span className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 ? 'half' : (widths[line % widths.length] ?? 'full')} />
      ))}
    </span>
  );
}

/** A placeholder for a card with a picture. */
export function SkeletonCard({ cover = true }: { readonly cover?: boolean }) {
  return (
    <div className={styles.card} aria-hidden="true">
      {cover && <Skeleton shape="cover" />}
      <div className={styles.inside}>
        <Skeleton shape="title" width="half" />
        <SkeletonText lines={2} />
      </div>
    </div>
  );
}
