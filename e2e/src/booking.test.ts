import type { Page } from 'playwright-core';
import { accessibilityFaults } from './harness/accessibility';
import { addressOf, withBrowser } from './harness/browser';
import type { BrandName } from './harness/browser';
import { outbox, ownNumber, textedCode } from './harness/journey';
import { chooseTable, fillInGuest } from './harness/tables';

const openPage = withBrowser();

const cases: [BrandName, string, number][] = [
  ['saffronYard', '/booking', 1280],
  ['marketplace', '/business/saffron-yard/booking', 375],
];

/** Fills in the booking form and sends it. */
async function bookTable(page: Page, { mobile, time }: { readonly mobile: string; readonly time: string }) {
  await chooseTable(page, { date: '2026-11-25', guests: '2', time });
  await fillInGuest(page, 'Birthday', mobile);
  expect(await accessibilityFaults(page)).toStrictEqual([]);
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

/** The link in the mail of a booking. */
async function changeLinkOf(page: Page, id: string): Promise<string> {
  const mail = (await outbox(page.url())).find(({ body }) => body.includes(`v=${id}&change=`));
  return /\S+&change=\S+/.exec(mail?.body ?? '')?.[0] ?? '';
}

describe('a customer books a table', () => {
  it.each(cases)('[PER-1][BKS-3] on %s at %s, %d px, and sees the booking', async (brand, path, width) => {
    const { page, pageErrors, close } = await openPage({ width });
    await page.goto(addressOf(brand, path));
    await bookTable(page, { mobile: ownNumber(), time: '19:00' });
    await page.getByRole('heading', { level: 1, name: 'Your table is booked' }).waitFor();
    expect(await accessibilityFaults(page)).toStrictEqual([]);
    expect(pageErrors).toStrictEqual([]);
    await close();
  });

  it.each(cases)(
    '[BKC-1][BKC-2] on %s at %s, %d px, and changes it from the link in the mail, in another browser, by keyboard alone',
    async (brand, path, width) => {
      const { page, close } = await openPage({ width });
      await page.goto(addressOf(brand, path));
      await bookTable(page, { mobile: ownNumber(), time: '20:00' });
      await page.getByRole('heading', { level: 1, name: 'Your table is booked' }).waitFor();
      const id = new URL(page.url()).searchParams.get('v') ?? '';
      const link = await changeLinkOf(page, id);
      await close();

      const other = await openPage({ width });
      await other.page.goto(link);
      await other.page.waitForURL((url) => url.search === `?v=${id}`);
      await other.page.getByRole('button', { name: 'Change booking' }).focus();
      await other.page.keyboard.press('Enter');
      const sheet = other.page.getByRole('dialog', { name: 'Change your booking' });
      await sheet.getByText(/times available$/).waitFor();
      await sheet.getByRole('radio', { name: '2', exact: true }).focus();
      await other.page.keyboard.press('ArrowRight');
      await sheet.getByRole('radio', { name: '20:00', exact: true }).focus();
      await other.page.keyboard.press('ArrowRight');
      expect(await accessibilityFaults(other.page)).toStrictEqual([]);
      await sheet.getByRole('button', { name: 'Confirm the change' }).focus();
      await other.page.keyboard.press('Enter');
      await other.page.getByText('Wednesday 25 November, 20:15').waitFor();
      await sheet.waitFor({ state: 'hidden' });
      expect(other.pageErrors).toStrictEqual([]);
      await other.close();
    },
  );

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
      expect(await accessibilityFaults(page)).toStrictEqual([]);
      await page.reload();
      await code.fill(await textedCode(page, mobile));
      await page.getByRole('button', { name: 'Verify' }).click();
      await page.getByRole('heading', { level: 1, name: 'Your table is booked' }).waitFor();
      expect(pageErrors).toStrictEqual([]);
      await close();
    },
  );
});
