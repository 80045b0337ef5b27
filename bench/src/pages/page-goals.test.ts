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
  it('is met up to its limits and not beyond them', () => {
    const atBounds = { federated: speed({ largestPaint: 420, works: 1100, scriptBytes: 115_000 }) };
    const drawn = speed({ largestPaint: 382 });
    const undrawn = speed({ largestPaint: 1050 });
    expect(verdicts('Listing', { ...atBounds, drawnBundle: drawn, undrawn })).toEqual(Array(5).fill('met'));
    const beyond = { federated: speed({ largestPaint: 421, works: 1101, scriptBytes: 115_100 }) };
    const late = speed({ largestPaint: 1051 });
    expect(verdicts('Business', { ...beyond, drawnBundle: drawn, undrawn: late })).toEqual(
      Array(5).fill('not met'),
    );
  });

  it('limits the largest paint of drawn pages only on the listing and on the business page', () => {
    expect(judgePage('Listing', speeds({}))).toHaveLength(5);
    expect(judgePage('Home', speeds({}))).toHaveLength(3);
  });
});
