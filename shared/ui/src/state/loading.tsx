import type { ReactNode } from 'react';
import { copy } from '../copy';
import { VisuallyHidden } from '../layout';

interface LoadingProps {
  /** What is on its way, as in 'Loading restaurants'. */
  readonly label?: string;
  readonly className?: string;
  /** Skeletons. */
  readonly children: ReactNode;
}

/** Skeletons, with the one sentence that says to assistive technology what is on its way. */
export function Loading({ label = copy.loading, className, children }: LoadingProps) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
