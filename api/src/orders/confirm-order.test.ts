import { toProfile } from '../catalogue/format';
import { aCatalogueBusiness } from '../testing/builders';
import { acceptBy, opensLater } from './confirm-order';

const profile = toProfile(aCatalogueBusiness());
const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);

describe('the time in which a business has to accept an order (D80)', () => {
  it('is fifteen minutes while it is open, also for one that has left the catalogue', () => {
    expect(acceptBy(profile, at('18:30'))).toStrictEqual(at('18:45'));
    expect(acceptBy(undefined, at('03:00'))).toStrictEqual(at('03:15'));
  });

  it('begins when it opens while it is closed', () => {
    expect(acceptBy(profile, at('09:00'))).toStrictEqual(at('12:15'));
    expect(opensLater(profile, at('09:00'))).toStrictEqual(at('12:00'));
    expect(opensLater(profile, at('23:30'))).toStrictEqual(new Date('2026-11-21T12:00:00Z'));
  });

  it('begins at once where it opens no more', () => {
    const closed = toProfile(
      aCatalogueBusiness({
        opening: {
          ...profile.opening,
          friday: [],
          saturday: [],
          sunday: [],
          monday: [],
          tuesday: [],
          wednesday: [],
          thursday: [],
        },
      }),
    );
    expect(opensLater(closed, at('09:00'))).toBeUndefined();
    expect(acceptBy(closed, at('09:00'))).toStrictEqual(at('09:15'));
  });

  it('is not put off while it is open', () => {
    expect(opensLater(profile, at('12:00'))).toBeUndefined();
    expect(opensLater(profile, at('22:59'))).toBeUndefined();
  });
});
