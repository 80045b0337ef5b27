import type { ServiceMode } from '@storefront/pricing';
import { Button, CollectionIcon, DeliveryIcon } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { ServiceModeStore } from '../../stores/service-mode-store';
import styles from './cart-mode.module.css';

const icons: Readonly<Record<ServiceMode, typeof DeliveryIcon>> = {
  delivery: DeliveryIcon,
  collection: CollectionIcon,
  unset: DeliveryIcon,
};

/** The mode at the top of the cart; pressing it opens the chooser (D57). */
export const CartMode = observer(function CartMode({ store }: { readonly store: ServiceModeStore }) {
  const { mode } = store;
  const Icon = icons[mode];
  return (
    <div className={styles.mode}>
      <Icon size={22} />
      <p className={styles.words}>
        <strong>{mode === 'unset' ? copy.cart.noMode : copy.mode.names[mode]}</strong>
        {mode !== 'unset' && (
          <span className={styles.detail}>
            {mode === 'delivery' && store.postcode !== '' ? `${store.postcode} · ` : ''}
            {store.availabilityOf(mode)}
          </span>
        )}
      </p>
      <Button tone="soft" size="small" onClick={store.openChooser}>
        {copy.cart.change}
      </Button>
    </div>
  );
});
