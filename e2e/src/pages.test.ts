import { accessibilityFaults } from './harness/accessibility';
import { addressOf, withBrowser } from './harness/browser';
import type { BrandName } from './harness/browser';

const openPage = withBrowser();

const pages: [BrandName, string, string][] = [
  ['marketplace', '/', 'Tuck into a delicious takeaway today'],
  ['marketplace', '/listing?search_by_postcode=E1+6AN', 'Restaurants in E1 6AN'],
  ['marketplace', '/booking?business=saffron-yard', 'Saffron Yard'],
  ['marketplace', '/review?business=saffron-yard', 'Saffron Yard'],
  ['marketplace', '/info?business=saffron-yard', 'Saffron Yard'],
  ['marketplace', '/contact-us', 'Contact us'],
  ['marketplace', '/information/privacy-policy', 'Privacy Policy'],
  ['saffronYard', '/', 'Saffron Yard'],
  ['saffronYard', '/booking', 'Saffron Yard'],
  ['northbank', '/', 'Tuck into a delicious takeaway today'],
  ['northbank', '/listing?search_by_postcode=E1+6AN', 'Restaurants in E1 6AN'],
];

describe('every page', () => {
  it.each(pages.flatMap((page) => [375, 1280].map((width) => [...page, width] as const)))(
    '[G22] %s %s shows %s at %d px: nothing for axe to find, nothing to scroll sideways, no complaint',
    async (brand, path, heading, width) => {
      const { page, pageErrors, close } = await openPage({ width });
      await page.goto(addressOf(brand, path), { waitUntil: 'networkidle' });
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      expect(await accessibilityFaults(page)).toStrictEqual([]);
      expect(
        await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
      ).toBe(0);
      expect(pageErrors).toStrictEqual([]);
      await close();
    },
  );

  it.each(['marketplace', 'saffronYard', 'northbank'] as const)(
    '[NFD-1][RTE-18] on %s an unknown path is the 404 page, with HTTP status 404',
    async (brand) => {
      const { page, close } = await openPage();
      const response = await page.goto(addressOf(brand, '/no/such/page'));
      expect(response?.status()).toBe(404);
      await page.getByText('We are sorry but the page you requested was not found.').waitFor();
      expect(await accessibilityFaults(page)).toStrictEqual([]);
      await close();
    },
  );

  it('[BIZ-20] an unknown restaurant is the 404 page', async () => {
    const { page, close } = await openPage();
    const response = await page.goto(addressOf('marketplace', '/business/no-such-restaurant'));
    expect(response?.status()).toBe(404);
    await page.getByText('We are sorry but the page you requested was not found.').waitFor();
    await close();
  });

  it('[BRD-4] a host that no brand names gets a plain page with status 421', async () => {
    const url = new URL(addressOf('marketplace', '/'));
    url.hostname = 'stranger.localhost';
    const { page, close } = await openPage();
    expect((await page.goto(url.href))?.status()).toBe(421);
    await close();
  });
});
