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
  placeInCash,
  plusOf,
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
      const { page, complaints, close } = await openPage({ width });
      const faults: string[] = [];
      const look = async (screen: string) => {
        for (const fault of await accessibilityFaults(page)) faults.push(`${screen}: ${fault}`);
      };

      await findSaffronYard(page, brand);
      await plusOf(page, dish).waitFor();
      await look('business page');
      await plusOf(page, dish).click();
      await look('mode chooser');
      await chooseMode(page, 'Delivery');
      await addPlain(page, dish, 4);
      await look('basket');
      await goToCheckout(page);
      await look('checkout');
      const mobile = await fillDetails(page, 'Delivery');
      await placeInCash(page);
      await page.getByRole('heading', { name: 'Confirm your order' }).waitFor();
      await look('verification');
      await confirmByCode(page, mobile);
      await page.getByText('Thank you, your order is placed').waitFor();
      await look('order complete');

      expect(faults).toEqual([]);
      expect(complaints).toEqual([]);
      expect((await outbox(page.url())).some(({ subject }) => subject.startsWith('Your order'))).toBe(true);
      await close();
    },
  );
});
