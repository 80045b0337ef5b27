import { addressOf } from '../harness/browser';
import { testEveryState } from '../harness/states';

testEveryState('home', ['marketplace', 'northbank'], async (page, checkState, brand) => {
  await page.goto(addressOf(brand, '/'));
  const postcode = page.getByPlaceholder('Enter Postcode');
  await postcode.waitFor();
  await checkState('empty');
  await page.getByRole('heading', { name: 'What do you fancy?' }).scrollIntoViewIfNeeded();
  await checkState('cuisines');
  await page.getByRole('button', { name: 'Use my location' }).click();
  await page.getByText('Your device does not say where you are. Please enter your postcode.').waitFor();
  await checkState('asked for a place that the device does not tell');

  // Nothing happens without a postcode; the field only takes the focus.
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await checkState('searched without a postcode');

  await page.getByRole('heading', { name: 'Sit down to eat' }).scrollIntoViewIfNeeded();
  await checkState('how it works');

  await postcode.fill('e16an');
  await checkState('a postcode typed');
  await postcode.press('Enter');
  await page.getByText(/Restaurents Open$/).waitFor();
  await page.getByRole('link', { name: /, to the start$/ }).click();
  await postcode.waitFor();
  await checkState('back with a known postcode');
  await page.getByRole('heading', { name: 'Popular near E1 6AN' }).scrollIntoViewIfNeeded();
  await checkState('what is popular there');
  await page.getByRole('heading', { name: 'Book a table near E1 6AN' }).scrollIntoViewIfNeeded();
  await checkState('tables there');
});
