import type { Host } from '@storefront/host';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { copy } from '../../../copy';
import type { CheckoutStore } from '../../../stores/checkout-store';
import type { ExpressStore } from '../../../stores/express-store';
import { LongForm } from '../long-form';
import { timeChoiceId } from '../service-time';
import { ExpressSummary } from './express-summary';
import styles from './express.module.css';

interface ExpressOrFormProps {
  readonly checkout: CheckoutStore;
  readonly express: ExpressStore;
  readonly backPath: string;
  readonly Link: Host['Link'];
}

/** Express checkout, or the long form once something has to be asked or changed (EXP-4, EXP-5). */
export const ExpressOrForm = observer(function ExpressOrForm(props: ExpressOrFormProps) {
  const { checkout, express, backPath, Link } = props;
  const isExpress = express.screen === 'express';
  const wasExpress = useRef(isExpress);
  const longForm = useRef<HTMLDivElement>(null);

  // The element that had the focus may be gone. An address form that opens takes the focus itself.
  useEffect(() => {
    if (wasExpress.current && !isExpress && checkout.information.form === undefined) {
      const time = checkout.slots.lostTime === undefined ? null : document.getElementById(timeChoiceId);
      (time ?? longForm.current)?.focus();
    }
    wasExpress.current = isExpress;
  }, [isExpress, checkout]);

  return isExpress ? (
    <ExpressSummary checkout={checkout} onChange={express.showForm} />
  ) : (
    <div ref={longForm} className={styles.form} tabIndex={-1} role="group" aria-label={copy.express.form}>
      <LongForm checkout={checkout} backPath={backPath} Link={Link} />
    </div>
  );
});
