import {
  Card,
  CardIcon,
  EditIcon,
  PinIcon,
  Segments,
  SparkleIcon,
  TextButton,
  UserIcon,
  classNames,
} from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { copy } from '../../../copy';
import type { AddressKind } from '../../../domain/address';
import type { CheckoutStore } from '../../../stores/checkout-store';
import { AddressLines } from '../information/address-lines';
import { PaymentIcon } from '../payment-icon';
import { ModeIcon, TimeChoice } from '../service-time';
import styles from './express.module.css';

const addressIcons: Readonly<Record<AddressKind, typeof PinIcon>> = { whole: PinIcon, contact: UserIcon };

interface ExpressSummaryProps {
  readonly checkout: CheckoutStore;
  /** Leads to the long form. */
  readonly onChange: () => void;
}

/** Time, address and payment as last time; only time and payment can be changed here (EXP-2, EXP-3). */
export const ExpressSummary = observer(function ExpressSummary({ checkout, onChange }: ExpressSummaryProps) {
  const { information, slots, payment } = checkout;
  const AddressIcon = addressIcons[information.kind];
  const heading = useId();
  return (
    <Card as="section" padding="none" aria-labelledby={heading}>
      <header className={styles.head}>
        <SparkleIcon className={styles.spark} size={28} />
        <div>
          <h2 id={heading} className={styles.heading}>
            {copy.express.heading}
          </h2>
          <p>{copy.express.lead}</p>
        </div>
      </header>
      <Row heading={copy.checkout.modes[slots.mode]} icon={<ModeIcon mode={slots.mode} size={20} />}>
        <TimeChoice slots={slots} hideLabel />
      </Row>
      <Row isPlain heading={copy.information.heading} icon={<AddressIcon size={20} />}>
        {information.chosen && <AddressLines address={information.chosen} kind={information.kind} />}
      </Row>
      <Row isPlain heading={copy.payment.heading} icon={<CardIcon size={20} />}>
        <Segments
          legend={copy.payment.heading}
          options={payment.choices.map(({ mode, label }) => ({
            value: mode,
            label,
            icon: <PaymentIcon mode={mode} size={20} />,
          }))}
          value={payment.mode}
          onChange={payment.choose}
        />
      </Row>
      <div className={styles.foot}>
        <TextButton className={styles.change} onClick={onChange}>
          <EditIcon size={18} /> {copy.express.change}
        </TextButton>
      </div>
    </Card>
  );
});

interface RowProps {
  readonly heading: string;
  /** Whether a phone shows only the icon, because the answer needs no heading. */
  readonly isPlain?: boolean;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/** One answer of the order below its icon and heading. */
function Row({ heading, isPlain = false, icon, children }: RowProps) {
  const id = useId();
  return (
    <section className={classNames(styles.row, isPlain && styles.plain)} aria-labelledby={id}>
      <span className={styles.icon}>{icon}</span>
      <h3 id={id} className={styles.rowHeading}>
        {heading}
      </h3>
      <div className={styles.answer}>{children}</div>
    </section>
  );
}
