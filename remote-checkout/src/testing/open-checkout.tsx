import { act, render } from '@testing-library/react';
import checkout from '../pages/checkout';
import { checkoutHost } from './checkout-host';
import type { CheckoutSetting } from './checkout-host';

/** The checkout page with everything loaded, on the screen. */
export const openCheckout = async (setting: CheckoutSetting = {}) => {
  const host = checkoutHost(setting);
  const model = checkout.create(host, { path: '/checkout', params: {}, query: {} });
  await model.load?.();
  const { unmount } = render(<checkout.Component model={model} />);
  await act(async () => model.start?.());
  return {
    host,
    model,
    close() {
      model.stop?.();
      unmount();
    },
  };
};
