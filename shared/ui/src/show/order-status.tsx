import type { OrderBanner } from '@storefront/business';
import type { ReactNode } from 'react';
import { Banner } from './banner';

const tones = { open: 'success', preorder: 'warm', closed: 'warning', bookings: 'info' } as const;

interface OrderStatusProps {
  readonly banner: OrderBanner;
  /** status where it may change while the page is open. */
  readonly role?: 'status';
  /** At the right end. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** Says whether and how a business takes orders now (SVC-15 to SVC-18, BKG-26 to BKG-29, D58). */
export function OrderStatus({ banner, role, action, children }: OrderStatusProps) {
  return (
    <Banner
      tone={tones[banner.kind]}
      title={banner.text}
      role={role}
      action={action}
      isLine={banner.kind === 'open' && children === undefined}
    >
      {banner.nextOpen !== '' && <p>{banner.nextOpen}</p>}
      {children}
    </Banner>
  );
}
