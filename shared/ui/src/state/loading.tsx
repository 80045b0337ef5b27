import type { ReactNode } from 'react';
import { copy } from '../copy';
import { VisuallyHidden } from '../layout';

interface LoadingProps {
  /** What is loading, such as 'Loading restaurants'. */
  readonly label?: string;
  readonly className?: string;
  /** Skeletons. */
  readonly children: ReactNode;
}

/** Skeletons, with one sentence for assistive technology that says what is loading. */
export function Loading({ label = copy.loading, className, children }: LoadingProps) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
