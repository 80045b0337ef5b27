import { Card, FailedState, Loading, PageWidth, Skeleton, SkeletonText } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../copy';
import type { VerificationPageModel } from '../stores/verification-page-model';
import { CodeForm } from './code-form';
import { MobileForm } from './mobile-form';
import styles from './verification-page.module.css';

/** Where a cash order is confirmed with the code sent by text message. */
export const VerificationPage = observer(({ model }: { readonly model: VerificationPageModel }) => {
  const { verification } = model;
  const { loading, message, countdown } = verification;
  return (
    <PageWidth width="form" className={styles.page}>
      <h1 className={styles.heading}>{copy.heading}</h1>
      {loading.kind === 'failed' && (
        <FailedState title={copy.failedTitle} onRetry={() => void verification.load()}>
          {loading.sentence}
        </FailedState>
      )}
      {(loading.kind === 'idle' || loading.kind === 'running') && (
        <Loading label={copy.loading}>
          <SkeletonText lines={2} />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </Loading>
      )}
      {loading.kind === 'done' && (
        <>
          <p className={styles.lead}>{copy.lead}</p>
          <Card padding="large" className={styles.card}>
            <MobileForm store={verification} />
            <CodeForm store={verification} />
            <p className={styles.time}>
              {countdown === undefined ? (
                copy.expired
              ) : (
                <>
                  {copy.validFor} <strong role="timer">{countdown}</strong>
                </>
              )}
            </p>
          </Card>
        </>
      )}
      <div className={styles.message} aria-live="assertive">
        {message && <p className={styles[message.tone]}>{message.text}</p>}
      </div>
    </PageWidth>
  );
});
