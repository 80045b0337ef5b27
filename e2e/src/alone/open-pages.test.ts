import type { Page } from 'playwright-core';
import { addressOf, withBrowser } from '../harness/browser';
import { clearFaults, injectFault } from '../harness/faults';
import { bringToCheckout, confirmByCode, ownEmail, ownNumber, placeCashOrder } from '../harness/journey';
import { publishCopy, storefront } from '../harness/publish';
import { servedVersion, untilFollowed, untilServed } from '../harness/served';

const openPage = withBrowser();
afterEach(() => clearFaults());

const ask = (path: string) => fetch(addressOf('marketplace', path));

const revoke = async (name: string, version: string) => {
  await storefront('release', 'revoke', `${name}@${version}`, '--reason', 'a test');
  await untilFollowed(
    `${name}@${version} is revoked`,
    async () => (await ask(`/platform/served?name=${name}&version=${version}`)).status === 404,
  );
};

/** Counts the documents that a page loads from now on. */
const documentsOf = (page: Page): string[] => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
};

describe('a page that is open while releases change', () => {
  it('[SHL-4] loses nothing typed in the checkout when its release is rolled back and revoked, and the order is placed', async () => {
    const before = await servedVersion('checkout');
    await publishCopy('checkout', '1.1.0');
    const { page, close } = await openPage();
    await bringToCheckout(page, 'marketplace', 'Collection');
    const documents = documentsOf(page);
    const [email, mobile] = [ownEmail(), ownNumber()];
    const fields = {
      name: page.getByLabel('Name', { exact: false }).first(),
      email: page.getByLabel('Email', { exact: false }),
      mobile: page.getByLabel('Mobile Number', { exact: false }),
    };
    await fields.name.fill('Ada Moss');
    await fields.email.fill(email);

    await storefront('rollback', 'checkout', '--reason', 'a test');
    await untilServed('checkout', before);
    await revoke('checkout', '1.1.0');

    await fields.mobile.fill(mobile);
    expect([await fields.name.inputValue(), await fields.email.inputValue()]).toStrictEqual([
      'Ada Moss',
      email,
    ]);
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await placeCashOrder(page);
    expect(documents).toStrictEqual([]);
    await confirmByCode(page, mobile);
    await page.getByText('Thank you, your order is placed').waitFor();
    // The page is of a release that is gone, so the last good one replaces it.
    expect(documents.length).toBeLessThanOrEqual(1);
    await close();
  });

  it('[SHL-4] is reloaded once when its remote is gone altogether, and shows the present release', async () => {
    const before = await servedVersion('booking');
    await publishCopy('booking', '1.1.0');
    const { page, close } = await openPage();
    await page.goto(addressOf('saffronYard', '/contact-us'));
    await page.getByLabel('Message').fill('Is there a table for twelve?');
    const documents = documentsOf(page);

    await publishCopy('booking', '1.2.0');
    await revoke('booking', '1.1.0');
    await injectFault('booking', '404', { version: before });
    expect(await page.getByLabel('Message').inputValue()).toBe('Is there a table for twelve?');

    await page
      .getByRole('link', { name: /Book a table/i })
      .first()
      .click();
    await page.getByRole('radiogroup', { name: 'Guests' }).waitFor();
    expect(documents).toStrictEqual(['/booking']);
    await close();
  });

  it('[SHL-4] is reloaded once while the server keeps naming a missing release, and then shows the panel', async () => {
    const { page, close } = await openPage();
    await page.goto(addressOf('saffronYard', '/contact-us'));
    const documents = documentsOf(page);
    await injectFault('booking', '404', { version: '*' });
    await page.route('**/platform/served?*', (route) => route.fulfill({ status: 404 }));
    const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
    await page
      .getByRole('link', { name: /Book a table/i })
      .first()
      .click();
    await reloaded;
    for (let tries = 0; tries < 2; tries += 1) {
      const response = page.waitForResponse(
        (response) => response.url().includes('/releases/booking/') && response.status() === 404,
      );
      await page.getByRole('button', { name: 'Try again' }).click();
      await response;
    }
    await page.getByRole('heading', { name: 'This page is taking a break' }).waitFor();
    expect(documents).toStrictEqual(['/booking']);
    await close();
  });
});
