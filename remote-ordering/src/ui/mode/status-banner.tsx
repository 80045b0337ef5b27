import { Button, OrderStatus } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { BusinessPageModel } from '../../stores/business-page-model';

/** Says whether and how the restaurant takes orders now (SVC-15 to SVC-18, D58). */
export const StatusBanner = observer(function StatusBanner({ model }: { readonly model: BusinessPageModel }) {
  const { banner } = model.mode;
  if (!banner) return null;
  const book = (
    <Button tone="secondary" size="small" onClick={() => model.tabs.choose('book')}>
      {copy.mode.bookTable}
    </Button>
  );
  return <OrderStatus banner={banner} role="status" action={banner.kind === 'bookings' ? book : undefined} />;
});
