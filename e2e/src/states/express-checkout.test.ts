import { demoCustomer } from '@storefront/demo';
import { addressOf } from '../harness/browser';
import { fillCart, leaveCart } from '../harness/journey';
import { logIn } from '../harness/member';
import { candidateCheckout } from '../harness/built';
import { brandIds, openPreview, previewToken } from '../harness/preview';
import { testEveryState } from '../harness/states';

testEveryState(
  'express checkout',
  ['marketplace', 'saffronYard', 'northbank'],
  async (page, checkState, brand) => {
    const token = previewToken(brandIds[brand], candidateCheckout());
    await openPreview(page, addressOf(brand, `/contact-us?preview=${token}`));
    await logIn(page, brand, demoCustomer);
    await fillCart(page, brand, 'Delivery');
    await leaveCart(page);

    await page.getByRole('heading', { name: 'Express checkout' }).waitFor();
    await page.getByText('4 Fournier Street').waitFor();
    // However small the screen, the button that binds is in sight without scrolling.
    const order = page.getByRole('button', { name: /^Place order · £/ });
    const { y = Infinity, height = 0 } = (await order.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    await checkState('one screen');

    await page.getByRole('button', { name: /^Change details/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Add a new address' }).waitFor();
    expect(await page.evaluate(`document.activeElement?.getAttribute('aria-label')`)).toBe(
      'All details of your order',
    );
    await checkState('long form', 'main');
  },
);
