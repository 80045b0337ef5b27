import { accessibilityFaults } from './harness/accessibility';
import { withBrowser } from './harness/browser';
import type { BrandName } from './harness/browser';
import {
  addPlain,
  chooseMode,
  confirmByCode,
  fillDetails,
  findSaffronYard,
  goToCheckout,
  outbox,
  placeCashOrder,
  addButtonOf,
} from './harness/journey';

const openPage = withBrowser();

const dish = 'Poppadoms & Chutneys';
const cases: [BrandName, number][] = [
  ['marketplace', 1280],
  ['marketplace', 375],
  ['saffronYard', 1280],
  ['saffronYard', 375],
  ['northbank', 1280],
  ['northbank', 375],
];

describe('a customer orders, pays cash, confirms with the code and sees the order complete', () => {
  it.each(cases)(
    '[ACC-14][G22] on %s at %d px, with no console error and nothing for axe to find',
    async (brand, width) => {
      const { page, pageErrors, close } = await openPage({ width });
      const faults: string[] = [];
      const checkState = async (screen: string) => {
        for (const fault of await accessibilityFaults(page)) faults.push(`${screen}: ${fault}`);
      };

      await findSaffronYard(page, brand);
      await addButtonOf(page, dish).waitFor();
      await checkState('business page');
      await addButtonOf(page, dish).click();
      await checkState('mode chooser');
      await chooseMode(page, 'Delivery');
      await addPlain(page, dish, 4);
      await checkState('basket');
      await goToCheckout(page);
      await checkState('checkout');
      const mobile = await fillDetails(page, 'Delivery');
      await placeCashOrder(page);
      await page.getByRole('heading', { name: 'Confirm your order' }).waitFor();
      await checkState('verification');
      await confirmByCode(page, mobile);
      await page.getByText('Thank you, your order is placed').waitFor();
      await checkState('order complete');

      expect(faults).toStrictEqual([]);
      expect(pageErrors).toStrictEqual([]);
      expect((await outbox(page.url())).some(({ subject }) => subject.startsWith('Your order'))).toBe(true);
      await close();
    },
  );
});
