import type { Browser } from 'playwright-core';
import { addressOf, openBrowser, openPage } from '../harness/browser';
import { publishAnother } from '../harness/publish';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  await publishAnother('listing');
});
afterAll(() => browser.close());
afterEach(() => mend());

const faults = addressOf('marketplace', '/dev/faults');
const spoil = (feature: string, fault: string, version?: string) =>
  fetch(faults, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ feature, fault, ...(version ? { version } : {}) }),
  });
const mend = () => fetch(faults, { method: 'DELETE' });

const listing = '/listing?search_by_postcode=E1+6AN';

describe('a remote that fails', () => {
  it.each(['404', 'corrupt', 'throw', 'throw-on-render'])(
    '[SHL-2][G15][G17] %s: the last good release stands in its place within 3 s',
    async (fault) => {
      await spoil('listing', fault);
      const { page, close } = await openPage(browser);
      await page.goto(addressOf('marketplace', listing));
      await page.getByText(/^\d+ Restaurents Open$/).waitFor({ timeout: 3_000 });
      await close();
    },
  );

  it('[SHL-2][SHL-3] with no good release left a panel offers Retry, the rest of the page lives, and Retry really tries again', async () => {
    await spoil('listing', '404', '*');
    const { page, close } = await openPage(browser);
    await page.goto(addressOf('marketplace', listing));
    const retry = page.getByRole('button', { name: /try again|retry/i });
    await retry.waitFor();
    await page
      .getByRole('link', { name: /Supperhood/ })
      .first()
      .waitFor();
    await mend();
    await retry.click();
    await page.getByText(/^\d+ Restaurents Open$/).waitFor();
    await close();
  });

  it('[G17] every other page works while one remote is dead', async () => {
    await spoil('listing', '404', '*');
    const { page, close } = await openPage(browser);
    await page.goto(addressOf('marketplace', '/business/saffron-yard'));
    await page.getByRole('heading', { level: 1, name: 'Saffron Yard' }).waitFor();
    await page.goto(addressOf('marketplace', '/contact-us'));
    await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
    await close();
  });
});
