import { screen, within } from '@testing-library/react';
import { showPage } from '../../testing/show-page';
import { wireProduct } from '../../testing/wire';

it('[MNU-18] popular dishes of the menu stand above the categories, in their order, as far as they suit the filter', async () => {
  const { customer } = await showPage({ popular: ['p-tikka', 'p-dal', 'p-gone'] });
  const section = within(screen.getByRole('region', { name: 'Popular' }));
  expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toStrictEqual([
    'Chicken Tikka Masala',
    'Tarka Dal',
  ]);
  await customer.click(section.getByRole('button', { name: 'Tarka Dal' }));
  expect(screen.getByRole('dialog', { name: 'Tarka Dal' })).toBeInTheDocument();
});

it('[MNU-19] a popular dish that has a picture shows it', async () => {
  const dal = wireProduct({ product_id: 'p-1', product_name: 'Tarka Dal', picture_kind: 'illustration' });
  const chai = wireProduct({ product_id: 'p-3', product_name: 'Masala Chai', product_picture: '' });
  const category = { menucategory_id: 'c-1', menucategory_name: 'All', menucategory_desc: '' };
  await showPage({ menu: [{ ...category, product: [dal, chai] }], popular: ['p-3', 'p-1'] });
  const pictures = within(screen.getByRole('region', { name: 'Popular' })).getAllByRole('img');
  expect(pictures.map((picture) => picture.getAttribute('alt'))).toStrictEqual(['Illustration of Tarka Dal']);
});
