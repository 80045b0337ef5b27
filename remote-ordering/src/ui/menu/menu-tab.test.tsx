import { act, screen, within } from '@testing-library/react';
import { showCollecting, showPage } from '../../testing/show-page';
import { wireDiscount, wireMenu, wireProduct } from '../../testing/wire';

const menu = () => within(screen.getByRole('region', { name: 'Menu' }));
const button = (name: string | RegExp) => menu().getByRole('button', { name });
const add = (name: string) => button(`Add ${name} to the basket`);
const card = (name: string) => {
  const found = menu().getByText(name).closest('li');
  if (!found) throw new Error(`No card of ${name}`);
  return within(found);
};
const dishes = () =>
  menu()
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('the menu tab', () => {
  it('[MNU-1] has banner, offers, search, categories, summary bar, cart and the way to checkout', async () => {
    const { customer } = await showCollecting({ discounts: { pickup: [wireDiscount()] } });
    expect(screen.getByText('We are taking orders for collection and delivery')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Offers' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Search the menu' })).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Categories' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /0 ITEM/ })).toBeInTheDocument();
    const cart = within(screen.getByRole('region', { name: 'Your basket' }));
    await customer.click(add('Tarka Dal'));
    expect(cart.getByText('Tarka Dal')).toBeInTheDocument();
    expect(cart.getByRole('button', { name: /Go to checkout/ })).toBeInTheDocument();
  });

  it('the keyboard skips categories, offers and search, and continues at the first dishes', async () => {
    const { customer } = await showPage();
    await customer.click(screen.getByRole('button', { name: 'Skip to the dishes' }));
    await customer.tab();
    expect(screen.getByRole('button', { name: 'Curries' })).toHaveFocus();
  });

  it('[MNU-11] each category shows its name, its description and its products', async () => {
    await showPage();
    expect(screen.getByRole('heading', { level: 2, name: 'Curries' })).toBeInTheDocument();
    expect(screen.getByText('With rice.')).toBeInTheDocument();
    expect(dishes()).toStrictEqual(['Tarka Dal', 'Chicken Tikka Masala', 'Garlic Naan', 'Lassi', 'Cola']);
  });

  it('[MNU-12] a category closes and opens by its heading, and announces it', async () => {
    const { customer } = await showPage();
    const heading = screen.getByRole('button', { name: 'Curries' });
    expect(heading).toHaveAttribute('aria-expanded', 'true');
    await customer.click(heading);
    expect(heading).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('Tarka Dal')).not.toBeVisible();
    expect(screen.getByText('Garlic Naan')).toBeVisible();
    await customer.click(heading);
    expect(screen.getByText('Tarka Dal')).toBeVisible();
  });

  it('a match of the browser’s own search opens a closed category', async () => {
    const { customer } = await showPage();
    const heading = screen.getByRole('button', { name: 'Curries' });
    await customer.click(heading);
    const panel = document.getElementById(heading.getAttribute('aria-controls') ?? '');
    expect(panel).toHaveAttribute('hidden', 'until-found');
    act(() => void panel?.dispatchEvent(new Event('beforematch')));
    expect(heading).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Tarka Dal')).toBeVisible();
  });

  it('[MNU-13][MNU-14] pressing a category in the rail opens it, scrolls to it and focuses it', async () => {
    const { customer, model } = await showPage();
    const scrolledTo: string[] = [];
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolledTo.push(this.id);
    });
    act(() => model.menu.toggleCategory('c-2'));
    const rail = within(screen.getByRole('navigation', { name: 'Categories' }));
    await customer.click(rail.getByRole('link', { name: /Breads and drinks/ }));
    expect(screen.getByText('Garlic Naan')).toBeVisible();
    expect(scrolledTo).toStrictEqual(['category-c-2']);
    expect(screen.getByRole('button', { name: 'Breads and drinks' })).toHaveFocus();
    expect(rail.getByRole('link', { name: /Breads and drinks/ })).toHaveAttribute('aria-current', 'true');
    jest.restoreAllMocks();
  });

  it('[MNU-15] on a small screen the Menu toggle opens the categories as a sheet, which a choice closes', async () => {
    const { customer } = await showPage();
    await customer.click(screen.getByRole('button', { name: 'Menu' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Categories' }));
    await customer.click(sheet.getByRole('link', { name: /Curries/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[MNU-16][LIM-1] a card shows name, description and price in pounds', async () => {
    await showPage();
    expect(card('Tarka Dal').getByText('Yellow lentils with garlic.')).toBeInTheDocument();
    expect(card('Tarka Dal').getByText('£6.50')).toBeInTheDocument();
    expect(card('Lassi').getByText('from').closest('p')).toHaveTextContent('from £3.50');
  });

  it('[MNU-19] a card and its dialog show the picture of the dish, which says of an illustration that it is one', async () => {
    const dal = wireProduct({ product_id: 'p-1', product_name: 'Tarka Dal', picture_kind: 'illustration' });
    const naan = wireProduct({ product_id: 'p-2', product_name: 'Plain Naan' });
    const chai = wireProduct({ product_id: 'p-3', product_name: 'Masala Chai', product_picture: '' });
    const head = { menucategory_id: 'c-1', menucategory_name: 'All', menucategory_desc: '' };
    const { customer } = await showPage({ menu: [{ ...head, product: [dal, naan, chai] }] });
    const illustration = { name: 'Illustration of Tarka Dal' };
    expect(card('Tarka Dal').getByRole('img', illustration)).toHaveAttribute('src', '/api/pictures/dal');
    const photograph = menu().getByText('Plain Naan').closest('li')?.querySelector('img');
    expect(photograph).toHaveAttribute('src', '/api/pictures/dal');
    expect(photograph).toHaveAttribute('alt', '');
    expect(menu().getByText('Masala Chai').closest('li')?.querySelector('img')).toBeNull();

    await customer.click(button('Tarka Dal'));
    expect(within(screen.getByRole('dialog')).getByRole('img', illustration)).toBeInTheDocument();
  });

  it('[G23] a card shows the diets and allergens of the dish', async () => {
    await showPage();
    expect(card('Garlic Naan').getByText('Vegetarian')).toBeInTheDocument();
    expect(card('Garlic Naan').getByText('Contains Gluten, Milk')).toBeInTheDocument();
    expect(screen.getByText('Service charge £0.50')).toBeInTheDocument();
    expect(screen.getByText('Bag charge £0.10')).toBeInTheDocument();
  });

  it('a card shows the least age of a buyer when the menu has one', async () => {
    const [first, ...rest] = wireMenu;
    const [dish, ...others] = first?.product ?? [];
    if (!first || !dish) throw new Error('the menu is empty');
    const lager = { ...dish, product_name: 'Lager', minimum_age: 18 };
    await showPage({ menu: [{ ...first, product: [lager, ...others] }, ...rest] });
    expect(card('Lager').getByText('18+ · proof of age needed')).toBeInTheDocument();
    expect(screen.getAllByText(/proof of age/)).toHaveLength(1);
  });

  it('a dish that is not available shows, and cannot be added', async () => {
    await showPage();
    expect(card('Cola').getByText('Not available now')).toBeInTheDocument();
    expect(card('Cola').queryByRole('button')).toBeNull();
  });

  it('[CRT-6][CRT-10] the card shows the quantity in the cart, and its minus lowers it', async () => {
    const { customer, model } = await showCollecting();
    await customer.click(add('Tarka Dal'));
    await customer.click(add('Tarka Dal'));
    expect(card('Tarka Dal').getByRole('status', { name: '2 in the basket' })).toHaveTextContent('2');
    await customer.click(button('Remove one Tarka Dal'));
    expect(model.cart.countOf('p-dal')).toBe(1);
    await customer.click(button('Remove one Tarka Dal'));
    expect(card('Tarka Dal').queryByRole('status')).toBeNull();
  });

  it('a long menu renders to its end, and a business without a menu says so', async () => {
    const product = Array.from({ length: 130 }, (_, index) =>
      wireProduct({ product_id: `p-${index}`, product_name: `Dish number ${index}` }),
    );
    const head = { menucategory_id: 'c', menucategory_name: 'All', menucategory_desc: '' };
    const { unmount } = await showPage({ menu: [{ ...head, product }] });
    expect(await screen.findByText('Dish number 129')).toBeInTheDocument();
    unmount();
    await showPage({ menu: [] });
    expect(screen.getByText('No dishes yet')).toBeInTheDocument();
  });
});

describe('searching the menu', () => {
  it('[SRC-1][SRC-2] matching dishes replace the categories, under their heading', async () => {
    const { customer } = await showPage();
    await customer.type(screen.getByRole('textbox', { name: 'Search the menu' }), 'naan');
    const results = within(screen.getByRole('region', { name: 'Search result for naan' }));
    expect(results.getByRole('heading', { level: 2, name: 'Search result for naan' })).toBeInTheDocument();
    expect(results.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toStrictEqual(
      ['Garlic Naan'],
    );
    expect(screen.getByText('Tarka Dal')).not.toBeVisible();
  });

  it('[SRC-3] the reset control brings the category list back', async () => {
    const { customer } = await showPage();
    const box = screen.getByRole('textbox', { name: 'Search the menu' });
    await customer.type(box, 'naan');
    await customer.click(button('Reset'));
    expect(box).toHaveValue('');
    expect(screen.getByText('Tarka Dal')).toBeVisible();
    expect(screen.queryByRole('region', { name: /Search result/ })).toBeNull();
  });

  it('the page says when nothing is found, and an empty text is no search', async () => {
    const { customer } = await showPage();
    const box = screen.getByRole('textbox', { name: 'Search the menu' });
    await customer.type(box, 'sushi');
    expect(screen.getByText('No dishes match sushi.')).toBeInTheDocument();
    await customer.clear(box);
    await customer.type(box, '   ');
    expect(screen.queryByText(/Search result/)).toBeNull();
  });

  it('[G23] diets and allergens narrow the menu, and can be cleared', async () => {
    const { customer } = await showPage();
    await customer.click(button('Diets and allergens'));
    await customer.click(button('Vegan'));
    expect(dishes()).toStrictEqual(['Cola']);
    await customer.click(button('Vegan'));
    await customer.click(button('Milk'));
    expect(button('Diets and allergens (1)')).toBeInTheDocument();
    expect(dishes()).toStrictEqual(['Cola']);
    await customer.click(button('Clear'));
    expect(dishes()).toHaveLength(5);
  });
});

describe('shortened texts', () => {
  const long = `Our kitchen uses nuts. ${'All of it. '.repeat(20)}`;

  it('[MNU-6][MNU-7] the allergy information is cut, and shown in full in its modal', async () => {
    const { customer } = await showPage({ info: { allergy_info: long } });
    expect(screen.queryByText(long)).toBeNull();
    await customer.click(button(/ · allergies$/));
    expect(button('Read more: Allergy information').closest('p')).toHaveTextContent(
      `${long.slice(0, 100)}... Read more`,
    );
    await customer.click(button('Read more: Allergy information'));
    const modal = screen.getByRole('alertdialog', { name: 'Allergy information' });
    expect(modal).toHaveTextContent(long.trim());
  });

  it('[MNU-4][MNU-5] an offer is cut, and shown in full in its modal', async () => {
    const { customer } = await showPage({ discounts: { pickup: [wireDiscount({ discounttext: long })] } });
    expect(menu().getByText(`${long.slice(0, 100)}...`)).toBeInTheDocument();
    await customer.click(button(/^Our kitchen uses nuts/));
    expect(screen.getByRole('alertdialog', { name: 'Offer' })).toHaveTextContent(long.trim());
  });

  it('[MNU-8] the welcome text is its first 25 characters', async () => {
    await showPage({ info: { welcome_text: 'Welcome to our kitchen, come in' } });
    expect(screen.getByText(/^Welcome to our kitchen, c\.\.\./)).toBeInTheDocument();
  });

  it('[MNU-10] the waiver shows before a postcode is known', async () => {
    await showPage();
    expect(screen.getByText('Free delivery over £25.00')).toBeInTheDocument();
  });
});

describe('a restaurant that takes orders', () => {
  const preorder = { delivery_order_possible: 'pre', pickup_order_possible: 'pre' } as const;

  it.each([
    ['for later', preorder, 'We are taking preorders for collection and delivery.'],
    ['now', {}, 'We are taking orders for collection and delivery'],
  ])('[SVC-17][SVC-18] %s says so in its banner, and not that it is closed', async (_, info, text) => {
    await showPage({ info: { ...info, bs_next_open: 'Opens today at 17:00' } });
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByText('We are closed at the moment.')).toBeNull();
    expect(screen.queryByText('Opens today at 17:00')).toBeNull();
  });
});

describe('a closed restaurant', () => {
  const closed = { delivery_order_possible: 'no', pickup_order_possible: 'no' } as const;

  it('[SVC-15][SVC-16] shows a banner with the next opening', async () => {
    await showPage({ info: { ...closed, bs_next_open: 'Opens today at 17:00' } });
    expect(screen.getByText('We are closed at the moment.')).toBeInTheDocument();
    expect(screen.getByText('Opens today at 17:00')).toBeInTheDocument();
  });

  it('[SVC-6][SVC-19] opens the closed notice when a dish is added', async () => {
    const { customer } = await showPage({ info: closed });
    await customer.click(add('Tarka Dal'));
    expect(screen.getByRole('alertdialog', { name: 'Sorry!!' })).toHaveTextContent(
      "The restaurant is closed at the moment. You'll be able to preorder before the next opening hours. Please try again later.",
    );
  });

  it('one that only takes bookings links to its tables, and offers nothing to add', async () => {
    const { customer, host } = await showPage({ info: { business_delivery: 'no', business_pickup: 'no' } });
    expect(screen.queryByRole('button', { name: 'Add Tarka Dal to the basket' })).toBeNull();
    await customer.click(button('Book a table'));
    expect(host.navigation.moves).toStrictEqual(['go /business/saffron-yard?tab=book']);
  });
});

it('a dish is reached, added and removed by the keyboard alone', async () => {
  const { customer, model } = await showCollecting({ menu: wireMenu.slice(1) });
  add('Garlic Naan').focus();
  await customer.keyboard('{Enter}');
  expect(model.cart.countOf('p-naan')).toBe(1);
  await customer.tab({ shift: true });
  expect(button('Remove one Garlic Naan')).toHaveFocus();
  await customer.keyboard(' ');
  expect(model.cart.countOf('p-naan')).toBe(0);
});

it('[G22] every category has a link to the cart once the cart has a line', async () => {
  const { customer, model } = await showCollecting();
  expect(menu().queryByRole('button', { name: 'Skip to your basket' })).toBeNull();
  await customer.click(add('Tarka Dal'));
  const [skip, ...others] = menu().getAllByRole('button', { name: 'Skip to your basket' });
  expect(others).toHaveLength(1);
  // jsdom lays nothing out, so the cart opens as a sheet, as on a phone.
  if (skip) await customer.click(skip);
  expect(model.isCartOpen).toBe(true);
});
