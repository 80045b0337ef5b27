import type { PayMode } from '@storefront/contract';
import { CardIcon, CashIcon } from '@storefront/ui';

const icons: Readonly<Record<PayMode, typeof CardIcon>> = { cod: CashIcon, card: CardIcon };

interface PaymentIconProps {
  readonly mode: PayMode;
  readonly size: number;
}

/** The icon of a way to pay. */
export function PaymentIcon({ mode, size }: PaymentIconProps) {
  const Icon = icons[mode];
  return <Icon size={size} />;
}
