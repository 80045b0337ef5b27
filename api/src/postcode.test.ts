import fc from 'fast-check';
import { outcodeOf, readPostcode } from './postcode';

describe('a postcode', () => {
  it.each([
    ['e16an', 'E1 6AN', 'e16', 'e1'],
    ['E16 1AA', 'E16 1AA', 'e161', 'e16'],
    [' sw1a  1aa ', 'SW1A 1AA', 'sw1a1', 'sw1a'],
    ['m11ae', 'M1 1AE', 'm11', 'm1'],
    ['ec1a1bb', 'EC1A 1BB', 'ec1a1', 'ec1a'],
  ])('[LST-3][HOM-6] %s is written %s, its sector is %s in outcode %s', (typed, written, sector, outcode) => {
    expect(readPostcode(typed)).toEqual({ kind: 'full', written, sector, outcode });
    expect(outcodeOf(sector)).toBe(outcode);
  });

  it.each(['E1', ' e1 ', 'EC1A', 'M60'])('[LST-4] %s is an outcode', (typed) => {
    expect(readPostcode(typed)).toMatchObject({ kind: 'outcode', written: typed.trim().toUpperCase() });
  });

  it.each(['', 'E', 'E1 6', 'E1 6A', 'E1 6ANN', '11 1AA', 'EEE1 1AA', 'E1-6AN', 'Е1 6AN'])(
    '[LST-56] "%s" is neither',
    (typed) => {
      expect(readPostcode(typed)).toEqual({ kind: 'none' });
    },
  );

  it('[LST-56] no text breaks it', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (typed) => readPostcode(typed).kind !== undefined));
  });
});
