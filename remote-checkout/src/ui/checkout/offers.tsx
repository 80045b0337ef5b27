import { assertNever } from '@storefront/contract';
import { BellIcon, Checkbox, ChoiceGroup } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { Subscription } from '../../domain/marketing';
import type { OffersStore } from '../../stores/offers-store';
import { Section } from './section';

interface OffersProps {
  readonly offers: OffersStore;
  readonly businessName: string;
}

/** The marketing checkboxes, none ticked beforehand (SUB-1 to SUB-4, G24). */
export const Offers = observer(function Offers({ offers, businessName }: OffersProps) {
  if (offers.offered.length === 0) return null;
  const labelOf = (subscription: Subscription) => {
    switch (subscription) {
      case 'business':
        return copy.offers.business(businessName);
      case 'sms':
      case 'provider':
        return copy.offers[subscription];
      default:
        return assertNever(subscription);
    }
  };
  return (
    <Section heading={copy.offers.heading} icon={<BellIcon size={22} />}>
      <ChoiceGroup legend={copy.offers.heading} hideLegend>
        {offers.offered.map((subscription) => (
          <Checkbox
            key={subscription}
            label={labelOf(subscription)}
            checked={offers.isTicked(subscription)}
            onChange={(ticked) => offers.tick(subscription, ticked)}
          />
        ))}
      </ChoiceGroup>
    </Section>
  );
});
