import { districts } from './districts';
import { allPremises } from './premises';
import { newcomers, ownHours, servings, unlisted, withoutPreorder } from './traits';

const premises = allPremises();

describe('the places of the demo', () => {
  it('include every restaurant with special traits', () => {
    const names = new Set(premises.map(({ name }) => name));
    const named = [
      ...Object.keys(ownHours),
      ...Object.keys(servings),
      ...withoutPreorder,
      ...newcomers,
      ...unlisted,
    ];
    expect(named.filter((name) => !names.has(name))).toStrictEqual([]);
  });

  it('are in a sector of their district, whose neighbours exist', () => {
    for (const { district, street } of premises) expect(district.sectors).toContain(street.sector);
    const codes = new Set(districts().map(({ code }) => code));
    expect(
      districts()
        .flatMap(({ near }) => near)
        .filter((code) => !codes.has(code)),
    ).toStrictEqual([]);
  });

  it('have a telephone number that is reserved for fiction', () => {
    for (const { phone } of premises)
      expect(phone).toMatch(/^(0207946|0161496|0121496|0113496|0117496|0141496|0131496)0\d{3}$/);
  });
});
