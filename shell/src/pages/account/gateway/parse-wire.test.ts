import { aWireBooking, aWireOrderInList } from '@storefront/contract/testing';
import { parseAddress } from './parse-address';
import { parseBooking } from './parse-booking';
import { parseOrder } from './parse-order';
import { parseSession } from './parse-session';

describe('the account parses what the server sends', () => {
  it.each([
    ['pickup', 'collection'],
    ['delivery', 'delivery'],
  ] as const)('an order by %s is one by %s', (del_mode, mode) => {
    const wire = aWireOrderInList({ del_mode });
    expect(parseOrder(wire)).toMatchObject({
      mode,
      key: wire.okey,
      businessName: wire.business_name,
      dishes: wire.items.map(({ product_name }) => expect.objectContaining({ name: product_name })),
    });
  });

  it.each([
    ['yes', true],
    ['no', false],
  ] as const)('a booking with paid %s is paid: %s', (paid, isPaid) => {
    expect(parseBooking(aWireBooking({ paid }))).toMatchObject({ isPaid });
  });

  it('an address has no empty lines', () => {
    const parsed = parseAddress({
      address_id: 'a-1',
      name: 'Asha Rahman',
      email: 'asha@example.test',
      mobile_no: '07700900123',
      address: '1 Brick Lane',
      address2: '',
      city: '',
      zipcode: 'E1 6AN',
      is_default: 'yes',
      delivery_type: 'delivery',
    });
    expect(parsed).toMatchObject({ lines: ['1 Brick Lane', 'E1 6AN'], isDefault: true });
  });

  it('a session says whether it is the one of this page', () => {
    const since = '2026-11-21T18:00:00Z';
    expect(parseSession({ since, until: since, this_session: 'yes' })).toStrictEqual({ since, isThis: true });
    expect(parseSession({ since, until: since, this_session: 'no' })).toStrictEqual({ since, isThis: false });
  });
});
