import { ArrowLeftIcon, PageWidth, Picture, classNames, linkLook } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { CheckoutPageModel } from '../../stores/checkout-page-model';
import { useRestored } from '../use-restored';
import { Checkout } from './checkout';
import { CheckoutSkeleton } from './checkout-skeleton';
import styles from './checkout-page.module.css';
import defaultBanner from './default-banner.svg';

const words = copy.checkout;

/** The checkout page: banner, way back, heading, and the order in the making. */
export const CheckoutPage = observer(function CheckoutPage({ model }: { model: CheckoutPageModel }) {
  const { checkout, banner, backPath, Link, restored } = model;
  useRestored(restored);
  return (
    <>
      <Picture
        className={styles.banner}
        src={banner === '' ? defaultBanner : banner}
        alt=""
        ratio="fill"
        ground="warm"
        urgent
      />
      <PageWidth className={styles.page}>
        <Link to={backPath} className={classNames(linkLook(), styles.back)}>
          <ArrowLeftIcon size={20} /> {words.back}
        </Link>
        <h1 className={styles.heading}>{words.heading}</h1>
        {checkout ? (
          <>
            <p className={styles.from}>
              {words.orderFrom} <strong>{checkout.cart.business.name}</strong>
            </p>
            <Checkout checkout={checkout} backPath={backPath} Link={Link} />
          </>
        ) : (
          <CheckoutSkeleton />
        )}
      </PageWidth>
    </>
  );
});
