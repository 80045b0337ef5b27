import { Banner, TextButton } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { SubmissionStore } from '../../stores/submission-store';

/** Tells a user whose session has ended that the booking will not be in the account, and offers to log in again (PER-6). */
export const SessionNotice = observer(function SessionNotice({
  submission,
}: {
  readonly submission: SubmissionStore;
}) {
  if (!submission.isSessionOver) return null;
  return (
    <Banner tone="warning" role="status" title={copy.booking.sessionOver.title}>
      <p>{copy.booking.sessionOver.text}</p>
      <TextButton onClick={submission.logInAgain}>{copy.booking.sessionOver.logIn}</TextButton>
    </Banner>
  );
});
