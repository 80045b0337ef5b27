import { ratio } from '../figures';
import type { PageSpeeds } from './page-speed';

/** The largest allowed figure of the product, relative to a rival's figure. */
interface Goal {
  readonly label: string;
  readonly limit: number;
  readonly figureOf: (speeds: PageSpeeds) => number;
}

// Drawn pages must be faster on the listing and on the business page, where the paint waits for the most data.
const paintGoals: readonly Goal[] = [
  {
    label: 'largest paint against one bundle',
    limit: 0.42,
    figureOf: ({ federated, bundle }) => federated.largestPaint / bundle.largestPaint,
  },
  {
    label: 'largest paint against one bundle that is drawn',
    limit: 1.1,
    figureOf: ({ federated, drawnBundle }) => federated.largestPaint / drawnBundle.largestPaint,
  },
];
const goals: readonly Goal[] = [
  {
    label: 'a press works against one bundle',
    limit: 1.05,
    figureOf: ({ federated, bundle }) => federated.works / bundle.works,
  },
  {
    label: 'JavaScript against one bundle',
    limit: 1.15,
    figureOf: ({ federated, bundle }) => federated.scriptBytes / bundle.scriptBytes,
  },
  {
    label: 'largest paint against one bundle where nothing is drawn',
    limit: 1.2,
    figureOf: ({ undrawn, bundle }) => undrawn.largestPaint / bundle.largestPaint,
  },
];

/** The requirements of G25 for a page and whether they are met, in sentences. */
export function judgePage(page: string, speeds: PageSpeeds): string[] {
  const pageGoals = page === 'Listing' || page === 'Business' ? [...paintGoals, ...goals] : goals;
  return pageGoals.map(({ label, limit, figureOf }) => {
    const figure = figureOf(speeds);
    return `${label}: ${ratio(figure)}, at most ${ratio(limit)}, ${figure <= limit ? 'met' : 'not met'}`;
  });
}
