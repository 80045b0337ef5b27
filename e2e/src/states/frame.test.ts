import { withoutDrawing } from '../harness/answers';
import { addressOf } from '../harness/browser';
import type { BrandName } from '../harness/browser';
import { addPlain, chooseMode, isPhone, plusOf } from '../harness/journey';
import { cutOff, cutOffComplaint, hold, reconnect, sayOnline } from '../harness/network';
import { itLooksRight } from '../harness/states';

const everyBrand: BrandName[] = ['marketplace', 'saffronYard', 'northbank'];
const remotes = /\/releases\/(?!shell)/;

itLooksRight(
  'not found',
  everyBrand,
  async (page, look, brand) => {
    await page.goto(addressOf(brand, '/no/such/page'));
    await page.getByText('We are sorry but the page you requested was not found.').waitFor();
    await look('shown');
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: 'Skip to the page' }).waitFor();
    await look('skip link');
  },
  // The page itself comes with this status (RTE-18).
  [/^error: Failed to load resource: the server responded with a status of 404/],
);

itLooksRight('frame', everyBrand, async (page, look, brand) => {
  await page.goto(addressOf(brand, '/information'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).scrollIntoViewIfNeeded();
  await look('footer');

  await page.goto(addressOf(brand, brand === 'saffronYard' ? '/' : '/business/saffron-yard'));
  await plusOf(page, 'Tandoori Salmon').click();
  await chooseMode(page, 'Collection');
  await addPlain(page, 'Tandoori Salmon', 1);
  await page.getByRole(isPhone(page) ? 'button' : 'region', { name: /2 ITEMS|Your basket/ }).waitFor();
  await page.goto(addressOf(brand, '/contact-us'));
  await page.getByRole('link', { name: 'Your order, 2 dishes' }).waitFor();
  await look('a basket');
});

itLooksRight(
  'connection',
  everyBrand,
  async (page, look, brand) => {
    await page.goto(addressOf(brand, '/information'));
    await page.getByRole('heading', { level: 1, name: 'Information' }).waitFor();
    await cutOff(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Terms/ })
      .click();
    await page.getByText('We cannot reach the server right now.').waitFor();
    await look('lost');
    await reconnect(page);
    await sayOnline(page);
    await page.getByText('You are connected again.').waitFor();
    await look('back');
  },
  [cutOffComplaint],
);

itLooksRight(
  'remote',
  everyBrand,
  async (page, look, brand) => {
    await withoutDrawing(page);
    const held = await hold(page, remotes);
    await page.goto(addressOf(brand, '/'), { waitUntil: 'commit' });
    await page.getByRole('status', { name: 'Loading' }).waitFor();
    await look('on its way');
    held.drop();
    await page.getByRole('heading', { name: 'This page is taking a break' }).waitFor();
    await look('does not come');
    await reconnect(page, remotes);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: /takeaway today|Saffron Yard/ }).waitFor();
  },
  [cutOffComplaint],
);
