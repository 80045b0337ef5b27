import { observer } from 'mobx-react-lite';
import { FailedPage } from './failed-panel';
import { Framed } from './framed';
import { PageSkeleton } from './page-skeleton';
import type { PageStore } from './page-store';

/** The page of the address, in the main part of the layout. */
export const PageFrame = observer(function PageFrame({
  pages,
  onScreen,
}: {
  pages: PageStore;
  onScreen: () => void;
}) {
  const frame = pages.current?.frame;
  if (!frame) return <PageSkeleton />;
  return (
    <Framed
      frame={frame}
      waiting={<PageSkeleton />}
      failed={<FailedPage retry={frame.retry} />}
      onScreen={onScreen}
    />
  );
});
