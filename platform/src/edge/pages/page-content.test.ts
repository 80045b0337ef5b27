import type { Brand } from '@storefront/contract';
import { decide } from '../../decisions/decide';
import type { Plan } from '../../decisions/plan';
import type { Visit } from '../../decisions/visit';
import { Counters } from '../../counters';
import { aBrand } from '../../testing/brands';
import { businessAnswers } from '../../testing/business-answers';
import { aRegistry, aRollout, aVisit, planOf, testNow, turnsOf } from '../../testing/registry';
import { matchPage } from './match-page';
import { nextMinute, pageKey } from './page-cache';
import { pageContent } from './page-content';
import { pickVisitorValues } from './visitor-values';

const turns = turnsOf('promote shell@1.0.0', 'promote listing@1.0.0', 'promote ordering@1.0.0');
const registry = aRegistry({ turns });

interface Asked {
  readonly brand?: Brand;
  readonly address?: string;
  readonly plan?: Plan;
  readonly visit?: Partial<Visit>;
  readonly answers?: ReturnType<typeof businessAnswers>;
  readonly origin?: string;
  readonly preview?: boolean;
  readonly token?: string;
}

/** The content of a business's page. */
const contentOf = ({
  brand = aBrand(),
  address = '/business/miso-and-co',
  plan = planOf(registry, brand),
  visit = {},
  answers = businessAnswers(),
  origin = 'https://market.example',
  preview = false,
  token = 'a token',
}: Asked = {}) => {
  const served = { brand, pictures: new Map() };
  const thisVisit = aVisit(visit);
  const decided = decide(plan, thisVisit);
  const { pages, query, match } = matchPage(served, decided, address);
  if (match.kind === 'redirect') throw new Error(`${address} leads elsewhere`);
  return pageContent(
    {
      originOf: () => origin,
      tokenFor: () => token,
      decisionFiles: { of: () => ({ url: '/file', integrity: 'hash' }) },
      clock: { now: () => new Date(testNow) },
      counters: new Counters(),
      ask: async (call) => {
        const answer = (answers as Partial<Record<string, () => unknown>>)[call];
        if (answer === undefined) throw new Error(`${call} is not answered`);
        return answer() as never;
      },
      firstDataLimit: 1_000,
      apiOrigin: '',
      assetOrigin: '',
      apiAuthorization: 'Basic x',
    },
    {
      served,
      visit: thisVisit,
      decided,
      pages,
      query,
      match,
      address,
      preview: preview ? ({ releases: [] } as never) : undefined,
    },
  );
};

const keyOf = async (asked: Asked = {}) => pageKey((await contentOf(asked)).identityAt(testNow));
const dearer = businessAnswers({ business_name: 'Miso & Sons' });

describe('what a page is found by', () => {
  const others: [string, Asked][] = [
    ['address', { address: '/business/miso-and-co?a=1' }],
    ['brand’s texts', { brand: aBrand({ name: 'Another name' }) }],
    ['brand’s colours', { brand: aBrand({ tokens: { surface: '#ffffff' } as never }) }],
    ['brand’s id', { brand: aBrand({ id: 'other' }) }],
    ['site', { origin: 'https://other.example' }],
    ['data', { answers: dearer }],
    ['preview', { preview: true }],
    [
      'releases',
      {
        plan: planOf(
          aRegistry({
            turns: turnsOf('promote shell@1.0.0', 'promote listing@1.0.0', 'promote ordering@1.1.0'),
          }),
          aBrand(),
        ),
      },
    ],
  ];

  it.each(others)('[EDG-7/kept] another %s makes another page', async (_what, asked) => {
    expect(await keyOf(asked)).not.toBe(await keyOf());
  });

  it('[EDG-7/kept] another day makes another page, because its head names the hours of the day', async () => {
    const content = await contentOf();
    const contentsAt = (instant: number) => content.identityAt(instant).contents;
    expect(contentsAt(nextMinute(testNow))).toStrictEqual(contentsAt(testNow));
    expect(contentsAt(testNow + 24 * 3_600_000)).not.toStrictEqual(contentsAt(testNow));
  });

  it('[EDG-7/kept][EDG-8] is the same for visitors of other tokens, buckets and equal answers', async () => {
    const rollout = aRollout({ name: 'ordering', version: '2.0.0', share: 1, salt: 'a salt' });
    const plan = planOf(aRegistry({ turns, rollouts: [rollout] }), aBrand());
    const asked = (visitor: string): Asked => ({ plan, visit: { visitor }, token: `token of ${visitor}` });
    const [one, other] = [await contentOf(asked('v-1')), await contentOf(asked('v-2'))];
    const reasonOf = ({ state }: typeof one) => state.decisions['ordering']?.reason.text;
    expect(reasonOf(one)).not.toBe(reasonOf(other));
    expect(pageKey(other.identityAt(testNow))).toBe(pageKey(one.identityAt(testNow)));
    // What differs comes beside the one page.
    const page = one.documentAt(testNow, undefined);
    expect(other.documentAt(testNow, undefined)).toStrictEqual(page);
    const valuesOf = ({ state }: typeof one) => ({
      ...pickVisitorValues(state, ['ordering']),
      styleNonce: '',
    });
    expect(valuesOf(one)).toStrictEqual({
      now: testNow,
      token: 'token of v-1',
      reasons: { ordering: reasonOf(one) },
      styleNonce: '',
    });
    expect(valuesOf(other)).toMatchObject({ token: 'token of v-2', reasons: { ordering: reasonOf(other) } });
    for (const own of [reasonOf(one), 'token of v-1', String(testNow)]) expect(page.html).not.toContain(own);
  });
});
