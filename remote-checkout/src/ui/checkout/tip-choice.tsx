import { tipChoices } from '@storefront/pricing';
import { ChoiceChip, ChoiceGroup, Price } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { copy } from '../../copy';
import type { CheckoutStore } from '../../stores/checkout-store';
import { Section } from './section';
import styles from './tip-choice.module.css';

/** The last question before the sum; nothing is chosen beforehand (CHK-18). */
export const TipChoice = observer(function TipChoice({ checkout }: { checkout: CheckoutStore }) {
  const { tip, chooseTip, cart } = checkout;
  const name = useId();
  return (
    <Section heading={copy.tip.heading}>
      <ChoiceGroup
        legend={copy.tip.heading}
        hideLegend
        hint={copy.tip.to(cart.business.name)}
        role="radiogroup"
        variant="column"
      >
        <div className={styles.choices}>
          {tipChoices.map((pence) => (
            <ChoiceChip
              key={pence}
              name={name}
              value={String(pence)}
              checked={pence === tip}
              onChoose={() => chooseTip(pence)}
            >
              {pence === 0 ? copy.tip.none : <Price pence={pence} />}
            </ChoiceChip>
          ))}
        </div>
      </ChoiceGroup>
    </Section>
  );
});
