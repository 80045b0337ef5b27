import {
  buttonLook,
  EmptyState,
  FailedState,
  Loading,
  PageWidth,
  Skeleton,
  SkeletonText,
  TableIcon,
  VisuallyHidden,
} from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { copy } from '../../copy';
import type { BookingCompletePageModel } from '../../stores/booking-complete-page-model';
import styles from './booking-complete-page.module.css';
import { BookingView } from './booking-view';

const PageWithHeading = ({ children }: { readonly children: ReactNode }) => (
  <>
    <h1>
      <VisuallyHidden>{copy.complete.head}</VisuallyHidden>
    </h1>
    {children}
  </>
);

/** The page of a booking, open to anyone who has its id (D79). */
export const BookingCompletePage = observer(function BookingCompletePage({
  model,
}: {
  readonly model: BookingCompletePageModel;
}) {
  const { status, Link, Slot } = model;
  const { booking } = status;
  if (!status.hasId || status.refusal !== '') {
    return (
      <PageWithHeading>
        <EmptyState
          title={status.refusal === '' ? copy.complete.missing : status.refusal}
          icon={<TableIcon size={36} />}
          action={
            <Link to="/" className={buttonLook({})}>
              {copy.complete.again}
            </Link>
          }
        >
          {copy.complete.missingText}
        </EmptyState>
      </PageWithHeading>
    );
  }
  if (booking.kind === 'failed') {
    return (
      <PageWithHeading>
        <FailedState title={copy.complete.failed} onRetry={() => void status.load()}>
          {booking.sentence}
        </FailedState>
      </PageWithHeading>
    );
  }
  return (
    <PageWidth width="form" className={styles.page}>
      {booking.kind === 'done' ? (
        <BookingView booking={booking.value} status={status} Link={Link} Slot={Slot} />
      ) : (
        <Loading label={copy.complete.loading}>
          <Skeleton shape="title" />
          <SkeletonText lines={6} />
        </Loading>
      )}
    </PageWidth>
  );
});
