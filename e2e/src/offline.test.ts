import { accessibilityFaults } from './harness/accessibility';
import { takenOver, withBrowser } from './harness/browser';
import { addButtonOf, fillCart, openSaffronYard } from './harness/journey';

const openPage = withBrowser();

it('[SHL-3] a part of a page that cannot be loaded offline says so, and is there after Try again once the device is connected', async () => {
  const { page, close } = await openPage({ width: 375, height: 812 });
  await openSaffronYard(page, 'marketplace');
  await addButtonOf(page, 'Tandoori Salmon').waitFor();
  await page.context().setOffline(true);
  await page.getByRole('tab', { name: 'Reviews' }).click();
  const notice = page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: 'You are offline.' });
  await notice.waitFor();
  expect(await page.getByText('Something on our side went wrong').count()).toBe(0);
  await page.context().setOffline(false);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Overall', { exact: true }).waitFor();
  await close();
});

it.each(['marketplace', 'saffronYard'] as const)(
  '[BRD-10] a page that is opened without a connection is one of %s, lists the basket and goes on by itself',
  async (brand) => {
    const { page, pageErrors, close } = await openPage({ width: 375, height: 812, withWorker: true });
    await fillCart(page, brand, 'Collection');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.context().setOffline(true);
    await page.reload();
    // A browser whose computer has a connection may say so, although this page has none.
    await page.getByRole('heading', { name: /^(You are offline|We cannot reach )/ }).waitFor();
    expect(await page.getByRole('listitem').allTextContents()).toStrictEqual(['2 × Tandoori Salmon']);
    expect(await accessibilityFaults(page)).toStrictEqual([]);
    pageErrors.length = 0;
    await page.context().setOffline(false);
    // What belongs to the visitor still comes with the page, and needs no second request.
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.method()));
    await addButtonOf(page, 'Tandoori Salmon').waitFor();
    await takenOver(page);
    expect(asked).not.toContain('HEAD');
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    expect(pageErrors).toStrictEqual([]);
    await close();
  },
);
