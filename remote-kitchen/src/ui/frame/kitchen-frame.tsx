import { londonTime } from '@storefront/contract';
import { Banner, Loading, PageWidth, SkeletonText } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { copy } from '../../copy';
import type { KitchenPlace } from '../../domain/kitchen-places';
import type { KitchenFrame as FrameStore } from '../../stores/kitchen-frame';
import { Ticket } from '../ticket/ticket';
import { FrameBar } from './frame-bar';
import styles from './kitchen-frame.module.css';
import { LogInForm } from './log-in-form';

interface KitchenFrameProps {
  readonly frame: FrameStore;
  readonly place: KitchenPlace;
  readonly children: ReactNode;
}

/** The login of a device, and then its page, below the name of the business and the links to the other pages of the kitchen. */
export const KitchenFrame = observer(function KitchenFrame({ frame, place, children }: KitchenFrameProps) {
  const { session, board } = frame;
  if (session === 'unread')
    return (
      <PageWidth className={styles.unread}>
        <h1 className={styles.heading}>{copy.heading}</h1>
        <Loading label={copy.loading}>
          <SkeletonText lines={3} />
        </Loading>
      </PageWidth>
    );
  if (session === undefined) return <LogInForm frame={frame} />;
  return (
    <PageWidth className={styles.page}>
      <FrameBar frame={frame} session={session} place={place} />
      {board.isUnreachable && (
        <Banner tone="warning" role="status">
          {board.knownAt === undefined ? copy.unreachable : copy.offline(londonTime(board.knownAt))}
        </Banner>
      )}
      {board.queue.steps.length > 0 && (
        <Banner tone="warning" role="status">
          {copy.queued(board.queue.steps.length)}
        </Banner>
      )}
      {children}
      <Ticket ticket={frame.ticket} businessName={session.businessName} />
    </PageWidth>
  );
});
