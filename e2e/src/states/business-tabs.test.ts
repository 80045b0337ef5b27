import { steerAnswers } from '../harness/answers';
import { isPhone, withAnswer } from '../harness/journey';
import { yardOn } from '../harness/restaurant';
import { itLooksRight } from '../harness/states';

const brands = ['marketplace', 'saffronYard', 'northbank'] as const;
const panel = '[role="tabpanel"]:not([hidden])';

itLooksRight('reviews tab', [...brands], async (page, look, brand) => {
  const answers = await steerAnswers(page);
  answers.hold('business/review');
  await page.goto(yardOn(brand, '?tab=review'));
  await page.getByRole('tab', { name: 'Reviews', selected: true }).waitFor();
  await look('loading', panel);

  answers.mend();
  await page.getByRole('button', { name: /more/i }).waitFor();
  await look('open', panel);

  answers.spoil('business/review');
  await page.getByRole('button', { name: /more/i }).click();
  await page.getByRole('button', { name: 'Try again' }).scrollIntoViewIfNeeded();
  await look('no more for now', panel);
});

itLooksRight('reviews tab without a page', [...brands], async (page, look, brand) => {
  const answers = await steerAnswers(page);
  answers.spoil('business/review');
  await page.goto(yardOn(brand, '?tab=review'));
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await look('failed', panel);

  answers.mend();
  answers.hold('business/review');
  await again.click();
  await page.getByText('Loading reviews').waitFor();
  await look('asked again', panel);

  const sentence = 'There are no reviews yet.';
  await withAnswer(page, 'business/review', {
    ...{ responsecode: '204', status: sentence, err_msg: sentence },
  });
  await page.reload();
  await page.getByText(sentence).waitFor();
  await look('no reviews', panel);
});

itLooksRight('info tab', [...brands], async (page, look, brand) => {
  const answers = await steerAnswers(page);
  answers.spoil('business/info');
  await page.goto(yardOn(brand, '?tab=info'));
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await look('failed', panel);

  answers.mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('table').first().waitFor();
  await look('open', panel);
});

itLooksRight('book tab', [...brands], async (page, look, brand) => {
  await page.goto(yardOn(brand, '?tab=book'));
  const day = page.getByLabel(/date/i).first();
  await day.waitFor();
  await look('open', panel);

  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Book Now' }).click();
    await page.getByRole('dialog').waitFor();
    await look('basket', '[role="dialog"]');
  }
  await page
    .getByRole('button', { name: /^Book( with £ .*)?$/ })
    .last()
    .click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  await look('missing', panel);
});

itLooksRight('book tab without tables', [...brands], async (page, look, brand) => {
  const answers = await steerAnswers(page);
  answers.change('business/details', (answer) => {
    answer.booking = null;
  });
  await page.goto(yardOn(brand, '?tab=book'));
  await page.getByText('Table booking is not available.').waitFor();
  await look('said', panel);
});
