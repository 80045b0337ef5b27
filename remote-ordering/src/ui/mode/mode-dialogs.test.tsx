import { act, screen, within } from '@testing-library/react';
import { showPage } from '../../testing/show-page';

const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const addDal = async ({ customer }: Awaited<ReturnType<typeof showPage>>) =>
  customer.click(screen.getByRole('button', { name: 'Add Tarka Dal to the basket' }));

it('[SVC-8][BIZ-12] Choose Service Type offers Delivery and Collection, with Cancel and Save Changes', async () => {
  const page = await showPage();
  await addDal(page);
  const chooser = dialog('Choose Service Type');
  expect(chooser.getAllByRole('radio')).toHaveLength(2);
  expect(chooser.getByRole('radio', { name: 'Delivery' })).toHaveAccessibleDescription('45 mins');
  expect(chooser.getByRole('radio', { name: 'Collection' })).toHaveAccessibleDescription('20 mins');
  await page.customer.click(chooser.getByRole('radio', { name: 'Collection' }));
  await page.customer.click(chooser.getByRole('button', { name: 'Save Changes' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page.model.cart.countOf('p-dal')).toBe(1);
});

it('[SVC-8] Cancel chooses nothing', async () => {
  const page = await showPage();
  await addDal(page);
  await page.customer.click(dialog('Choose Service Type').getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page.model.mode.mode).toBe('unset');
  expect(page.model.cart.isEmpty).toBe(true);
});

it.each([
  ['Delivery', 'Collection', { delivery_order_possible: 'no' }],
  ['Collection', 'Delivery', { pickup_order_possible: 'no' }],
] as const)(
  '[SVC-9][SVC-11] %s is disabled with Unavailable when not possible, and %s is not',
  async (gone, there, info) => {
    const { model } = await showPage({ info });
    act(() => model.mode.openChooser());
    const radio = (name: string) => dialog('Choose Service Type').getByRole('radio', { name });
    expect(radio(gone)).toBeDisabled();
    expect(radio(gone)).toHaveAccessibleDescription('Unavailable');
    expect(radio(there)).toBeEnabled();
    expect(radio(there)).not.toHaveAccessibleDescription('Unavailable');
  },
);

it('[SVC-20][SVC-21] Enter Postcode has its placeholder and buttons, and requires a postcode', async () => {
  const page = await showPage({ info: { pickup_order_possible: 'no' } });
  await addDal(page);
  const enter = dialog('Enter Postcode');
  const field = enter.getByPlaceholderText('Enter postcode here');
  expect(field).toHaveFocus();
  expect(field).toBeRequired();
  await page.customer.click(enter.getByRole('button', { name: 'Save Changes' }));
  expect(enter.getByText('Please Enter Postcode')).toBeInTheDocument();
  expect(field).toBeInvalid();
  await page.customer.click(enter.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page.model.mode.mode).toBe('unset');
});

it('[SVC-22][SVC-23][SVC-24] a refused postcode shows the server’s sentence, an accepted one adds the dish', async () => {
  const page = await showPage({ info: { pickup_order_possible: 'no' } });
  await addDal(page);
  const enter = dialog('Enter Postcode');
  const field = enter.getByPlaceholderText('Enter postcode here');
  await page.customer.type(field, 'm11aa{Enter}');
  expect(await enter.findByText('Sorry, we do not deliver to M1 1AA.')).toBeInTheDocument();
  expect(field).toHaveValue('M1 1AA');
  await page.customer.clear(field);
  await page.customer.type(field, ' e16an {Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page.model.mode.postcode).toBe('E1 6AN');
  expect(page.model.cart.countOf('p-dal')).toBe(1);
});

it('a customer who has chosen delivery can enter another postcode', async () => {
  const { customer, model } = await showPage({ stored: { searched_pincode: 'E1 6AN' } });
  act(() => model.mode.openChooser());
  const chooser = dialog('Choose Service Type');
  await customer.click(chooser.getByRole('radio', { name: 'Delivery' }));
  expect(chooser.getByText(/Delivering to E1 6AN/)).toBeInTheDocument();
  await customer.click(chooser.getByRole('button', { name: 'Change postcode' }));
  expect(dialog('Enter Postcode').getByPlaceholderText('Enter postcode here')).toHaveValue('E1 6AN');
});
