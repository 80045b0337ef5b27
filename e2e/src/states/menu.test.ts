import { interceptAnswers } from '../harness/answers';
import { isPhone } from '../harness/journey';
import { dishInMenu, openYard } from '../harness/restaurant';
import { testEveryState } from '../harness/states';

const brands = ['marketplace', 'saffronYard', 'northbank'] as const;
const menu = 'section[aria-label="Menu"]';

testEveryState('menu', [...brands], async (page, checkState, brand) => {
  await openYard(page, brand);
  const smallPlates = page.getByRole('button', { name: 'Small Plates', exact: true, expanded: true });
  await smallPlates.click();
  await dishInMenu(page, 'Poppadoms & Chutneys').waitFor({ state: 'hidden' });
  await checkState('category closed', '[id="category-c-1"]');

  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog', { name: 'Categories' }).waitFor();
    await checkState('categories', '[role="dialog"]');
  }
  const rail = page.getByRole('navigation', { name: 'Categories' });
  await rail.getByRole('link', { name: /^Breads/ }).click();
  const breads = page.getByRole('button', { name: 'Breads', exact: true });
  await breads.and(page.locator(':focus')).waitFor();
  if (!isPhone(page)) await rail.locator('[aria-current]', { hasText: 'Breads' }).waitFor();
  await checkState('breads', 'nav[aria-label="Categories"], [id="category-c-7"]');
});

testEveryState('menu search', [...brands], async (page, checkState, brand) => {
  await openYard(page, brand);
  const search = page.getByRole('textbox', { name: 'Search the menu' });
  await search.fill('garlic naan');
  await page.getByRole('heading', { name: 'Search result for garlic naan' }).waitFor();
  await checkState('results', menu);

  await search.fill('pineapple');
  await page.getByText('No dishes match pineapple.').waitFor();
  await checkState('nothing found', menu);
});

testEveryState('menu filters', [...brands], async (page, checkState, brand) => {
  await openYard(page, brand);
  const count = page.getByText(/^Diets and allergens/);
  await count.click();
  await checkState('open', menu);

  await page.getByRole('button', { name: 'Vegan', exact: true }).click();
  await page.getByRole('button', { name: 'Gluten', exact: true }).click();
  await count.filter({ hasText: '(2)' }).waitFor();
  await dishInMenu(page, 'Poppadoms & Chutneys').waitFor({ state: 'hidden' });
  await checkState('some left', menu);

  const allergens = page.getByRole('group', { name: 'Without' }).getByRole('button', { pressed: false });
  while ((await allergens.count()) > 0) await allergens.first().click();
  await checkState('without any allergen', menu);
});

testEveryState('menu with nothing left', [...brands], async (page, checkState, brand) => {
  const answers = await interceptAnswers(page);
  answers.change('business/menu', (answer) => {
    for (const { product } of answer.menu)
      for (const dish of product) if (dish.diets.includes('vegan')) dish.allergens = ['celery'];
  });
  await openYard(page, brand);
  await page.getByText(/^Diets and allergens/).click();
  await page.getByRole('button', { name: 'Vegan', exact: true }).click();
  await page.getByRole('button', { name: 'Celery', exact: true }).click();
  await page.getByText('No dish is left').waitFor();
  await checkState('filtered', menu);
});

testEveryState('menu offers', [...brands], async (page, checkState, brand) => {
  const answers = await interceptAnswers(page);
  answers.change('business/discount', ({ discounts }) => {
    for (const discount of [...discounts.delivery, ...discounts.pickup])
      if (discount.discountid === 'd-3')
        discount.discounttext =
          '20% off everything from the tandoor on delivery over £18, from Monday to Thursday, because the fire is lit anyway and nobody minds a second naan.';
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openYard(page, brand);
  const strip = page.getByRole('region', { name: 'Offers' });
  await strip.getByRole('button', { name: 'Play the offers' }).waitFor();
  await checkState('at rest', 'section[aria-label="Offers"]');

  await strip.getByRole('listitem').getByRole('button').first().press('Enter');
  await page.getByRole('alertdialog', { name: 'Offers' }).waitFor();
  await checkState('in full', '[role="alertdialog"]');
  await page.keyboard.press('Escape');

  await strip.getByRole('button', { name: 'Play the offers' }).click();
  await strip.getByRole('button', { name: 'Pause the offers' }).click();
  await checkState('at rest again', 'section[aria-label="Offers"]');
});

testEveryState('menu dishes', [...brands], async (page, checkState, brand) => {
  const answers = await interceptAnswers(page);
  answers.change('business/menu', (answer) => {
    const [sold, long, plain, busy] = answer.menu[0]?.product ?? [];
    if (!sold || !long || !plain || !busy) throw new Error('Small Plates has too few dishes');
    sold.available = 'no';
    long.product_name = 'Crisp Onion and Curry Leaf Bhaji with Tamarind, Mint Yoghurt and Pomegranate';
    long.product_desc =
      'Shredded onion in spiced gram flour, fried to order, with tamarind, mint yoghurt, pomegranate and more than fits into two lines of a card on any screen.';
    plain.product_desc = '';
    plain.allergens = [];
    plain.diets = [];
    plain.product_picture = '';
    // The demo has no pictures of dishes.
    long.product_picture =
      'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/%3E';
    busy.allergens = [
      'celery',
      'crustaceans',
      'eggs',
      'fish',
      'gluten',
      'lupin',
      'milk',
      'molluscs',
      'mustard',
    ];
    busy.diets = ['vegan', 'vegetarian', 'halal', 'gluten free'];
    busy.product_price = '128.50';
  });
  await openYard(page, brand);
  await page.getByText('Not available now').first().scrollIntoViewIfNeeded();
  await checkState('of every kind', '[id="category-c-1"]');
});
