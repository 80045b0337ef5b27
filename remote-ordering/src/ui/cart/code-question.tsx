import { Button, Dialog, poundsText, Stack } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { copy } from '../../copy';
import type { CodeQuestion as Question, CouponStore } from '../../stores/coupon-store';

/** Asks before a code replaces an offer that saves more, or costs the free delivery (D110). */
export const CodeQuestion = observer(function CodeQuestion({ coupon }: { readonly coupon: CouponStore }) {
  const { question } = coupon;
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={question !== undefined}
      onClose={coupon.keepOffer}
      title={question === undefined ? '' : titleOf(question)}
      description={question === undefined ? '' : explanationOf(question)}
      size="small"
      initialFocus={keep}
    >
      {/* Not in the foot, where a phone shows the last button first. */}
      <Stack gap={3}>
        <Button ref={keep} wide onClick={coupon.keepOffer}>
          {question?.now.appliedDiscount ? copy.coupon.keepOffer : copy.coupon.keepFreeDelivery}
        </Button>
        <Button tone="secondary" wide onClick={coupon.useCode}>
          {copy.coupon.useCode}
        </Button>
      </Stack>
    </Dialog>
  );
});

const titleOf = ({ code, saved, now, withCode }: Question): string =>
  saved < now.discount
    ? copy.coupon.savesLess(code, poundsText(saved), poundsText(now.discount))
    : copy.coupon.costsDelivery(code, poundsText(saved), poundsText(withCode.delivery));

/** Says the totals where the delivery charge changes too, since the savings alone would mislead. */
const explanationOf = ({ code, now, withCode }: Question): string => {
  const totals = copy.coupon.inAll(code, poundsText(withCode.total), poundsText(now.total));
  const parts = [
    now.appliedDiscount !== null && copy.coupon.oneDiscount,
    now.delivery !== withCode.delivery && totals,
  ];
  return parts.filter((part) => part !== false).join(' ');
};
