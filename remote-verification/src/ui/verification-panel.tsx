import { FailedState } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../copy';
import type { VerificationStore } from '../stores/verification-store';
import { CodeForm } from './code-form';
import { MessagePlace } from './message-place';
import { NumberForm } from './number-form';
import styles from './verification-panel.module.css';
import { VerificationSkeleton } from './verification-skeleton';

interface VerificationPanelProps {
  readonly store: VerificationStore;
  /** Says what is loading. */
  readonly loading: string;
}

/** The page's message, the number and the code; hidden while they are loading (OTP-1). */
export const VerificationPanel = observer(function VerificationPanel({
  store,
  loading,
}: VerificationPanelProps) {
  const { details, load } = store;
  return (
    <>
      <MessagePlace messages={store.messages} />
      {details.kind === 'failed' ? (
        <FailedState title={copy.failed} size="panel" onRetry={() => void load()}>
          {details.sentence}
        </FailedState>
      ) : details.kind === 'done' ? (
        <div className={styles.sheet}>
          <NumberForm store={store} />
          <CodeForm store={store} />
        </div>
      ) : (
        <VerificationSkeleton label={loading} />
      )}
    </>
  );
});
