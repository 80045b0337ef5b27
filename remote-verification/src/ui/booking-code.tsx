import { EmptyState, PhoneIcon } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../copy';
import type { BookingCodeModel } from '../stores/booking-code-model';
import styles from './booking-code.module.css';
import { VerificationPanel } from './verification-panel';

/** Confirming a table booking by its code, as a part of the page of the booking (BKS-19). */
export const BookingCode = observer(function BookingCode({ model }: { readonly model: BookingCodeModel }) {
  const { store } = model;
  if (store.isUnknown) return <EmptyState icon={<PhoneIcon size={36} />} title={copy.booking.unknown} />;
  return (
    <section className={styles.code} aria-label={copy.booking.heading}>
      <VerificationPanel store={store} loading={copy.booking.loading} />
    </section>
  );
});
