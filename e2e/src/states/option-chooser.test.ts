import { interceptAnswers } from '../harness/answers';
import { chooseMode, addButtonOf } from '../harness/journey';
import { openYard } from '../harness/restaurant';
import { testEveryState } from '../harness/states';

const brands = ['marketplace', 'saffronYard', 'northbank'] as const;
const dialog = '[role="dialog"]';

testEveryState('options', [...brands], async (page, checkState, brand) => {
  await openYard(page, brand);
  await addButtonOf(page, 'Chicken Tikka Masala').click();
  const chooser = page.getByRole('dialog', { name: 'Chicken Tikka Masala' });
  await chooser.waitFor();
  await checkState('open', dialog);

  const add = chooser.getByRole('button', { name: /^Add ·/ });
  await add.click();
  await chooser.getByText('Please select all required option items.').waitFor();
  await checkState('missing', dialog);

  await chooser.getByRole('button', { name: 'See what you missed' }).click();
  await chooser.getByRole('radiogroup').first().and(page.locator(':focus')).waitFor();
  await checkState('led to what is missing', dialog);

  await chooser.getByRole('radio', { name: /naan/i }).check();
  await chooser.getByRole('radiogroup').nth(1).waitFor();
  await chooser.getByRole('radiogroup').nth(1).scrollIntoViewIfNeeded();
  await checkState('nested', dialog);

  await chooser.getByRole('radiogroup').nth(1).getByRole('radio').nth(1).check();
  const extras = chooser.getByRole('group', { name: /^Extras/ });
  const boxes = extras.getByRole('checkbox');
  for (const at of [0, 1, 2, 3]) await boxes.nth(at).check();
  await extras.getByRole('combobox').first().selectOption('2');
  await add.click();
  await chooser.getByText('Please select maximum 3 items from Extras').waitFor();
  await extras.scrollIntoViewIfNeeded();
  await checkState('too many', dialog);

  await boxes.nth(3).uncheck();
  const comment = chooser.getByRole('textbox');
  await comment.fill('No coriander, please, and the sauce on the side ok');
  await comment.scrollIntoViewIfNeeded();
  await chooser.getByText('0 characters left').waitFor();
  await checkState('comment', dialog);

  await add.click();
  await page.getByRole('dialog', { name: 'Choose Service Type' }).waitFor();
  await checkState('mode above the dish', dialog);
  await chooseMode(page, 'Collection');
  await chooser.waitFor({ state: 'hidden' });
});

testEveryState('options of other kinds', [...brands], async (page, checkState, brand) => {
  const answers = await interceptAnswers(page);
  answers.change('business/menu', (answer) => {
    const dishes = answer.menu.flatMap(({ product }) => product);
    const [extras] =
      dishes.find(({ product_name }) => product_name === 'Tandoori Chicken')?.product_option ?? [];
    if (!extras) throw new Error('Tandoori Chicken has no extras');
    const [first] = extras.optionItems;
    if (first) first.itemDescription = 'Whisked with roasted cumin and a little mint from the yard.';
    extras.optionIsRequired = 'yes';
    extras.optionMinSelection = 2;
    const other = structuredClone(extras);
    other.optionId = 'o-other';
    other.optionHeaderLabel = 'How would you like it carved';
    other.optionDescription = 'We carve at the pass, so this takes no longer';
    other.optionIsRequired = 'no';
    other.optionShowType = 'radio';
    other.optionMinSelection = 0;
    other.optionMaxSelection = 1;
    extras.optionDescription = 'At least two';
    other.optionItems = other.optionItems.map((item, at) => ({
      ...item,
      itemId: `i-other-${at}`,
      itemPrice: '0.00',
    }));
    for (const { product_name, product_option } of dishes)
      if (product_name === 'Tandoori Chicken') product_option.push(other);
  });
  await openYard(page, brand);
  await addButtonOf(page, 'Tandoori Chicken').click();
  const chooser = page.getByRole('dialog', { name: 'Tandoori Chicken' });
  await chooser.waitFor();
  await checkState('sizes', dialog);

  await chooser
    .getByRole('radiogroup', { name: /^Your choice/ })
    .getByRole('radio')
    .first()
    .check();
  await chooser.getByRole('checkbox').first().check();
  const carving = chooser.getByRole('radiogroup', { name: /^How would you like it carved/ });
  await carving.getByRole('radio').nth(1).check();
  await chooser.getByRole('button', { name: /^Add ·/ }).click();
  await chooser.getByText('Please select minimum 2 items from Extras').waitFor();
  await carving.getByRole('button', { name: /^Clear/ }).scrollIntoViewIfNeeded();
  await checkState('too few', dialog);
});
