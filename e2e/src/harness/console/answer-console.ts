import type { RegistryAnswer, RegistryQueryName } from '@storefront/contract';
import type { Page } from 'playwright-core';
import { audit } from './audit';
import { brand } from './brand';
import { overview } from './overview';
import { members, teams, tokens } from './people';
import { faults, release, releases } from './releases';
import { openRollouts, rollouts } from './rollouts';
import { longRelease } from './words';

/** What the registry answers to the console, by the name of the query. */
export type ConsoleAnswers = { readonly [Name in RegistryQueryName]?: RegistryAnswer<Name> };

/** Opens pages of the console signed in, over a registry that gives these answers. */
export async function answerConsole(page: Page, answers: ConsoleAnswers): Promise<void> {
  await page.addInitScript("sessionStorage.setItem('console-token', 'sft_of_a_test')");
  await page.unrouteAll();
  await page.route('**/platform/**', async (route) => {
    const name = new URL(route.request().url()).pathname.replace('/platform/', '') as RegistryQueryName;
    // The first page asks for open rollouts alone.
    const isOpenAlone = name === 'rollouts' && route.request().url().includes('outcome=open');
    const answer = isOpenAlone ? answers.rollouts?.filter(({ endedAt }) => endedAt === null) : answers[name];
    await route.fulfill(
      answer === undefined
        ? { status: 404, json: { kind: 'refused', effects: [], faults: [`Nothing is known of ${name}.`] } }
        : { json: answer },
    );
  });
}

const scheduled: RegistryAnswer<'scheduled'> = [
  {
    id: 's7',
    at: '2026-12-01T09:00:00.000Z',
    by: 'booking-team',
    reason: 'the season of parties begins',
    action: 'rollout start',
    subject: 'booking@1.5.0',
    effects: ['r43 begins with 1 % of the visitors of all brands.'],
    faults: [],
  },
  {
    id: 's6',
    at: '2026-11-30T22:00:00.000Z',
    by: 'operators',
    reason: 'after the holidays',
    action: 'release promote',
    subject: 'checkout@1.7.0',
    effects: [],
    faults: ['checkout@1.7.0 is revoked.'],
  },
];

const approvals: RegistryAnswer<'approvals'> = {
  required: ['checkout', 'brand:northbank'],
  waiting: [
    {
      id: 'w4',
      askedAt: '2026-11-20T18:12:00.000Z',
      expiresAt: '2026-11-23T18:12:00.000Z',
      by: 'checkout-team',
      person: 'ann',
      reason: 'the new card form is ready for everybody',
      action: 'rollout start',
      subject: 'checkout@2.2.0',
      because: ['checkout'],
      effects: ['r44 begins with 1 % of the visitors of all brands.'],
      stale: false,
      isOwn: false,
    },
    {
      id: 'w3',
      askedAt: '2026-11-20T09:40:00.000Z',
      expiresAt: '2026-11-23T09:40:00.000Z',
      by: 'operators',
      person: 'bob',
      reason: 'their menu needs it',
      action: 'pin',
      subject: longRelease,
      because: ['brand:northbank'],
      effects: [`${longRelease} is pinned on northbank.`],
      stale: false,
      whyNot: 'You have asked for it: somebody else approves it.',
      isOwn: true,
    },
  ],
};

const resolve: RegistryAnswer<'resolve'> = {
  brand: 'marketplace',
  visitor: 'a81c44e0',
  decisions: {
    checkout: {
      release: 'checkout@2.1.0',
      step: 'rollout',
      because: 'checkout@2.1.0 because bucket 412 < 1000 of rollout r41',
      lastGood: ['checkout@2.0.0'],
    },
    rewards: {
      release: longRelease,
      step: 'pin',
      because: `${longRelease} because northbank pins it`,
      lastGood: [],
    },
    tables: { release: null, step: 'none', because: 'nothing is published yet', lastGood: [] },
  },
};

/** A night with a rollout of every kind: running, held, paused, aborted and promoted. */
export const busyNight = {
  me: { id: 'operators', features: ['*'] },
  overview,
  state: {
    generation: 128,
    turns: [],
    rollouts: openRollouts,
    pins: [],
    freezes: [],
    acceptances: [],
    trusted: [{ brand: 'northbank', partner: 'northbank-partners' }],
    releases: ['ordering@3.1.0', 'checkout@2.1.0', 'listing@1.9.0', longRelease],
  },
  rollouts,
  audit,
  releases,
  release,
  'release/faults': faults,
  teams,
  members,
  tokens,
  brand,
  scheduled,
  approvals,
  resolve,
} satisfies ConsoleAnswers;

/** A registry to which nothing has been published. */
export const nothingYet: ConsoleAnswers = {
  me: busyNight.me,
  overview: {
    brands: [
      {
        id: 'marketplace',
        name: 'Supperhood',
        kind: 'marketplace',
        hosts: ['supperhood.example'],
        cells: [],
      },
    ],
    faults: ['northbank.json: /hosts/0 is also a host of marketplace.'],
  },
  state: {
    generation: 0,
    turns: [],
    rollouts: [],
    pins: [],
    freezes: [],
    acceptances: [],
    trusted: [],
    releases: [],
  },
  rollouts: [],
  audit: [],
  releases: [],
  teams: [],
  members: [],
  tokens: [],
  scheduled: [],
  approvals: { required: [], waiting: [] },
  'release/faults': [],
};
