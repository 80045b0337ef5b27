import type { Page } from 'playwright-core';
import { accessibilityFaults } from './harness/accessibility';
import { addressOf, withBrowser } from './harness/browser';
import type { BrandName } from './harness/browser';
import { ownEmail, ownNumber, textedCode } from './harness/journey';

const openPage = withBrowser();

const cases: [BrandName, string, number][] = [
  ['saffronYard', '/booking', 1280],
  ['marketplace', '/business/saffron-yard/booking', 375],
];

/** Fills in the booking form and sends it. */
async function bookTable(page: Page, { mobile, time }: { readonly mobile: string; readonly time: string }) {
  await page.getByLabel(/date/i).first().fill('2026-11-25');
  await page.getByLabel(/^Occasion/).selectOption('Birthday');
  await page.getByLabel(/^Time/).first().selectOption({ label: time });
  await page.getByLabel(/^Guests/).selectOption('2');
  await page.getByLabel(/^Name/).fill('Ada Moss');
  await page.getByLabel(/^Email/).fill(ownEmail());
  await page.getByLabel(/^Mobile/).fill(mobile);
  await page.getByLabel(/^Postcode/).fill('E1 6AN');
  expect(await accessibilityFaults(page)).toEqual([]);
  const openCart = page.getByRole('button', { name: 'Book Now' });
  if (await openCart.isVisible()) await openCart.click();
  await page
    .getByRole('radio', { name: /Pay at the restaurant/ })
    .last()
    .check();
  await page.getByRole('checkbox', { name: /Terms/ }).last().check();
  await page
    .getByRole('button', { name: /^Book with £ / })
    .last()
    .click();
  await page.waitForURL(/\/booking-complete\?v=/);
}

describe('a customer books a table', () => {
  it.each(cases)('[PER-1][BKS-3] on %s at %s, %d px, and sees the booking', async (brand, path, width) => {
    const { page, pageErrors, close } = await openPage({ width });
    await page.goto(addressOf(brand, path));
    await bookTable(page, { mobile: ownNumber(), time: '19:00' });
    await page.getByRole('heading', { level: 1, name: 'Your table is booked' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it.each(cases)(
    '[BKS-14][BKS-15][BKS-19] a fourth time on %s at %s, %d px, once the code is typed in',
    async (brand, path, width) => {
      const { page, pageErrors, close } = await openPage({ width });
      const mobile = ownNumber();
      for (const time of ['17:00', '17:15', '17:30']) {
        await page.goto(addressOf(brand, path));
        await bookTable(page, { mobile, time });
        await page.getByRole('heading', { level: 1, name: 'Your table is booked' }).waitFor();
      }
      await page.goto(addressOf(brand, path));
      await bookTable(page, { mobile, time: '17:45' });
      await page.getByRole('heading', { level: 1, name: 'One more step' }).waitFor();
      const code = page.getByLabel('Verification code', { exact: false });
      await code.waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.reload();
      await code.fill(await textedCode(page, mobile));
      await page.getByRole('button', { name: 'Verify' }).click();
      await page.getByRole('heading', { level: 1, name: 'Your table is booked' }).waitFor();
      expect(pageErrors).toEqual([]);
      await close();
    },
  );
});
