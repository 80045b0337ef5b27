import { addressOf } from '../harness/browser';
import { itLooksRight } from '../harness/states';

const listing = '/listing?search_by_postcode=E1+6AN';

itLooksRight('listing', ['marketplace', 'northbank'], async (page, look, brand) => {
  await page.goto(addressOf(brand, listing));
  await page.getByText(/^\d+ Restaurents Open$/).waitFor();
  await look('found');

  await page.getByRole('button', { name: /^Change/ }).click();
  await page.getByRole('dialog', { name: 'Change Location' }).waitFor();
  await look('change of location');
});
