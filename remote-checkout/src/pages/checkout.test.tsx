import { act, screen, within } from '@testing-library/react';
import { clearCart } from '@storefront/cart';
import userEvent from '@testing-library/user-event';
import { FakeStorage, fakeBrand } from '@storefront/host/testing';
import { anAgreeingApi, storedGuestAddress } from '../testing/checkout-host';
import { openCheckout } from '../testing/open-checkout';
import { aBusiness, anItem } from '../testing/wire';

describe('the checkout page', () => {
  it('[CHK-1] is headed Check Out', async () => {
    await openCheckout();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Check Out$/);
  });

  it('[CHK-2] sends a visitor without a session home', async () => {
    const { host } = await openCheckout({ visitor: null });
    expect(host.navigation.moves).toStrictEqual(['replace /']);
    expect(host.api.calls).toStrictEqual([]);
  });

  it('[CHK-2] sends the visitor home when the session ends', async () => {
    const { host } = await openCheckout();
    act(() => host.session.logOut());
    expect(host.navigation.moves).toStrictEqual(['replace /']);
  });

  it.each([undefined, []])('[CHK-3] sends a visitor with an empty cart home', async (cartlist) => {
    const { host } = await openCheckout({ stored: { cartlist } });
    expect(host.navigation.moves).toStrictEqual(['replace /']);
  });

  it('sends the visitor home with a notice when another tab emptied the cart', async () => {
    const { host } = await openCheckout();
    act(() => host.storage.changeElsewhere('cartlist', undefined));
    expect(host.navigation.moves).toStrictEqual(['replace /']);
    expect(host.shownNotices).toStrictEqual(['Your basket was emptied in another tab.']);
  });

  it('leads back to the business when no mode is chosen yet', async () => {
    const { host } = await openCheckout({ stored: { isDelMode: undefined } });
    expect(host.navigation.moves).toStrictEqual(['replace /business/saffron-yard']);
    expect(host.shownNotices).toStrictEqual(['Please choose collection or delivery first.']);
  });

  it('[CHK-4] Back goes to the business page the cart came from', async () => {
    await openCheckout();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/business/saffron-yard');
  });

  it('[CHK-4] Back goes to the site root on the site of a single business', async () => {
    await openCheckout({
      brand: fakeBrand({ kind: 'single-business', business: { slug: 'saffron-yard', id: 'b-1' } }),
    });
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
  });

  describe('with a minimum order that was raised since the cart was filled', () => {
    const sentence = 'Order amount should be equal to or higher than £20.00';
    const raisedApi = () => {
      const api = anAgreeingApi({ business: aBusiness({}, { pickup_minorder_price: '20.00' }) });
      api.answer('users/order_delivery_address', () => ({
        responsecode: '200',
        address_book: null,
        address_book_list: [],
        address_id: 'a-new',
        delivery_price: '2.50',
        delivery_charge_waiver: '25.00',
        minorder_price: '20.00',
      }));
      return api;
    };

    it.each(['delivery', 'collection'] as const)('[ADR-24] for %s says so at once', async (mode) => {
      const stored = { addressDetails: storedGuestAddress };
      await openCheckout({ api: raisedApi(), mode, stored });
      expect(screen.getByText(sentence)).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /^Place order/ })).not.toBeInTheDocument();
    });

    it('[ORD-6][ADR-24] says so after the Update of a cart with other prices', async () => {
      const storage = new FakeStorage();
      const stored = { addressDetails: storedGuestAddress };
      const api = anAgreeingApi();
      const user = userEvent.setup();
      const page = await openCheckout({ api, storage, stored });
      const cheaper = [anItem({ sell_price: '9.00', product_price: '9.00' })];
      api.answer('business/order', () => ({
        responsecode: '202',
        status: 'Your basket has changed.',
        missing: [],
        cartitems: cheaper,
        freedish: [],
        discount: null,
        service_charge: '0.00',
        baggage_charge: '0.00',
        delivery_charge: '2.50',
      }));
      await user.click(screen.getByRole('button', { name: /^Place order/ }));
      await user.click(await screen.findByRole('button', { name: 'OK' }));
      expect(page.host.navigation.moves).toStrictEqual(['reload']);
      page.close();
      await openCheckout({ api: raisedApi(), storage, stored: { ...stored, cartlist: cheaper } });
      expect(screen.getByText(sentence)).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /^Place order/ })).not.toBeInTheDocument();
    });
  });

  it('offers a time after midnight with its calendar date and whose night it is (D83)', async () => {
    const night = { calendar_date: '2026-11-22', service_date: '2026-11-21' };
    await openCheckout({
      business: aBusiness({
        delivery_timeing: [{ time: '18:45' }, { time: '23:30' }, { time: '00:30', night }],
      }),
    });
    const times = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(times.slice(1)).toStrictEqual(['23:30', '00:30']);
    const group = screen.getByRole('option', { name: '00:30' }).parentElement;
    expect(group).toHaveAttribute('label', 'After midnight, Sunday 22 November (Saturday night)');
  });

  it.each([
    ['delivery', 'Delivery'],
    ['collection', 'Collection'],
  ] as const)('[CHK-5][CHK-6] %s mode shows the heading %s with the times below', async (mode, heading) => {
    await openCheckout({ mode });
    const section = screen.getByRole('region', { name: heading });
    expect(within(section).getByRole('heading')).toHaveTextContent(heading);
    expect(within(section).getByRole('combobox')).toHaveValue('ASAP');
  });

  it('[CHK-7] the order details fold and unfold', async () => {
    const user = userEvent.setup();
    await openCheckout();
    const fold = screen.getByRole('button', { name: /Your order details/ });
    expect(screen.getByText('Chicken Tikka Masala')).toBeInTheDocument();
    await user.click(fold);
    expect(screen.queryByText('Chicken Tikka Masala')).not.toBeInTheDocument();
    await user.click(fold);
    expect(screen.getByText('Chicken Tikka Masala')).toBeInTheDocument();
  });

  it('[CHK-8][CHK-9] a line shows quantity, main product, name, price, options and comment', async () => {
    await openCheckout({
      stored: {
        cartlist: [
          anItem({
            product_name: 'Large',
            main_pro_name: 'Lamb Biryani',
            main_pro_id: 'p-9',
            select_product_type: 'sub-product',
            product_comment: 'No coriander please',
            extras: [
              {
                optionId: 'o-1',
                optionHeaderLabel: 'Extras',
                parentItemId: '',
                selection: [
                  { itemId: 'i-1', itemName: 'Raita', itemQuantity: 2, itemPrice: '0.50', optionId: 'o-1' },
                ],
              },
            ],
          }),
        ],
      },
    });
    const line = screen.getByText('Lamb Biryani').closest('li');
    expect(line).toHaveTextContent('2 ×');
    expect(line).toHaveTextContent('Large');
    expect(line).toHaveTextContent('£21.00');
    expect(line).toHaveTextContent('Extras: 2 × Raita');
    expect(line).toHaveTextContent('No coriander please');
  });

  it('[CHK-10] the order details show four lines, and four more with each press', async () => {
    const user = userEvent.setup();
    const dishes = Array.from({ length: 10 }, (_, at) =>
      anItem({ product_id: `p-${at}`, product_name: `Dish ${at}` }),
    );
    await openCheckout({ stored: { cartlist: dishes } });
    const shown = () => screen.getAllByText(/^Dish \d$/).length;
    expect(shown()).toBe(4);
    await user.click(screen.getByRole('button', { name: 'Show 4 more' }));
    expect(shown()).toBe(8);
    await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
    expect(shown()).toBe(10);
    expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
  });

  it('[CHK-11] Your Information holds the address form', async () => {
    await openCheckout();
    const section = screen.getByRole('region', { name: 'Your Information' });
    expect(within(section).getByRole('form', { name: 'Delivery address' })).toBeInTheDocument();
  });

  it('[CHK-13] shows the stored banner, and a default one when none is stored', async () => {
    const banner = () => document.querySelector('img')?.getAttribute('src');
    const { close } = await openCheckout({ stored: { business_banner_url: '/api/pictures/banner' } });
    expect(banner()).toBe('/api/pictures/banner');
    close();
    await openCheckout();
    expect(banner()).toBe('picture.svg');
  });

  it('[CHK-14] reloads when the browser restores it from its cache', async () => {
    const { host } = await openCheckout();
    const shown = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    shown(false);
    expect(host.navigation.moves).toStrictEqual([]);
    shown(true);
    expect(host.navigation.moves).toStrictEqual(['reload']);
  });

  it('[STO2-5] keeps the payment mode and the notes for the kitchen and the rider through a reload of the tab, until the order is made', async () => {
    const cardToo = aBusiness({
      payment_permission: [
        {
          order: [
            { value: 'cod', leble: 'Cash' },
            { value: 'card', leble: 'Card' },
          ],
          booking: [],
        },
      ],
    });
    const setting = { business: cardToo, stored: { addressDetails: storedGuestAddress } };
    const note = () => screen.getByLabelText('Allergies or notes for the kitchen');
    const riderNote = () => screen.getByLabelText('Note for the rider');
    const user = userEvent.setup();
    const before = await openCheckout(setting);
    await user.type(note(), 'No nuts, please');
    await user.type(riderNote(), 'Blue door');
    await user.click(screen.getByRole('radio', { name: 'Card' }));
    before.close();

    const { storage } = before.host;
    const reloaded = await openCheckout({ ...setting, storage });
    expect(note()).toHaveValue('No nuts, please');
    expect(riderNote()).toHaveValue('Blue door');
    expect(screen.getByRole('radio', { name: 'Card' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Cash' }));
    reloaded.close();

    const again = await openCheckout({ ...setting, storage });
    expect(screen.getByRole('radio', { name: 'Cash' })).toBeChecked();
    clearCart(again.host.storage);
    expect(storage.read('checkout_choices')).toBeUndefined();
  });

  it('[STO2-5] does not show the note that was written for another restaurant', async () => {
    const choices = {
      business_id: 'b-2',
      paymode: 'card',
      note: 'No nuts, please',
      rider_note: 'Blue door',
    } as const;
    await openCheckout({ stored: { checkout_choices: choices, addressDetails: storedGuestAddress } });
    expect(screen.getByLabelText('Allergies or notes for the kitchen')).toHaveValue('');
    expect(screen.getByLabelText('Note for the rider')).toHaveValue('');
    expect(screen.getByRole('radio', { name: 'Cash' })).toBeChecked();
  });
});

it('the checkout page leaves no timer behind when it stops', async () => {
  const { host, close } = await openCheckout();
  close();
  expect(host.clock.planned).toBe(0);
});
