import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ErrorBoundary } from './error-boundary';
import { FailedPage } from './failed-panel';
import { Framed } from './framed';
import { PageSkeleton } from './page-skeleton';
import type { PageStore } from './page-store';

interface PageFrameProps {
  readonly pages: PageStore;
  readonly onScreen: () => void;
  /** Called with what a page throws after it has left the screen. */
  readonly threwWhileLeaving: (error: unknown) => void;
}

/** The page of the address, in the main part of the layout. */
export const PageFrame = observer(function PageFrame(props: PageFrameProps) {
  const { pages, onScreen, threwWhileLeaving } = props;
  const [failures, setFailures] = useState(0);
  const failed = (error: unknown) => {
    threwWhileLeaving(error);
    setFailures(failures + 1);
  };
  const frame = pages.current?.frame;
  if (!frame) return <PageSkeleton />;
  // React passes an error of a clean-up to the boundary around the one that was removed; without this one the whole shell would unmount.
  return (
    <ErrorBoundary key={failures} failed={failed}>
      <Framed frame={frame} waiting={<PageSkeleton />} Failed={FailedPage} onScreen={onScreen} />
    </ErrorBoundary>
  );
});
