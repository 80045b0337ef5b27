import { Banner, Button, Cluster, PageWidth } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { FormerCartStore } from '../../stores/former-cart-store';

interface FormerCartProps {
  readonly store: FormerCartStore;
}

/** Says that the cart of another restaurant has been emptied, and offers to bring it back (D88). */
export const FormerCart = observer(function FormerCart({ store }: FormerCartProps) {
  if (!store.place) return null;
  return (
    <PageWidth>
      <Banner title={copy.cart.former.kept(store.place.name)} role="status">
        <Cluster>
          <Button tone="secondary" size="small" onClick={store.restore}>
            {copy.cart.former.restore}
          </Button>
          <Button tone="quiet" size="small" onClick={store.dismiss}>
            {copy.cart.former.dismiss}
          </Button>
        </Cluster>
      </Banner>
    </PageWidth>
  );
});
