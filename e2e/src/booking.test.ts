import { accessibilityFaults } from './harness/accessibility';
import { addressOf, withBrowser } from './harness/browser';
import type { BrandName } from './harness/browser';
import { ownEmail } from './harness/journey';

const openPage = withBrowser();

const cases: [BrandName, string, number][] = [
  ['saffronYard', '/booking', 1280],
  ['marketplace', '/business/saffron-yard/booking', 375],
];

describe('a customer books a table', () => {
  it.each(cases)('[PER-1][BKS-3] on %s at %s, %d px, and sees the booking', async (brand, path, width) => {
    const { page, pageErrors, close } = await openPage({ width });
    await page.goto(addressOf(brand, path));
    await page.getByLabel(/date/i).first().fill('2026-11-25');
    await page.getByLabel(/^Occasion/).selectOption('Birthday');
    const time = page
      .getByLabel(/^Time/)
      .or(page.getByLabel(/Preferred time/i))
      .first();
    await time.selectOption('19:00');
    await page.getByLabel(/^Guests/).selectOption('2');
    await page.getByLabel(/^Name/).fill('Ada Moss');
    await page.getByLabel(/^Email/).fill(ownEmail());
    await page.getByLabel(/^Mobile/).fill('07700900123');
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
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });
});
