import { act, render } from '@testing-library/react';
import type { Page, PageModel } from '@storefront/host';
import checkout from '../pages/checkout';
import { checkoutHost } from './checkout-host';
import type { CheckoutSetting } from './checkout-host';

/** Opens the checkout page, loaded and rendered. */
export function openCheckout(setting: CheckoutSetting = {}) {
  return openPage(checkout, setting);
}

/** Opens a page with a cart that is ready for checkout, loaded and rendered. */
export async function openPage<Model extends PageModel>(page: Page<Model>, setting: CheckoutSetting) {
  const host = checkoutHost(setting);
  const model = page.create(host, { path: '/checkout', params: {}, query: {} });
  await model.load?.();
  const { unmount } = render(<page.Component model={model} />);
  await act(async () => model.start?.());
  return {
    host,
    model,
    close() {
      model.stop?.();
      unmount();
    },
  };
}
