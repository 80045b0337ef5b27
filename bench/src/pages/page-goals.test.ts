import { judgeFirstSearches } from './first-search';
import { judgePage } from './page-goals';
import type { PageSpeed, PageSpeeds } from './page-speed';

const speed = (figures: Partial<PageSpeed>): PageSpeed => ({
  name: '',
  largestPaint: 1000,
  firstPaint: 1000,
  works: 1000,
  layoutShift: 0,
  scriptBytes: 100_000,
  bytes: 1,
  requests: 1,
  spread: [1, 1],
  visits: [],
  ...figures,
});
const speeds = (figures: Partial<PageSpeeds>): PageSpeeds => ({
  federated: speed({}),
  undrawn: speed({}),
  bundle: speed({}),
  drawnBundle: speed({}),
  plain: speed({}),
  ...figures,
});
const verdicts = (page: string, figures: Partial<PageSpeeds>) =>
  judgePage(page, speeds(figures)).map((sentence) => sentence.split(', ').at(-1));

describe('what G25 asks of a page', () => {
  it('[G25/judged] is met up to its limits and not beyond them', () => {
    const atBounds = { federated: speed({ largestPaint: 420, works: 1050, scriptBytes: 115_000 }) };
    const drawn = speed({ largestPaint: 382 });
    const undrawn = speed({ largestPaint: 1200 });
    expect(verdicts('Listing', { ...atBounds, drawnBundle: drawn, undrawn })).toStrictEqual(
      Array(5).fill('met'),
    );
    const beyond = { federated: speed({ largestPaint: 421, works: 1051, scriptBytes: 115_100 }) };
    const late = speed({ largestPaint: 1201 });
    expect(verdicts('Business', { ...beyond, drawnBundle: drawn, undrawn: late })).toStrictEqual(
      Array(5).fill('not met'),
    );
  });

  it('[G25/judged] limits the largest paint of drawn pages only on the listing and on the business page', () => {
    expect(judgePage('Listing', speeds({}))).toHaveLength(5);
    expect(judgePage('Home', speeds({}))).toHaveLength(3);
  });

  it('[G25/judged] limits the time until restaurants are seen, by the median and the pace of the machine', () => {
    const verdict = (times: readonly number[], pace: number) =>
      judgeFirstSearches({ times, pace }).split(', ').at(-1);
    expect(verdict([900, 1300, 9000], 1)).toBe('met');
    expect(verdict([900, 1301, 9000], 1)).toBe('not met');
    expect(verdict([2600], 2)).toBe('met');
    expect(verdict([651], 0.5)).toBe('not met');
  });
});
