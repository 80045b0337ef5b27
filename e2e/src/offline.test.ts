import { withBrowser } from './harness/browser';
import { addButtonOf, openSaffronYard } from './harness/journey';

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
