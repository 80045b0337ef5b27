import { act, screen, within } from '@testing-library/react';
import type { showPage } from '../../testing/show-page';
import { showCollecting } from '../../testing/show-page';
import { wireDiscount, wireFreeDishes } from '../../testing/wire';

// jsdom has no canvas; these tests only check when the confetti starts and ends.
const thrown = jest.fn();
jest.mock<{ default: unknown }>('canvas-confetti', () => ({
  __esModule: true,
  default: { create: () => Object.assign((burst: unknown) => thrown(burst), { reset: () => undefined }) },
}));

type Customer = Awaited<ReturnType<typeof showPage>>['customer'];

const cart = () => within(screen.getByRole('region', { name: 'Your basket' }));
const bar = () => screen.getByRole('button', { name: /ITEM/ });
const add = (customer: Customer, dish: string) =>
  customer.click(screen.getByRole('button', { name: `Add ${dish} to the basket` }));
const addTimes = async (customer: Customer, dish: string, times: number) => {
  for (let added = 0; added < times; added += 1) await add(customer, dish);
};
const code = () => cart().queryByRole('textbox', { name: 'Discount code' });

describe('the summary bar', () => {
  it('[CRT-19][CRT-20] reads ITEM for none and one, ITEMS above, with the total', async () => {
    const { customer } = await showCollecting();
    expect(bar()).toHaveTextContent('0 ITEM');
    expect(bar()).toHaveTextContent('£0.00');
    await add(customer, 'Tarka Dal');
    expect(bar()).toHaveTextContent('1 ITEM');
    expect(bar()).not.toHaveTextContent('1 ITEMS');
    // 6.50 of food and charges of 0.50 and 0.10: the bar shows the total of the cart.
    expect(bar()).toHaveTextContent('£7.10');
    await add(customer, 'Tarka Dal');
    expect(bar()).toHaveTextContent('2 ITEMS');
    expect(bar()).toHaveTextContent('£13.60');
  });

  it('[CRT-21] opens the cart as a sheet, and the sheet closes again', async () => {
    const { customer } = await showCollecting();
    expect(bar()).toHaveAttribute('aria-expanded', 'false');
    await customer.click(bar());
    const sheet = screen.getByRole('dialog', { name: 'Your basket' });
    await customer.click(within(sheet).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog', { name: 'Your basket' })).toBeNull();
    expect(bar()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the lines', () => {
  it('[CRT-2][CRT-3][CRT-4] plus and minus change a line, and minus at one deletes it', async () => {
    const { customer } = await showCollecting();
    await add(customer, 'Tarka Dal');
    const line = within(cart().getByText('Tarka Dal').closest('li') as HTMLElement);
    const stepper = within(line.getByRole('group'));
    const [less, more] = stepper.getAllByRole('button');
    await customer.click(more as HTMLElement);
    expect(line.getByText('£13.00')).toBeInTheDocument();
    await customer.click(less as HTMLElement);
    expect(line.getByText('£6.50')).toBeInTheDocument();
    await customer.click(stepper.getAllByRole('button')[0] as HTMLElement);
    expect(cart().getByText('Your basket is empty')).toBeInTheDocument();
    expect(cart().getByRole('definition')).toHaveTextContent('£0.00');
  });

  it('[CRT-11] the comment of a line takes fifty characters', async () => {
    const { customer, model } = await showCollecting();
    await add(customer, 'Tarka Dal');
    await customer.click(cart().getByRole('button', { name: 'Add a note' }));
    await customer.type(cart().getByRole('textbox', { name: 'Note for Tarka Dal' }), 'x'.repeat(60));
    await customer.click(cart().getByRole('button', { name: 'Save note' }));
    expect(model.cart.lines[0]?.comment).toBe('x'.repeat(50));
  });

  it('[API-15] adding and removing lines and taking free dishes asks the server nothing', async () => {
    const { customer, host, model } = await showCollecting({ freeDishes: { amount: [wireFreeDishes()] } });
    const before = host.api.calls.length;
    await addTimes(customer, 'Tarka Dal', 4);
    act(() => host.clock.advance(300));
    const chooser = within(screen.getByRole('dialog', { name: 'You have a free dish!' }));
    await customer.click(chooser.getByRole('radio', { name: /Samosa/ }));
    await customer.click(chooser.getByRole('button', { name: 'Done' }));
    expect(cart().getByText('1 × Samosa')).toBeInTheDocument();
    for (let left = 4; left > 0; left -= 1)
      await customer.click(cart().getByRole('button', { name: 'Remove one Tarka Dal' }));
    expect(model.cart.isEmpty).toBe(true);
    expect(host.api.calls).toHaveLength(before);
  });
});

const delivering = {
  isDelMode: 'delivery',
  searched_pincode: 'E1 6AN',
  minimum_order: '12.00',
  zone_delivery_charg: '2.50',
  delivery_charge_waiver: '25.00',
} as const;
const figure = (label: string) => cart().getByText(label).closest('div')?.textContent;

describe('the figures', () => {
  it('[TOT-1][TOT-2][TOT-7] all show in the cart, with the amount missing for free delivery', async () => {
    const { customer } = await showCollecting({
      stored: delivering,
      discounts: { delivery: [wireDiscount()] },
    });
    await addTimes(customer, 'Tarka Dal', 3);
    expect(figure('Subtotal')).toBe('Subtotal£19.50');
    expect(figure('Discount(10%)')).toBe('Discount(10%)-£2.00');
    expect(figure('Delivery charge')).toBe('Delivery charge£2.50');
    expect(figure('Service charge')).toBe('Service charge£0.50');
    expect(figure('Bag charge')).toBe('Bag charge£0.10');
    expect(figure('Total')).toBe('Total£20.60');
    // The food after discount, 19.50 − 2.00, is short of 25.00.
    expect(cart().getByText('Add More For Free Delivery £7.50')).toBeInTheDocument();
  });

  it('[TOT-5][TOT-8][TOT-13] delivery is free from the waiver on, and the hint says so', async () => {
    const three = wireDiscount({ payby: 'price', commonrate: '3.00' });
    const { customer } = await showCollecting({ stored: delivering, discounts: { delivery: [three] } });
    await addTimes(customer, 'Tarka Dal', 5);
    expect(figure('Discount(£3.00 Fixed)')).toBe('Discount(£3.00 Fixed)-£3.00');
    expect(figure('Delivery charge')).toBe('Delivery chargeFree');
    expect(cart().getByText('Free Delivery Applied.')).toBeInTheDocument();
  });

  it('[TOT-4] a collection order has no delivery charge and no hint', async () => {
    const { customer } = await showCollecting();
    await add(customer, 'Tarka Dal');
    expect(cart().queryByText('Delivery charge')).toBeNull();
    expect(cart().queryByText(/Free Delivery/)).toBeNull();
  });
});

describe('the checkout button', () => {
  it('[CRT-22][CRT-24][CRT-25] shows once the cart has a line, and is disabled below the minimum order', async () => {
    const { customer } = await showCollecting({ info: { pickup_minorder_price: '10.00' } });
    expect(screen.queryByRole('button', { name: /Go to checkout/ })).toBeNull();
    await add(customer, 'Tarka Dal');
    expect(cart().getByRole('button', { name: /Go to checkout/ })).toBeDisabled();
    expect(cart().getByText('**Minimum order amount £10.00')).toBeInTheDocument();
    await add(customer, 'Tarka Dal');
    expect(cart().getByRole('button', { name: /Go to checkout/ })).toBeEnabled();
    expect(cart().queryByText(/Minimum order/)).toBeNull();
  });
});

describe('the coupon box', () => {
  it('[CPN-1][CPN-2][CPN-3][CPN-4][CPN-10] has three states, and shows the input in the first two', async () => {
    const { customer, host } = await showCollecting();
    await addTimes(customer, 'Tarka Dal', 3);
    host.api.answer('business/manual_discount', () => ({
      responsecode: '201',
      status: 'We do not know that code.',
    }));
    await customer.type(code() as HTMLElement, 'NOPE');
    await customer.click(cart().getByRole('button', { name: 'Apply Discount Code' }));
    expect(cart().getByText('We do not know that code.')).toBeInTheDocument();
    expect(code()).toHaveValue('NOPE');
    await customer.click(cart().getByRole('button', { name: 'Cancel' }));
    expect(code()).toHaveValue('');
    expect(cart().queryByText('We do not know that code.')).toBeNull();

    const discount = wireDiscount({
      discountid: 'd-3',
      code: 'THREE',
      payby: 'price',
      commonrate: '3.00',
      coupon_type: 'manual',
    });
    host.api.answer('business/manual_discount', () => ({
      responsecode: '200',
      discount_price: '3.00',
      discount,
    }));
    await customer.type(code() as HTMLElement, 'THREE');
    await customer.click(cart().getByRole('button', { name: 'Apply Discount Code' }));
    expect(code()).toBeNull();
    expect(cart().getByText(/THREE/)).toBeInTheDocument();
    await customer.click(cart().getByRole('button', { name: 'Remove Coupon' }));
    expect(code()).toBeInTheDocument();
  });
});

describe('a code that is worse than the offer in force', () => {
  const enter = async ({ customer, host }: Awaited<ReturnType<typeof showCollecting>>, parts: object) => {
    const discount = wireDiscount({ code: 'NAAN3', payby: 'price', coupon_type: 'manual', ...parts });
    host.api.answer('business/manual_discount', () => ({
      responsecode: '200',
      discount_price: '3.00',
      discount,
    }));
    await customer.type(code() as HTMLElement, 'NAAN3');
    await customer.click(cart().getByRole('button', { name: 'Apply Discount Code' }));
    return within(screen.getByRole('dialog'));
  };
  const four = wireDiscount({ discountid: 'd-4', payby: 'price', commonrate: '4.00' });

  it('[DSC-7] the customer chooses, with the offer first and in focus', async () => {
    const page = await showCollecting({ discounts: { pickup: [four] } });
    await addTimes(page.customer, 'Tarka Dal', 4);
    const dialog = await enter(page, { commonrate: '3.00' });
    expect(dialog.getByRole('heading')).toHaveTextContent('NAAN3 saves £3.00, your offer saves £4.00');
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toStrictEqual([
      '',
      'Keep my offer',
      'Use the code',
    ]);
    expect(dialog.getByRole('button', { name: 'Keep my offer' })).toHaveFocus();
    await page.customer.click(dialog.getByRole('button', { name: 'Keep my offer' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(figure('Discount(£4.00 Fixed)')).toBe('Discount(£4.00 Fixed)-£4.00');
    expect(code()).toHaveValue('');
    await page.customer.click(
      (await enter(page, { commonrate: '3.00' })).getByRole('button', { name: 'Use the code' }),
    );
    expect(figure('Discount(£3.00 Fixed)')).toBe('Discount(£3.00 Fixed)-£3.00');
    expect(cart().getByText('Your offer would save £4.00.')).toBeInTheDocument();
    await page.customer.click(cart().getByRole('button', { name: 'Use my offer' }));
    expect(figure('Discount(£4.00 Fixed)')).toBe('Discount(£4.00 Fixed)-£4.00');
  });

  it('the dialog names both totals when the code costs the free delivery', async () => {
    const page = await showCollecting({ stored: delivering, discounts: { delivery: [four] } });
    await addTimes(page.customer, 'Tarka Dal', 4);
    await addTimes(page.customer, 'Garlic Naan', 1);
    const dialog = await enter(page, { commonrate: '4.50' });
    expect(dialog.getByRole('heading')).toHaveTextContent('NAAN3 saves £4.50, but delivery would cost £2.50');
    expect(
      dialog.getByText(/In all you would pay £27.60 with NAAN3, and £25.60 without it.$/),
    ).toBeInTheDocument();
  });
});

describe('discounts to choose from', () => {
  it('[CPN-9] the discount in force shows in the box, as a percent or as an amount', async () => {
    const two = wireDiscount({ discountid: 'd-2', payby: 'price', commonrate: '2.00', minshop: '5.00' });
    const { customer } = await showCollecting({ discounts: { pickup: [wireDiscount(), two] } });
    await add(customer, 'Tarka Dal');
    expect(cart().getByText('£2.00')).toBeInTheDocument();
    await addTimes(customer, 'Tarka Dal', 3);
    expect(cart().getByText('10%')).toBeInTheDocument();
  });

  it('[DSC-8][DSC-9] the chooser lists each with what it saves, and applies the one pressed', async () => {
    const three = wireDiscount({
      discountid: 'd-3',
      discounttext: '£3 off',
      payby: 'price',
      commonrate: '3.00',
    });
    const { customer, model } = await showCollecting({ discounts: { pickup: [wireDiscount(), three] } });
    await addTimes(customer, 'Tarka Dal', 3);
    await customer.click(cart().getByRole('button', { name: 'Change discount' }));
    const chooser = within(screen.getByRole('dialog', { name: 'Choose your discount' }));
    expect(chooser.getByRole('radio', { name: /£3 off/ })).toBeChecked();
    expect(chooser.getByText('saves £2.00')).toBeInTheDocument();
    await customer.click(chooser.getByRole('radio', { name: /10% off/ }));
    expect(model.discounts.appliedId).toBe('d-ten');
    expect(cart().getByText('Discount(10%)')).toBeInTheDocument();
  });
});

describe('free dishes', () => {
  const second = wireFreeDishes({
    id: 'f-2',
    welcome_text: 'Two small things',
    is_selectable: 2,
    condition: { product_list: [{ pro_id: 'p-dal', qty: 3 }], amount: '', independent: 'yes', qnty: 1 },
    freedish_item: ['a', 'b', 'c'].map((id) => ({
      fd_id: id,
      fd_name: `Dish ${id}`,
      fd_price: '1.00',
      selected: 'no',
      disable: 'no',
    })),
  });

  it('[FRE-14][FRE-12] the chooser opens by itself, with a title for one group or for several', async () => {
    const { customer, host } = await showCollecting({ freeDishes: { amount: [wireFreeDishes()] } });
    await addTimes(customer, 'Tarka Dal', 4);
    act(() => host.clock.advance(300));
    expect(screen.getByRole('dialog', { name: 'You have a free dish!' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'You have free dishes!' })).toBeNull();
  });

  it('[FRE-14][FRE-9][FRE-10][FRE-11] the customer chooses one of one group and two of the other, whose third is then disabled', async () => {
    const { customer, host } = await showCollecting({
      freeDishes: { amount: [wireFreeDishes()], group: [second] },
    });
    await addTimes(customer, 'Tarka Dal', 4);
    act(() => host.clock.advance(300));
    const chooser = within(screen.getByRole('dialog', { name: 'You have free dishes!' }));
    await customer.click(chooser.getByRole('radio', { name: /Onion Bhaji/ }));
    await customer.click(chooser.getByRole('radio', { name: /Samosa/ }));
    expect(chooser.getByRole('radio', { name: /Onion Bhaji/ })).not.toBeChecked();
    await customer.click(chooser.getByRole('checkbox', { name: /Dish a/ }));
    await customer.click(chooser.getByRole('checkbox', { name: /Dish b/ }));
    expect(chooser.getByRole('checkbox', { name: /Dish c/ })).toBeDisabled();
    await customer.click(chooser.getByRole('button', { name: 'Done' }));
    expect(cart().getByText('1 × Samosa')).toBeInTheDocument();
    expect(cart().getByRole('button', { name: 'Change your free dish' })).toBeInTheDocument();
    expect(cart().queryByRole('button', { name: 'Choose your free dish' })).toBeNull();
  });

  it('[FRE-12] the button of the chooser reads Not now until a dish is ticked, and again once it is unticked', async () => {
    const { customer, host } = await showCollecting({ freeDishes: { group: [second] } });
    await addTimes(customer, 'Tarka Dal', 3);
    act(() => host.clock.advance(300));
    const chooser = within(screen.getByRole('dialog', { name: 'You have a free dish!' }));
    expect(chooser.queryByRole('button', { name: 'Done' })).toBeNull();
    await customer.click(chooser.getByRole('checkbox', { name: /Dish a/ }));
    expect(chooser.getByRole('button', { name: 'Done' })).toBeInTheDocument();
    await customer.click(chooser.getByRole('checkbox', { name: /Dish a/ }));
    await customer.click(chooser.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(cart().getByRole('button', { name: 'Choose your free dish' })).toBeInTheDocument();
  });

  it('[FRE-15] the first ones are celebrated for three and a half seconds', async () => {
    const { customer, host } = await showCollecting({
      freeDishes: { amount: [wireFreeDishes({ is_selectable: 0 })] },
    });
    await addTimes(customer, 'Tarka Dal', 4);
    expect(screen.getByTestId('celebration')).toBeInTheDocument();
    await act(async () => undefined);
    expect(thrown).toHaveBeenCalledTimes(3);
    act(() => host.clock.advance(3_500));
    expect(screen.queryByTestId('celebration')).toBeNull();
  });
});
