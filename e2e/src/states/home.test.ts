import { addressOf } from '../harness/browser';
import { testEveryState } from '../harness/states';

testEveryState('home', ['marketplace', 'northbank'], async (page, checkState, brand) => {
  await page.goto(addressOf(brand, '/'));
  const postcode = page.getByPlaceholder('Enter Postcode');
  await postcode.waitFor();
  await checkState('empty');

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
});
