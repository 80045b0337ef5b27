import { interceptAnswers } from '../harness/answers';
import { isPhone, withAnswer } from '../harness/journey';
import { yardOn } from '../harness/restaurant';
import { testEveryState } from '../harness/states';

const brands = ['marketplace', 'saffronYard', 'northbank'] as const;
const panel = '[role="tabpanel"]:not([hidden])';

testEveryState('reviews tab', [...brands], async (page, checkState, brand) => {
  const answers = await interceptAnswers(page);
  answers.hold('business/review');
  await page.goto(yardOn(brand, '?tab=review'));
  await page.getByRole('tab', { name: 'Reviews', selected: true }).waitFor();
  await checkState('loading', panel);

  answers.restore();
  await page.getByRole('button', { name: /more/i }).waitFor();
  await checkState('open', panel);

  answers.breakCall('business/review');
  await page.getByRole('button', { name: /more/i }).click();
  await page.getByRole('button', { name: 'Try again' }).scrollIntoViewIfNeeded();
  await checkState('no more for now', panel);
});

testEveryState('reviews tab without a page', [...brands], async (page, checkState, brand) => {
  const answers = await interceptAnswers(page);
  answers.breakCall('business/review');
  await page.goto(yardOn(brand, '?tab=review'));
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await checkState('failed', panel);

  answers.restore();
  answers.hold('business/review');
  await again.click();
  await page.getByText('Loading reviews').waitFor();
  await checkState('loading again', panel);

  const sentence = 'There are no reviews yet.';
  await withAnswer(page, 'business/review', { responsecode: '204', status: sentence, err_msg: sentence });
  await page.reload();
  await page.getByText(sentence).waitFor();
  await checkState('no reviews', panel);
});

testEveryState('info tab', [...brands], async (page, checkState, brand) => {
  const answers = await interceptAnswers(page);
  answers.breakCall('business/info');
  await page.goto(yardOn(brand, '?tab=info'));
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await checkState('failed', panel);

  answers.restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('table').first().waitFor();
  await checkState('open', panel);
});

testEveryState('book tab', [...brands], async (page, checkState, brand) => {
  await page.goto(yardOn(brand, '?tab=book'));
  await page.getByText(/times available$/).waitFor();
  await checkState('open', panel);

  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Book Now' }).click();
    await page.getByRole('dialog').waitFor();
    await checkState('basket', '[role="dialog"]');
  }
  await page
    .getByRole('radio', { name: /Pay at the restaurant/ })
    .last()
    .check();
  await page.getByRole('checkbox', { name: /Terms/ }).last().check();
  await page
    .getByRole('button', { name: /^Book with £ / })
    .last()
    .click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  await checkState('missing', panel);
});

testEveryState('book tab without tables', [...brands], async (page, checkState, brand) => {
  const answers = await interceptAnswers(page);
  answers.change('business/details', (answer) => {
    answer.booking = null;
  });
  await page.goto(yardOn(brand, '?tab=book'));
  await page.getByText('Table booking is not available.').waitFor();
  await checkState('no tables', panel);
});
