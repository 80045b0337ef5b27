import { withoutDrawing } from '../harness/answers';
import { addressOf } from '../harness/browser';
import type { BrandName } from '../harness/browser';
import { addPlain, chooseMode, isPhone, addButtonOf } from '../harness/journey';
import { closedBoxesAreGone } from '../harness/restaurant';
import { cutOff, cutOffError, hold, reconnect, fireOnline } from '../harness/network';
import { testEveryState } from '../harness/states';

const everyBrand: BrandName[] = ['marketplace', 'saffronYard', 'northbank'];
const remotes = /\/releases\/(?!shell)/;

testEveryState(
  'not found',
  everyBrand,
  async (page, checkState, brand) => {
    await page.goto(addressOf(brand, '/no/such/page'));
    await page.getByText('We are sorry but the page you requested was not found.').waitFor();
    await checkState('shown');
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: 'Skip to the page' }).waitFor();
    await checkState('skip link');
  },
  // The page itself comes with this status (RTE-18).
  [/^error: Failed to load resource: the server responded with a status of 404/],
);

testEveryState('frame', everyBrand, async (page, checkState, brand) => {
  await page.goto(addressOf(brand, '/information'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).scrollIntoViewIfNeeded();
  await checkState('footer');

  await page.goto(addressOf(brand, brand === 'saffronYard' ? '/' : '/business/saffron-yard'));
  await addButtonOf(page, 'Tandoori Salmon').click();
  await chooseMode(page, 'Collection');
  await addPlain(page, 'Tandoori Salmon', 1);
  await page.getByRole(isPhone(page) ? 'button' : 'region', { name: /2 ITEMS|Your basket/ }).waitFor();
  await closedBoxesAreGone(page);
  await page.goto(addressOf(brand, '/contact-us'));
  await page.getByRole('link', { name: 'Your basket, 2 dishes' }).waitFor();
  await checkState('a basket');
});

testEveryState(
  'connection',
  everyBrand,
  async (page, checkState, brand) => {
    await page.goto(addressOf(brand, '/information'));
    await page.getByRole('heading', { level: 1, name: 'Information' }).waitFor();
    await cutOff(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Terms/ })
      .click();
    await page.getByText('We cannot reach the server right now.').waitFor();
    await checkState('lost');
    await reconnect(page);
    await fireOnline(page);
    await page.getByText('You are connected again.').waitFor();
    await checkState('back');
  },
  [cutOffError],
);

testEveryState(
  'remote',
  everyBrand,
  async (page, checkState, brand) => {
    await withoutDrawing(page);
    const held = await hold(page, remotes);
    await page.goto(addressOf(brand, '/'), { waitUntil: 'commit' });
    await page.getByRole('status', { name: 'Loading' }).waitFor();
    await checkState('on its way');
    held.drop();
    await page.getByRole('heading', { name: 'This page is taking a break' }).waitFor();
    await checkState('does not come');
    await reconnect(page, remotes);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: /takeaway today|Saffron Yard/ }).waitFor();
  },
  [cutOffError],
);
