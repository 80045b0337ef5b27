import { ratio } from '../figures';
import type { PageSpeeds } from './page-speed';

/** The most that a figure of the product may be, in terms of a rival's. */
interface Goal {
  readonly what: string;
  readonly most: number;
  readonly of: (speeds: PageSpeeds) => number;
}

// Drawn pages have to win where a paint waits for the most: on the listing and on the business page.
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

/** What G25 asks of a page, and whether it is so, in sentences. */
export function judgePage(page: string, speeds: PageSpeeds): string[] {
  const asked = page === 'Listing' || page === 'Business' ? [...paintGoals, ...goals] : goals;
  return asked.map(({ what, most, of }) => {
    const is = of(speeds);
    return `${what}: ${ratio(is)}, at most ${ratio(most)}, ${is <= most ? 'met' : 'not met'}`;
  });
}
