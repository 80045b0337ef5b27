import { districts } from './districts';
import { allPremises } from './premises';
import { newcomers, ownHours, servings, unlisted, withoutPreorder } from './traits';

const premises = allPremises();

describe('the places of the demo', () => {
  it('know every restaurant that something is said of', () => {
    const names = new Set(premises.map(({ name }) => name));
    const told = [
      ...Object.keys(ownHours),
      ...Object.keys(servings),
      ...withoutPreorder,
      ...newcomers,
      ...unlisted,
    ];
    expect(told.filter((name) => !names.has(name))).toEqual([]);
  });

  it('lie in a sector of their district, beside districts that are there', () => {
    for (const { district, street } of premises) expect(district.sectors).toContain(street.sector);
    const codes = new Set(districts.map(({ code }) => code));
    expect(districts.flatMap(({ near }) => near).filter((code) => !codes.has(code))).toEqual([]);
  });

  it('have a telephone number that is kept for fiction', () => {
    for (const { phone } of premises)
      expect(phone).toMatch(/^(0207946|0161496|0121496|0113496|0117496|0141496|0131496)0\d{3}$/);
  });
});
