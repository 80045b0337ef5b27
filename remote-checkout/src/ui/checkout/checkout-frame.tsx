import { ArrowLeftIcon, PageWidth, Picture, classNames, linkLook, useRestored } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { copy } from '../../copy';
import type { CheckoutPageModel } from '../../stores/checkout-page-model';
import { CheckoutSkeleton } from './checkout-skeleton';
import styles from './checkout-frame.module.css';
import defaultBanner from './default-banner.svg';

const words = copy.checkout;

interface CheckoutFrameProps {
  readonly model: CheckoutPageModel;
  /** A low banner leaves more of the screen to the order. */
  readonly hasLowBanner?: boolean;
  /** The content of the checkout; undefined while there is nothing to show yet. */
  readonly children: ReactNode | undefined;
}

/** The frame of the checkout: banner, Back, heading and the name of the business. */
export const CheckoutFrame = observer(function CheckoutFrame(props: CheckoutFrameProps) {
  const { model, hasLowBanner = false, children } = props;
  const { checkout, banner, backPath, Link, restored } = model;
  useRestored(restored);
  return (
    <>
      <Picture
        className={classNames(styles.banner, hasLowBanner && styles.low)}
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
        {checkout && (
          <p className={styles.from}>
            {words.orderFrom} <strong>{checkout.cart.business.name}</strong>
          </p>
        )}
        {children ?? <CheckoutSkeleton />}
      </PageWidth>
    </>
  );
});
