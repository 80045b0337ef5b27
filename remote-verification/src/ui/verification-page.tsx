import { EmptyState, PageWidth, PhoneIcon, buttonLook } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../copy';
import type { VerificationPageModel } from '../stores/verification-page-model';
import styles from './verification-page.module.css';
import { VerificationPanel } from './verification-panel';

/** Confirming a cash order by its code; its content is hidden while the order is loading (OTP-1). */
export const VerificationPage = observer(function VerificationPage({
  model,
}: {
  model: VerificationPageModel;
}) {
  const { store, Link } = model;
  const { isUnknown } = store;
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
      <VerificationPanel store={store} loading={copy.loading} />
    </PageWidth>
  );
});
