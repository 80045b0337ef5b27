import { addressFaults, defaultFirst, emptyAddress, isComplete, isInReach, tidyAddress } from './address';
import type { Address } from './address';

const address = (parts: Partial<Address> = {}): Address => ({
  ...emptyAddress,
  name: 'Sam Guest',
  email: 'sam@example.test',
  mobile: '07700900456',
  street: '4 Fournier Street',
  postcode: 'E1 6AN',
  ...parts,
});
const sectors = ['e16', 'e17'];
const faults = (parts: Partial<Address>) => addressFaults(address(parts), 'whole', sectors);

describe('what is wrong with an address', () => {
  it('[ADR-12][ADR-13][ADR-15][ADR-17][ADR-18] reports every missing field that delivery needs', () => {
    expect(addressFaults(emptyAddress, 'whole', sectors)).toStrictEqual({
      name: 'missing',
      email: 'missing',
      mobile: 'missing',
      street: 'missing',
      postcode: 'missing',
    });
  });

  it('[ADR-12] collection asks for name, email and mobile alone', () => {
    expect(Object.keys(addressFaults(emptyAddress, 'contact', sectors))).toStrictEqual([
      'name',
      'email',
      'mobile',
    ]);
  });

  it('[ADR-17] the second line and the city may stay empty', () => {
    expect(faults({ street2: '', city: '' })).toStrictEqual({});
  });

  it.each(['   ', ''])('[ADR-12] a blank name counts as missing', (name) => {
    expect(faults({ name })).toStrictEqual({ name: 'missing' });
  });

  it.each(['sam', 'sam@example', '@example.test', 'sam @example.test', 'sam@exa mple.test'])(
    '[ADR-14] refuses the email %s',
    (email) => {
      expect(faults({ email })).toStrictEqual({ email: 'invalid' });
    },
  );

  it.each(['0770090045', '077009004567', '17700900456', '+447700900456', '07700 900456', '0770090045a'])(
    '[ADR-16] refuses the mobile number %s, which is not 0 and 10 digits',
    (mobile) => {
      expect(faults({ mobile })).toStrictEqual({ mobile: 'invalid' });
    },
  );

  it('[ADR-21] a postcode is trimmed, upper-cased and spaced correctly', () => {
    expect(tidyAddress(address({ postcode: ' e16an ' })).postcode).toBe('E1 6AN');
    expect(faults({ postcode: ' e16an ' })).toStrictEqual({});
  });

  it.each(['E1', 'nowhere', 'E1 6A', '12345'])(
    '[ADR-18] refuses %s, which is not a full postcode',
    (postcode) => {
      expect(faults({ postcode })).toStrictEqual({ postcode: 'invalid' });
    },
  );

  it('[ADR-22] a postcode is taken only when its sector is delivered to: E1 6AN is e16, E16 1AA is e161', () => {
    expect(isInReach('E1 6AN', ['e16'])).toBe(true);
    expect(isInReach('E16 1AA', ['e16'])).toBe(false);
    expect(isInReach('E16 1AA', ['e161'])).toBe(true);
    expect(faults({ postcode: 'E16 1AA' })).toStrictEqual({ postcode: 'out-of-reach' });
  });

  it('[ADR-4] an address with every field is complete, also outside the delivery area', () => {
    expect(isComplete(address({ postcode: 'M1 1AA' }), 'whole')).toBe(true);
    expect(isComplete(address({ street: '' }), 'whole')).toBe(false);
    expect(isComplete(address({ street: '', postcode: '' }), 'contact')).toBe(true);
  });

  it('[ADR-6] the default address comes first, the others keep their order', () => {
    const book = [address({ id: '1' }), address({ id: '2', isDefault: true }), address({ id: '3' })];
    expect(defaultFirst(book).map(({ id }) => id)).toStrictEqual(['2', '1', '3']);
  });
});
