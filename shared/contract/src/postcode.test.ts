import fc from 'fast-check';
import { formatSector, liesIn, parsePostcode, sectorOf, serves, tidyPostcode } from './postcode';

describe('postcodes', () => {
  it('a postcode is trimmed, upper-cased and given its inner space (D11)', () => {
    for (const typed of ['e16an', 'E1 6AN', ' e1  6an ', 'E16 an', 'e1\u00a06AN']) {
      expect(parsePostcode(typed)).toStrictEqual({
        kind: 'full',
        text: 'E1 6AN',
        sector: 'e16',
        outcode: 'E1',
      });
      expect(tidyPostcode(typed)).toBe('E1 6AN');
    }
    expect(tidyPostcode(' nowhere ')).toBe('NOWHERE');
  });

  it.each([
    'E1–6AN',
    'e1-6an',
    'E1\u20146AN',
    'E1 6AN, London',
    'e16an,london',
    'E1 6AN London',
    'E1 - 6AN.',
    'E1 6AN (London)',
  ])('a dash counts as a space, and what follows a whole postcode is dropped: %s', (typed) => {
    expect(parsePostcode(typed)).toStrictEqual({
      kind: 'full',
      text: 'E1 6AN',
      sector: 'e16',
      outcode: 'E1',
    });
    expect(tidyPostcode(typed)).toBe('E1 6AN');
    expect(sectorOf(typed)).toBe('e16');
  });

  it.each(['E1-6', 'E1–6A', 'E1 6AN1', 'E1, London', '-', 'E1 6ANX'])(
    '%s is no postcode for all that',
    (typed) => {
      expect(parsePostcode(typed)).toBeUndefined();
    },
  );

  it('[LST-3] the sector is the postcode without its space and last two characters, lower case (D12)', () => {
    expect(sectorOf('E1 6AN')).toBe('e16');
    expect(sectorOf('E16 1AA')).toBe('e161');
    expect(sectorOf('EC1A 1BB')).toBe('ec1a1');
  });

  it('a sector is written with its space, so that E1 6 is not read as E16', () => {
    expect(['e16', 'e161', 'ec1a1'].map(formatSector)).toStrictEqual(['E1 6', 'E16 1', 'EC1A 1']);
  });

  it('every form of the UK grammar is parsed', () => {
    for (const full of [
      'M1 1AE',
      'B33 8TH',
      'W1A 0AX',
      'CR2 6XH',
      'DN55 1PT',
      'EC1A 1BB',
      'GIR 0AA',
      'SW1A 2AA',
    ]) {
      expect(parsePostcode(full.toLowerCase())).toMatchObject({ kind: 'full', text: full });
    }
    for (const outcode of ['E1', 'E16', 'W1A', 'CR2', 'EC1A', 'SW1A']) {
      expect(parsePostcode(` ${outcode.toLowerCase()} `)).toStrictEqual({ kind: 'outcode', text: outcode });
    }
  });

  it('other text is neither postcode nor outcode', () => {
    const none = [
      '',
      ' ',
      'E',
      '1',
      'E1 6',
      'E1 6A',
      'Q1 6AN',
      'E1 6AC',
      'E1 6AN1',
      'EEE1 6AN',
      'hello',
      '12345',
      'E１ 6AN',
      'GIR',
    ];
    for (const typed of none) expect(parsePostcode(typed)).toBeUndefined();
  });

  it('parsing a tidied postcode changes nothing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9 ,–-]{0,12}$/), (typed) => {
        expect(tidyPostcode(tidyPostcode(typed))).toBe(tidyPostcode(typed));
      }),
    );
  });

  it('a full postcode is served by its sector, or for collection where the business lies in it (D13)', () => {
    const place = { kind: 'full', text: 'E1 6AN', sector: 'e16', outcode: 'E1' } as const;
    expect(serves({ sectors: ['e16'], postcode: 'E2 7DP' }, place)).toBe(true);
    expect(serves({ sectors: [], postcode: 'E1 6QR' }, place)).toBe(true);
    expect(serves({ sectors: ['e161', 'e15'], postcode: 'E16 1AA' }, place)).toBe(false);
  });

  it('an outcode is served by any sector that lies in it (D13)', () => {
    const place = { kind: 'outcode', text: 'E1' } as const;
    expect(serves({ sectors: ['e27', 'e15'], postcode: 'E2 7DP' }, place)).toBe(true);
    expect(serves({ sectors: ['e161'], postcode: 'E1 6QR' }, place)).toBe(false);
    expect(liesIn('e161', 'E16')).toBe(true);
    expect(liesIn('e16', 'E16')).toBe(false);
  });
});
