import { accessibilityFaults } from './harness/accessibility';
import { addressOf, withBrowser } from './harness/browser';
import { candidateCheckout, stableRelease } from './harness/built';
import { becomeStaff, openPreview, previewToken } from './harness/preview';

const openPage = withBrowser();
const token = previewToken('marketplace', stableRelease('checkout'));

describe('a preview link', () => {
  it.each([375, 1280])(
    '[ROL-5/badge] is marked by a badge, and the badge leads out (%d px)',
    async (width) => {
      const { page, pageErrors, close } = await openPage({ width, height: 800 });
      await openPreview(page, addressOf('marketplace', `/contact-us?preview=${token}`));
      expect(new URL(page.url()).search).toBe('');
      const badge = page.getByRole('complementary', { name: 'Preview' });
      await badge.waitFor();
      expect(await badge.innerText()).toContain(`Preview: ${stableRelease('checkout')}`);
      expect(await accessibilityFaults(page)).toStrictEqual([]);
      await badge.getByRole('link', { name: 'Leave' }).click();
      await badge.waitFor({ state: 'detached' });
      await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/contact-us');
      expect(pageErrors).toStrictEqual([]);
      await close();
    },
  );

  it.each([375, 768])('leaves the bar at the foot of a menu free to be pressed (%d px)', async (width) => {
    const { page, close } = await openPage({ width, height: 800 });
    await openPreview(page, addressOf('marketplace', `/business/saffron-yard?preview=${token}`));
    await page.getByRole('complementary', { name: 'Preview' }).waitFor();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await close();
  });
});

describe('the toolbar of staff', () => {
  it.each([375, 1280])(
    '[DEV-7/browser] says which releases drew the page, moves it instead of covering it, shows another one, and stays closed (%d px)',
    async (width) => {
      const { page, pageErrors, close } = await openPage({ width, height: 800 });
      await becomeStaff(page, 'marketplace', addressOf('marketplace', '/business/saffron-yard'));
      const toolbar = page.getByRole('complementary', { name: 'Staff toolbar' });
      const [ordering, checkout] = [stableRelease('ordering'), stableRelease('checkout')];
      await toolbar.getByText(`${ordering} · stable`).first().waitFor();
      const [bar, below] = [await toolbar.boundingBox(), await page.locator('#root').boundingBox()];
      expect([bar?.y, below?.y]).toStrictEqual([0, bar?.height]);
      expect(await accessibilityFaults(page)).toStrictEqual([]);

      // With the keyboard alone.
      await toolbar.getByRole('button', { name: 'Releases' }).focus();
      await page.keyboard.press('Enter');
      await toolbar.getByText(`${ordering} · drawn by the server`).waitFor();
      await toolbar.getByText(`${checkout} · not loaded in this page`).waitFor();
      expect(await accessibilityFaults(page)).toStrictEqual([]);
      await toolbar.getByLabel('Release of checkout').selectOption(candidateCheckout());
      const shown = page.waitForEvent('load');
      await toolbar.getByRole('button', { name: 'Show these releases' }).press('Enter');
      await shown;
      await page.getByRole('complementary', { name: 'Preview' }).getByText(candidateCheckout()).waitFor();

      await toolbar.getByRole('button', { name: 'Close the staff toolbar' }).press('Enter');
      await toolbar.waitFor({ state: 'detached' });
      await page.reload();
      await page.getByRole('complementary', { name: 'Preview' }).waitFor();
      expect(await toolbar.count()).toBe(0);
      expect(pageErrors).toStrictEqual([]);
      await close();
    },
  );
});
