import { openFreshDatabase } from '../testing/databases';
import { createAddressRepository } from '../addresses/repository';
import type { OpenDatabase } from '../database/database';
import { anOrder } from '../testing/ordering';
import type { DeliveryOrder } from '../testing/ordering';
import { createUserRepository } from '../users/repository';
import { findContact } from './find-contact';

const at = new Date('2026-11-20T18:30:00Z');
const guest = { kind: 'guest', tokenHash: 'hash' } as const;
const user = { kind: 'user', tokenHash: 'hash', userId: 'u-1' } as const;
const form = {
  name: ' Ada Moss ',
  email: 'ada@example.test',
  mobile_no: '07700900123',
  address: '1 Brick Lane',
  address2: 'Flat 2',
  city: 'London',
  zipcode: 'e16an',
};

let open: OpenDatabase;
beforeAll(async () => {
  open = await openFreshDatabase();
  await createUserRepository(open.database).add({
    id: user.userId,
    brandId: 'market',
    email: 'ada@example.test',
    name: 'Ada Moss',
    mobile: '07700900123',
    passwordHash: '',
    createdAt: at,
    emailConfirmedAt: at,
  });
  await createAddressRepository(open.database).save({
    id: 'a-1',
    userId: user.userId,
    formKey: 'f-1',
    name: 'Ben Moss',
    email: 'ben@example.test',
    mobile: '07700900456',
    address: '2 Fournier Street',
    address2: '',
    city: 'London',
    postcode: 'E1 6QE',
    deliveryType: 'delivery',
    isDefault: true,
    createdAt: at,
  });
});
afterAll(() => open.close());

const find = (
  session: Parameters<typeof findContact>[1],
  { addressid = '', ...address }: Partial<typeof form> & { readonly addressid?: string } = {},
) =>
  findContact(open.database, session, {
    addressid,
    del_mode: 'delivery',
    address: { ...anOrder('').address, ...form, ...address } as NonNullable<DeliveryOrder['address']>,
  });

describe('who takes a delivery, and where', () => {
  it('is in the form: the name trimmed, the postcode as it is written', async () => {
    expect(await find(guest)).toStrictEqual({
      name: 'Ada Moss',
      email: 'ada@example.test',
      mobile: '07700900123',
      address: '1 Brick Lane',
      address2: 'Flat 2',
      city: 'London',
      postcode: 'E1 6AN',
    });
  });

  it('is a saved address of the user, and for a guest always the form', async () => {
    expect(await find(user, { addressid: 'a-1' })).toMatchObject({
      name: 'Ben Moss',
      address: '2 Fournier Street',
    });
    expect(await find(guest, { addressid: 'a-1' })).toMatchObject({ name: 'Ada Moss' });
    expect(await find(user)).toMatchObject({ name: 'Ada Moss' });
  });

  it.each([
    ['a saved address that is not there', user, { addressid: 'a-2' }],
    ['a blank name', guest, { name: ' ' }],
    ['a blank street', guest, { address: ' ' }],
    ['half a postcode', guest, { zipcode: 'E1' }],
    ['no postcode', guest, { zipcode: 'somewhere' }],
  ])('is not known with %s', async (_name, session, parts) => {
    expect(await find(session, parts)).toBeUndefined();
  });

  it('is not known without a form', async () => {
    const body = { addressid: '', del_mode: 'delivery', address: null } as const;
    expect(await findContact(open.database, guest, body)).toBeUndefined();
  });
});

it('who collects an order leaves no address', async () => {
  const { name, email, mobile_no } = form;
  const body = { addressid: '', del_mode: 'pickup', address: { name, email, mobile_no } } as const;
  expect(await findContact(open.database, guest, body)).toStrictEqual({
    name: 'Ada Moss',
    email: 'ada@example.test',
    mobile: '07700900123',
    address: '',
    address2: '',
    city: '',
    postcode: '',
  });
});
