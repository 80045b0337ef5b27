import { interceptAnswers } from '../harness/answers';
import { addressOf } from '../harness/browser';
import { dishInMenu, openYard, yardOn } from '../harness/restaurant';
import { testEveryState } from '../harness/states';

testEveryState('business', ['marketplace', 'saffronYard', 'northbank'], async (page, checkState, brand) => {
  const answers = await interceptAnswers(page);
  answers.hold('business/details');
  await page.goto(yardOn(brand));
  await page.getByRole('status').filter({ hasText: 'Loading the restaurant' }).waitFor();
  await checkState('loading');

  answers.restore();
  answers.hold('business/menu');
  await page.goto(yardOn(brand));
  await page.getByRole('heading', { level: 1, name: 'Saffron Yard' }).waitFor();
  await checkState('menu loading');

  answers.restore();
  await dishInMenu(page, 'Poppadoms & Chutneys').waitFor();
  await checkState('open');

  answers.breakCall('business/details');
  await page.goto(yardOn(brand));
  await page.getByText('The restaurant did not load').waitFor();
  await checkState('failed');

  answers.restore();
  answers.breakCall('business/menu');
  await page.goto(yardOn(brand));
  await page.getByText('The menu did not load').waitFor();
  await checkState('menu failed');

  answers.restore();
  answers.change('business/menu', (answer) => answer.menu.splice(0));
  await page.goto(yardOn(brand));
  await page.getByText('No dishes yet').waitFor();
  await checkState('without dishes');
});

testEveryState(
  'business of another kind',
  ['marketplace', 'saffronYard', 'northbank'],
  async (page, checkState, brand) => {
    const answers = await interceptAnswers(page);
    answers.change('business/details', ({ info, subcatagory }) => {
      info.business_name = 'The Original Spitalfields Wood-Fired Tandoor and Grill House';
      info.address = 'Unit 14, The Old Brewery Buildings, 91 Lower Brick Lane';
      info.rating = '';
      info.welcome_text =
        'Welcome in. If it is your first time, ask us what is good today: the board by the door changes twice a day.';
      info.allergy_info = `${info.allergy_info} ${info.allergy_info} ${info.allergy_info}`;
      for (const [at, name] of [
        'Curry',
        'Tandoori',
        'Vegetarian',
        'Halal',
        'Street food',
        'Late night',
      ].entries())
        subcatagory.push({ id: `more-${at}`, subcategory_name: name });
    });
    await page.goto(yardOn(brand));
    await page.getByRole('heading', { level: 1, name: /Tandoor and Grill House/ }).waitFor();
    await dishInMenu(page, 'Poppadoms & Chutneys').waitFor();
    await checkState('long words');

    await page.getByRole('button', { name: /allergies$/ }).click();
    await checkState('good to know');
    await page.getByRole('button', { name: 'Read more: Welcome' }).click();
    await page.getByRole('alertdialog', { name: 'Welcome' }).waitFor();
    await checkState('welcome');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Read more: Allergy information' }).click();
    await page.getByRole('alertdialog', { name: 'Allergy information' }).waitFor();
    await checkState('allergy information');
  },
);

testEveryState(
  'business popup',
  ['marketplace', 'saffronYard', 'northbank'],
  async (page, checkState, brand) => {
    await openYard(page, brand);
    // Another tab opens another restaurant.
    const other = await page.context().newPage();
    await other.goto(addressOf(brand, '/contact-us'));
    await other.evaluate(`localStorage.setItem('business_id', JSON.stringify('b-2'))`);
    await page.getByRole('alertdialog', { name: 'Error' }).waitFor();
    await checkState('another tab');
  },
);
