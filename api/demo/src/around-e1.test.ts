import { parsePostcode, serves } from '@storefront/contract';
import { closingTime, modeAvailability } from 'api/testing/catalogue';
import { generateDemoCatalogue } from './generate-demo-catalogue';

const { catalogue } = generateDemoCatalogue();
const home = parsePostcode('E1 6AN');
const near = catalogue.businesses.filter(
  ({ delivery, postcode, subcategory }) =>
    home !== undefined &&
    subcategory.length > 0 &&
    serves({ sectors: delivery.sectors.map(({ sector }) => sector), postcode }, home),
);
const openAt = (time: string) => near.filter((each) => closingTime(each, Date.parse(time)) !== undefined);

describe('the restaurants that a search for E1 6AN finds', () => {
  it('are 25 or more, of at least fifteen cuisines', () => {
    expect(near.length).toBeGreaterThanOrEqual(25);
    expect(new Set(near.map(({ subcategory }) => subcategory[0])).size).toBeGreaterThanOrEqual(15);
  });

  it('are mostly open on a Friday evening, and some of them at four in the morning', () => {
    expect(openAt('2026-11-20T18:30:00Z').length).toBeGreaterThanOrEqual(15);
    expect(openAt('2026-11-20T04:00:00Z').length).toBeGreaterThanOrEqual(5);
    expect(openAt('2026-11-20T18:30:00Z').length).toBeLessThan(near.length);
  });

  it('do not open at six in the morning, except a bagel bakery', () => {
    expect(
      openAt('2026-11-20T08:15:00Z').filter(({ opening }) => opening.friday[0]?.[0] === '06:00'),
    ).toStrictEqual([expect.objectContaining({ business_name: 'Bagel Exchange' })]);
  });

  it('show every state on a Friday evening: open, preorder only, collection only, delivery only, and closed', () => {
    const now = Date.parse('2026-11-20T18:30:00Z');
    const states = near.map(
      (each) =>
        `${modeAvailability(each, 'delivery', now).possible} ${modeAvailability(each, 'collection', now).possible}`,
    );
    expect([...new Set(states)]).toStrictEqual(
      expect.arrayContaining(['yes yes', 'pre pre', 'no yes', 'yes no', 'no no']),
    );
  });
});
