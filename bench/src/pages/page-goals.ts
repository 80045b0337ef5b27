import { ratio } from '../figures';
import type { PageSpeeds } from './page-speed';

/** The largest allowed figure of the product, relative to a rival's figure. */
interface Goal {
  readonly what: string;
  readonly most: number;
  readonly of: (speeds: PageSpeeds) => number;
}

// Drawn pages must be faster on the listing and on the business page, where the paint waits for the most data.
const paintGoals: readonly Goal[] = [
  {
    ...{ what: 'largest paint against one bundle', most: 0.42 },
    of: ({ federated, bundle }) => federated.largestPaint / bundle.largestPaint,
  },
  {
    ...{ what: 'largest paint against one bundle that is drawn', most: 1.1 },
    of: ({ federated, drawnBundle }) => federated.largestPaint / drawnBundle.largestPaint,
  },
];
const goals: readonly Goal[] = [
  {
    ...{ what: 'a press works against one bundle', most: 1.1 },
    of: ({ federated, bundle }) => federated.works / bundle.works,
  },
  {
    ...{ what: 'JavaScript against one bundle', most: 1.15 },
    of: ({ federated, bundle }) => federated.scriptBytes / bundle.scriptBytes,
  },
  {
    ...{ what: 'largest paint against one bundle where nothing is drawn', most: 1.05 },
    of: ({ undrawn, bundle }) => undrawn.largestPaint / bundle.largestPaint,
  },
];

/** The requirements of G25 for a page and whether they are met, in sentences. */
export function judgePage(page: string, speeds: PageSpeeds): string[] {
  const asked = page === 'Listing' || page === 'Business' ? [...paintGoals, ...goals] : goals;
  return asked.map(({ what, most, of }) => {
    const is = of(speeds);
    return `${what}: ${ratio(is)}, at most ${ratio(most)}, ${is <= most ? 'met' : 'not met'}`;
  });
}
