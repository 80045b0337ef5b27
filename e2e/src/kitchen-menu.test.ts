import { accessibilityFaults } from './harness/accessibility';
import { addressOf, withBrowser } from './harness/browser';
import { goToKitchenPage } from './harness/kitchen';
import { businessTokenOf } from './harness/move-order';

const openPage = withBrowser();
// No other test orders there, so that what is published here disturbs none.
const slug = 'hummingbird-jerk';
const dish = 'Saltfish Fritters';

/** Opens the menu desk of the restaurant on a device. */
async function openDesk(device: string) {
  const opened = await openPage({ width: 1180, height: 820 });
  const { page } = opened;
  await page.goto(addressOf('marketplace', '/kitchen'));
  await page.getByLabel(/^Token of the restaurant/).fill(await businessTokenOf(slug));
  await page.getByLabel(/^Name of this device/).fill(device);
  await page.keyboard.press('Enter');
  await page.getByRole('navigation', { name: 'Pages of the kitchen' }).waitFor();
  await goToKitchenPage(page, 'Menu');
  await page.getByRole('heading', { name: 'Draft' }).waitFor();
  return opened;
}

describe('the menu desk of a business', () => {
  it('[KIT-42][KIT-44][KIT-45][KIT-47] two people change a menu, look at it, publish it, and one brings it back', async () => {
    const [office, counter, customer] = [
      await openDesk('Office'),
      await openDesk('Counter'),
      await openPage({ width: 375 }),
    ];
    const press = (at: typeof office, name: string) => at.page.getByRole('button', { name }).click();
    const dialog = (at: typeof office) => at.page.getByRole('dialog');
    /** Waits until the page of the restaurant, or of its preview, shows the dish at this price. */
    const showsPrice = async (path: string, pounds: string) => {
      await customer.page.goto(addressOf('marketplace', path));
      const shown = customer.page.locator('main li[data-available]', { hasText: dish });
      await shown.filter({ hasText: pounds }).first().waitFor();
    };

    // Both open the same dish; the one who is second is told, and starts from what is there.
    for (const at of [office, counter]) await press(at, `Edit ${dish}`);
    await dialog(office).getByLabel('Price in £').fill('5.5');
    await dialog(counter).getByLabel('Price in £').fill('4');
    await press(office, 'Put into the draft');
    await dialog(office).waitFor({ state: 'hidden' });
    await press(counter, 'Put into the draft');
    await dialog(counter)
      .getByText('Someone has changed this meanwhile. Look at it again, and then decide.')
      .waitFor();
    await press(counter, 'Back');
    await dialog(counter).waitFor({ state: 'hidden' });
    await press(counter, `Edit ${dish}`);
    await dialog(counter).getByLabel('Description').fill('With a hot pepper sauce.');
    await press(counter, 'Put into the draft');
    await dialog(counter).waitFor({ state: 'hidden' });
    await office.page.getByRole('button', { name: '2 changes' }).waitFor();
    expect(await accessibilityFaults(office.page)).toStrictEqual([]);

    await press(office, 'Make a preview');
    const link = office.page.getByRole('link', { name: 'Open the preview' });
    const path = (await link.getAttribute('href')) ?? '';
    await showsPrice(path, '£5.50');
    await customer.page.getByText('With a hot pepper sauce.').first().waitFor();
    await showsPrice(`/business/${slug}`, '£5.00');

    await press(office, 'Publish now');
    const nothing = 'Nothing is changed. Customers see what you see.';
    for (const { page } of [office, counter]) await page.getByText(nothing).waitFor();
    await showsPrice(`/business/${slug}`, '£5.50');

    await counter.page.getByRole('radio', { name: 'History' }).check();
    await counter.page.getByText('Office, ', { exact: false }).waitFor();
    await counter.page
      .getByRole('button', { name: /^Back to before this/ })
      .first()
      .click();
    await counter.page.getByRole('button', { name: '1 change' }).waitFor();
    await press(counter, 'Publish now');
    for (const { page } of [office, counter]) await page.getByText(nothing).waitFor();
    await showsPrice(`/business/${slug}`, '£5.00');

    for (const { pageErrors, close } of [office, counter, customer]) {
      expect(pageErrors).toStrictEqual([]);
      await close();
    }
  });

  it('[KIT-41] a large picture is made small enough, what is no picture is refused, and the change can be taken out', async () => {
    const { page, pageErrors, close } = await openDesk('Studio');
    await page.getByRole('radio', { name: 'Pictures' }).check();
    const card = page.getByRole('region', { name: 'Cover picture' });
    const shown = card.getByRole('img', { name: 'Cover picture' });
    const before = await shown.getAttribute('src');
    const chosen = card.getByLabel('Choose a cover picture', { exact: true }).and(page.locator('input'));

    await chosen.setInputFiles({
      name: 'menu.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Saltfish Fritters'),
    });
    await page.getByRole('alert').getByText('That is no picture that can be used.').waitFor();

    // Random colours are what a picture can hardly be made smaller from.
    const noise = await page.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 2_400, height: 1_600 });
      const pen = canvas.getContext('2d');
      const picture = new ImageData(canvas.width, canvas.height);
      for (let start = 0; start < picture.data.length; start += 65_536)
        crypto.getRandomValues(picture.data.subarray(start, start + 65_536));
      pen?.putImageData(picture, 0, 0);
      return canvas.toDataURL('image/png').replace('data:image/png;base64,', '');
    });
    const buffer = Buffer.from(noise, 'base64');
    expect(buffer.length).toBeGreaterThan(5_000_000);
    await chosen.setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer });
    await page.getByRole('button', { name: '1 change' }).waitFor();
    await page.getByRole('alert').waitFor({ state: 'hidden' });
    await page.waitForFunction(
      ([alt, src]) => {
        const picture = document.querySelector<HTMLImageElement>(`img[alt="${alt}"]`);
        return picture !== null && picture.getAttribute('src') !== src && picture.naturalWidth > 0;
      },
      ['Cover picture', before] as const,
    );
    const size = await shown.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => ({
      isSmaller: naturalWidth <= 1_600,
      proportion: Math.round((naturalWidth / naturalHeight) * 10) / 10,
    }));
    expect(size).toStrictEqual({ isSmaller: true, proportion: 1.5 });

    await page.getByRole('button', { name: '1 change' }).click();
    await page.getByRole('button', { name: 'Take out: Cover picture' }).click();
    await page.getByText('Nothing is changed. Customers see what you see.').waitFor();
    expect(await shown.getAttribute('src')).toBe(before);
    expect(pageErrors).toStrictEqual([]);
    await close();
  });
});
