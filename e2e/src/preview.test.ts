import { accessibilityFaults } from './harness/accessibility';
import { addressOf, withBrowser } from './harness/browser';
import { stableRelease } from './harness/built';
import { openPreview, previewToken } from './harness/preview';

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
      expect(await accessibilityFaults(page)).toEqual([]);
      await badge.getByRole('link', { name: 'Leave' }).click();
      await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
      expect(await badge.count()).toBe(0);
      expect(new URL(page.url()).pathname).toBe('/contact-us');
      expect(pageErrors).toEqual([]);
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
