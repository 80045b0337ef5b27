import { classNames } from '../class-names';
import styles from './skeleton.module.css';

type Width = 'short' | 'half' | 'long' | 'full';

interface SkeletonProps {
  readonly shape?: 'line' | 'title' | 'control' | 'cover' | 'banner' | 'square' | 'round';
  readonly width?: Width;
  readonly className?: string | undefined;
}

/** The shadow of something that is on its way, of its size and in its place; wrap the whole in `Loading`. */
export function Skeleton({ shape = 'line', width = 'full', className }: SkeletonProps) {
  return (
    <span className={classNames(styles.bone, styles[shape], styles[width], className)} aria-hidden="true" />
  );
}

const widths: readonly Width[] = ['full', 'long', 'full', 'half'];

/** Lines of text on their way. */
export function SkeletonText({ lines = 3 }: { readonly lines?: number }) {
  return (
    <span className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 ? 'half' : (widths[line % widths.length] ?? 'full')} />
      ))}
    </span>
  );
}

/** A card with a picture on its way. */
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
