import { freeDishAddress } from '@storefront/contract';
import type { Host } from '@storefront/host';
import { Banner, GiftIcon, linkLook } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { CartStore } from '../../stores/cart-store';

interface FreeDishWaitingProps {
  readonly cart: CartStore;
  readonly backPath: string;
  readonly Link: Host['Link'];
}

/** Leads to the chooser of free dishes, so that no dish that the order has earned is forgotten. */
export const FreeDishWaiting = observer(function FreeDishWaiting(props: FreeDishWaitingProps) {
  const { cart, backPath, Link } = props;
  if (cart.waitingFreeDishes === 0) return null;
  return (
    <Banner tone="success" icon={<GiftIcon size={22} />}>
      <Link to={freeDishAddress(backPath)} className={linkLook()}>
        {cart.waitingFreeDishes === 1 ? copy.freeDishWaiting.one : copy.freeDishWaiting.several}
      </Link>
    </Banner>
  );
});
