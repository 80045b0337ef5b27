import { addressOf } from '../harness/browser';
import { itLooksRight } from '../harness/states';

itLooksRight('home', ['marketplace', 'northbank'], async (page, look, brand) => {
  await page.goto(addressOf(brand, '/'));
  const postcode = page.getByPlaceholder('Enter Postcode');
  await postcode.waitFor();
  await look('empty');

  // Nothing happens without a postcode; the field only takes the focus.
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await look('searched without a postcode');

  await page.getByRole('heading', { name: 'Sit down to eat' }).scrollIntoViewIfNeeded();
  await look('how it works');

  await postcode.fill('e16an');
  await look('a postcode typed');
  await postcode.press('Enter');
  await page.getByText(/Restaurents Open$/).waitFor();
  await page.getByRole('link', { name: /, to the start$/ }).click();
  await postcode.waitFor();
  await look('back with a known postcode');
});
