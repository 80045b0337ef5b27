import { CardIcon, RadioGroup } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { PaymentStore } from '../../stores/payment-store';
import { PaymentIcon } from './payment-icon';
import { Section } from './section';

/** The element that gets the focus when the payment is missing. */
export const paymentChoiceId = 'payment-method';

/** The ways to pay that the business permits (PAY-1, PAY-3). */
export const PaymentMethod = observer(function PaymentMethod({ payment }: { payment: PaymentStore }) {
  return (
    <Section heading={copy.payment.heading} icon={<CardIcon size={22} />}>
      <RadioGroup
        id={paymentChoiceId}
        legend={copy.payment.heading}
        hideLegend
        variant="cards"
        required
        options={payment.choices.map(({ mode, label }) => ({
          value: mode,
          label,
          icon: <PaymentIcon mode={mode} size={22} />,
        }))}
        value={payment.mode}
        error={payment.sentence}
        onChange={payment.choose}
      />
    </Section>
  );
});
