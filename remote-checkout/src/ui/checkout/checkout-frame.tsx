import { ArrowLeftIcon, PageWidth, Picture, classNames, linkLook, useRestored } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { copy } from '../../copy';
import type { CheckoutPageModel } from '../../stores/checkout-page-model';
import { CheckoutSkeleton } from './checkout-skeleton';
import styles from './checkout-frame.module.css';
import defaultBanner from './default-banner.svg';

interface CheckoutFrameProps {
  readonly model: CheckoutPageModel;
  /** The content of the checkout; undefined while there is nothing to show yet. */
  readonly children: ReactNode | undefined;
}

/** The frame of the checkout: banner, Back, heading and the name of the business. */
export const CheckoutFrame = observer(function CheckoutFrame({ model, children }: CheckoutFrameProps) {
  const { checkout, banner, backPath, Link, restored } = model;
  useRestored(restored);
  return (
    <PageWidth className={styles.page}>
      <div className={styles.head}>
        <Picture
          className={styles.banner}
          src={banner === '' ? defaultBanner : banner}
          alt=""
          ratio="fill"
          ground="warm"
          urgent
        />
        <Link to={backPath} className={classNames(linkLook(), styles.back)}>
          <ArrowLeftIcon size={20} /> {copy.checkout.back}
        </Link>
        <h1 className={styles.heading}>{copy.checkout.heading}</h1>
        {checkout && (
          <p className={styles.from}>
            {copy.checkout.orderFrom} <strong>{checkout.cart.business.name}</strong>
          </p>
        )}
      </div>
      {children ?? <CheckoutSkeleton />}
    </PageWidth>
  );
});
