import { addressOf } from '../harness/browser';
import { candidateCheckout } from '../harness/built';
import { brandIds, previewToken } from '../harness/preview';
import { testEveryState } from '../harness/states';

testEveryState('preview', ['marketplace', 'saffronYard', 'northbank'], async (page, checkState, brand) => {
  const token = previewToken(brandIds[brand], candidateCheckout());
  await page.goto(addressOf(brand, `/contact-us?preview=${token}`));
  const show = page.getByRole('button', { name: 'Show the preview' });
  await show.waitFor();
  await checkState('asks first');
  await show.click();
  await page.getByRole('complementary', { name: 'Preview' }).waitFor();
  await checkState('badge');
});
