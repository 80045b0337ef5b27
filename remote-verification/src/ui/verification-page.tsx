import { EmptyState, FailedState, PageWidth, PhoneIcon, buttonLook } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../copy';
import type { VerificationPageModel } from '../stores/verification-page-model';
import { CodeForm } from './code-form';
import { MessagePlace } from './message-place';
import { NumberForm } from './number-form';
import styles from './verification-page.module.css';
import { VerificationSkeleton } from './verification-skeleton';

/** Confirming a cash order by its code; its content is hidden while the order is loading (OTP-1). */
export const VerificationPage = observer(function VerificationPage({
  model,
}: {
  model: VerificationPageModel;
}) {
  const { store, Link } = model;
  const { details, isUnknown, load } = store;
  if (isUnknown) {
    return (
      <EmptyState
        level={1}
        icon={<PhoneIcon size={36} />}
        title={copy.unknown}
        action={
          <Link to="/" className={buttonLook()}>
            {copy.home}
          </Link>
        }
      >
        {copy.unknownText}
      </EmptyState>
    );
  }
  return (
    <PageWidth width="form" className={styles.page}>
      <header className={styles.heading}>
        <span className={styles.mark}>
          <PhoneIcon size={32} />
        </span>
        <h1 className={styles.title}>{copy.heading}</h1>
        <p className={styles.lead}>{copy.lead}</p>
      </header>
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
        <VerificationSkeleton />
      )}
    </PageWidth>
  );
});
