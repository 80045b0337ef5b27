import { screen, within } from '@testing-library/react';
import { showCollecting, showPage } from '../../testing/show-page';

const open = async (dish = 'Chicken Tikka Masala') => {
  const page = await showCollecting();
  await page.customer.click(screen.getByRole('button', { name: `Add ${dish} to the basket` }));
  const chooser = within(screen.getByRole('dialog', { name: dish }));
  return { ...page, chooser };
};

it('[OPT-1][OPT-2] shows radio groups as radios and the others as checkboxes', async () => {
  const { chooser } = await open();
  const rice = within(chooser.getByRole('radiogroup', { name: /Rice/ }));
  expect(rice.getAllByRole('radio').map((radio) => radio.getAttribute('type'))).toStrictEqual([
    'radio',
    'radio',
  ]);
  const extras = within(chooser.getByRole('group', { name: /Extras/ }));
  expect(extras.getAllByRole('checkbox')).toHaveLength(3);
});

it('[OPT-3][OPT-4] hints say Required, and Optional with the most when more than one may be chosen', async () => {
  const { chooser } = await open();
  expect(chooser.getByRole('radiogroup', { name: 'Rice Required' })).toBeInTheDocument();
  expect(chooser.getByRole('group', { name: 'Extras Optional 2' })).toBeInTheDocument();
});

it('[OPT-5][OPT-6][OPT-9] Add without a required choice is blocked, and the group says what is missing', async () => {
  const { chooser, customer, model } = await open();
  await customer.click(chooser.getByRole('button', { name: /^Add ·/ }));
  expect(chooser.getByRole('alert')).toHaveTextContent('Please select all required option items.');
  expect(chooser.getByRole('radiogroup', { name: /Rice/ })).toHaveAccessibleDescription('Rice is required');
  expect(model.cart.isEmpty).toBe(true);
});

it('[OPT-15] See what you missed leads to the first group at fault', async () => {
  const { chooser, customer } = await open();
  await customer.click(chooser.getByRole('radio', { name: 'Naan instead' }));
  await customer.click(chooser.getByRole('button', { name: /^Add ·/ }));
  await customer.click(chooser.getByRole('button', { name: 'See what you missed' }));
  expect(chooser.getByRole('radiogroup', { name: /Which naan/ })).toHaveFocus();
});

it('[OPT-8] too many ticked gives the message of the group', async () => {
  const { chooser, customer } = await open();
  await customer.click(chooser.getByRole('radio', { name: 'Pilau rice' }));
  for (const box of chooser.getAllByRole('checkbox')) await customer.click(box);
  await customer.click(chooser.getByRole('button', { name: /^Add ·/ }));
  expect(chooser.getByText('Please select maximum 2 items from Extras')).toBeInTheDocument();
});

it('[OPT-10][OPT-11] a nested group appears and disappears with its item', async () => {
  const { chooser, customer } = await open();
  await customer.click(chooser.getByRole('radio', { name: 'Naan instead' }));
  await customer.click(chooser.getByRole('radio', { name: 'Garlic' }));
  expect(chooser.getByRole('button', { name: 'Add · £10.75' })).toBeInTheDocument();
  await customer.click(chooser.getByRole('radio', { name: 'Pilau rice' }));
  expect(chooser.queryByRole('radiogroup', { name: /Which naan/ })).toBeNull();
  expect(chooser.getByRole('button', { name: 'Add · £9.50' })).toBeInTheDocument();
});

it('[OPT-12][OPT-13][OPT-14] the quantity select runs from 1 to the most, and only while its item is ticked', async () => {
  const { chooser, customer } = await open();
  const select = chooser.getByRole('combobox', { name: 'How many Raita' });
  expect(select).toBeDisabled();
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toStrictEqual(['1', '2', '3']);
  await customer.click(chooser.getByRole('checkbox', { name: 'Raita' }));
  await customer.selectOptions(select, '3');
  expect(chooser.getByRole('button', { name: 'Add · £12.50' })).toBeInTheDocument();
  await customer.click(chooser.getByRole('checkbox', { name: 'Raita' }));
  expect(select).toBeDisabled();
  expect(chooser.getByRole('button', { name: 'Add · £9.50' })).toBeInTheDocument();
});

it('[MNU-17] sub-products are a choice that must be made', async () => {
  const { chooser, customer, model } = await open('Lassi');
  await customer.click(chooser.getByRole('button', { name: /^Add ·/ }));
  expect(chooser.getByText('Your choice is required')).toBeInTheDocument();
  await customer.click(chooser.getByRole('radio', { name: 'Large' }));
  await customer.click(chooser.getByRole('button', { name: 'Add · £4.50' }));
  expect(model.cart.countOf('p-lassi')).toBe(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('[CRT-11] the comment takes 50 characters and says how many are left', async () => {
  const { chooser, customer } = await open();
  const comment = chooser.getByRole('textbox', { name: /kitchen/ });
  await customer.type(comment, 'x'.repeat(55));
  expect(comment).toHaveValue('x'.repeat(50));
  expect(chooser.getByText('0 characters left')).toBeInTheDocument();
});

it('[G23] allergens and diets show before the dish is added', async () => {
  const { chooser } = await open();
  expect(chooser.getByText('Contains Milk, Nuts')).toBeInTheDocument();
});

it('[G22] a dish is ordered by the keyboard alone, and the focus returns to where it was', async () => {
  const { customer, model } = await showCollecting();
  const plus = screen.getByRole('button', { name: 'Add Chicken Tikka Masala to the basket' });
  plus.focus();
  await customer.keyboard('{Enter}');
  const chooser = within(screen.getByRole('dialog', { name: 'Chicken Tikka Masala' }));
  await customer.tab();
  expect(chooser.getByRole('button', { name: 'Close' })).toHaveFocus();
  await customer.tab();
  expect(chooser.getByRole('radio', { name: 'Pilau rice' })).toHaveFocus();
  await customer.keyboard(' ');
  while (document.activeElement?.textContent?.startsWith('Add ·') !== true) await customer.tab();
  await customer.keyboard('{Enter}');
  expect(model.cart.countOf('p-tikka')).toBe(1);
  expect(plus).toHaveFocus();
});

it('a dish of a business that only takes bookings can be read, not added (D51)', async () => {
  const { customer } = await showPage({ info: { business_delivery: 'no', business_pickup: 'no' } });
  await customer.click(screen.getByRole('button', { name: 'Chicken Tikka Masala' }));
  const chooser = within(screen.getByRole('dialog', { name: 'Chicken Tikka Masala' }));
  expect(chooser.queryByRole('button', { name: /^Add/ })).toBeNull();
  expect(chooser.queryByRole('textbox')).toBeNull();
});
