import { isBookingOnly } from '@storefront/business';
import { deliveryFromText, ModeTimes, ModeToggle, poundsText } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { Business } from '../../domain/business';
import type { ServiceModeStore } from '../../stores/service-mode-store';

interface ModeChoiceProps {
  readonly store: ServiceModeStore;
  readonly business: Business;
}

/** Delivery or collection in the head: minutes, what delivery costs, how far it is, and which one is chosen (BIZ-23). */
export const ModeChoice = observer(function ModeChoice({ store, business }: ModeChoiceProps) {
  const { quote } = store;
  const details = {
    delivery: quote === undefined ? deliveryFromText(business.deliveryFrom) : chargeText(quote.charge),
    collection: quote?.distance === undefined ? '' : copy.mode.miles(quote.distance),
  };
  if (!store.isOrdering || isBookingOnly(business))
    return <ModeTimes modes={business.modes} details={details} />;
  return (
    <ModeToggle
      modes={business.modes}
      details={details}
      legend={copy.mode.legend}
      chosen={store.mode === 'unset' ? undefined : store.mode}
      choose={store.press}
    />
  );
});

const chargeText = (charge: number): string => (charge === 0 ? copy.mode.free : poundsText(charge));
