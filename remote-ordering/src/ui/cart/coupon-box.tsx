import { Button, poundsText, TagIcon, TextButton, TextField } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { copy } from '../../copy';
import type { CouponStore } from '../../stores/coupon-store';
import type { DiscountStore } from '../../stores/discount-store';
import styles from './coupon-box.module.css';

interface CouponBoxProps {
  readonly coupon: CouponStore;
  readonly discounts: DiscountStore;
}

/** The box of a typed code in its three states, and the discount in force (CPN-1 to CPN-11, D65). */
export const CouponBox = observer(function CouponBox({ coupon, discounts }: CouponBoxProps) {
  return (
    <div className={styles.box}>
      {coupon.state === 'applied' ? (
        <Applied coupon={coupon} discounts={discounts} />
      ) : (
        <Typing coupon={coupon} />
      )}
      {coupon.state !== 'applied' && discounts.appliedName !== '' && (
        <p className={styles.applied}>
          <TagIcon size={18} />
          <span>
            <strong>{discounts.appliedName}</strong> {copy.coupon.discount}
          </span>
        </p>
      )}
      {discounts.betterOffer !== undefined && (
        <p className={styles.better}>
          {copy.coupon.better(poundsText(discounts.betterOffer.saved))}{' '}
          <TextButton onClick={discounts.useBetterOffer}>{copy.coupon.useOffer}</TextButton>
        </p>
      )}
      {discounts.canChoose && <TextButton onClick={discounts.openChooser}>{copy.discount.change}</TextButton>}
    </div>
  );
});

const Applied = observer(function Applied({ coupon, discounts }: CouponBoxProps) {
  return (
    <div className={styles.row}>
      <p className={styles.applied}>
        <TagIcon size={18} /> {copy.coupon.applied(discounts.appliedName)}
      </p>
      <Button tone="secondary" size="small" onClick={coupon.remove}>
        {copy.coupon.remove}
      </Button>
    </div>
  );
});

const Typing = observer(function Typing({ coupon }: { readonly coupon: CouponStore }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void coupon.apply();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        className={coupon.error === '' ? styles.code : styles.alone}
        label={copy.coupon.label}
        hideLabel
        placeholder={copy.coupon.label}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        value={coupon.text}
        error={coupon.error}
        onChange={coupon.type}
      />
      <Button type="submit" tone="secondary" busy={coupon.isChecking}>
        {copy.coupon.apply}
      </Button>
      {coupon.state === 'refused' && (
        <Button tone="quiet" onClick={coupon.cancel}>
          {copy.coupon.cancel}
        </Button>
      )}
    </form>
  );
});
