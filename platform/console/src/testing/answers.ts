import type { ArmFigures, RegistryAnswer, RolloutReport } from '@storefront/contract';

export const operators: RegistryAnswer<'me'> = { id: 'operators', features: ['*'] };
export const checkoutTeam: RegistryAnswer<'me'> = { id: 'checkout-team', features: ['checkout'] };

/** Two brands: one with a canary, one frozen and pinned. */
export const anOverview: RegistryAnswer<'overview'> = {
  brands: [
    {
      id: 'market',
      name: 'Market',
      kind: 'marketplace',
      hosts: ['market.example'],
      cells: [
        {
          feature: 'checkout',
          name: 'checkout',
          release: 'checkout@2.0.0',
          stable: 'checkout@2.0.0',
          reason: 'checkout@2.0.0 because it is stable',
          lastGood: ['checkout@1.0.0'],
          canRollBack: true,
          canary: {
            rollout: 'r7',
            release: 'checkout@2.1.0',
            share: 1_000,
            state: 'running',
            leftOut: false,
          },
        },
        {
          feature: 'listing',
          name: 'listing',
          release: 'listing@1.0.0',
          stable: 'listing@1.0.0',
          reason: 'listing@1.0.0 because it is stable',
          lastGood: [],
          canRollBack: true,
        },
      ],
    },
    {
      id: 'northbank',
      name: 'Northbank',
      kind: 'marketplace',
      hosts: ['northbank.example'],
      frozenUntil: '2027-01-02T00:00:00.000Z',
      cells: [
        {
          feature: 'checkout',
          name: 'checkout',
          release: 'checkout@1.0.0',
          stable: 'checkout@2.0.0',
          reason: 'checkout@1.0.0 because northbank pins it',
          lastGood: ['checkout@1.0.0'],
          canRollBack: false,
          canary: { rollout: 'r7', release: 'checkout@2.1.0', share: 1_000, state: 'running', leftOut: true },
          pin: { release: 'checkout@1.0.0', by: 'registry' },
        },
      ],
    },
  ],
  faults: ['northbank.json: /hosts clash.'],
};

export const aState: RegistryAnswer<'state'> = {
  generation: 7,
  turns: [],
  rollouts: [
    {
      id: 'r7',
      name: 'checkout',
      version: '2.1.0',
      brands: 'all',
      state: 'running',
      steps: [{ share: 1_000, minimumMinutes: 30, minimumPageLoads: 1_000 }],
      step: 0,
      stepBeganAt: '2026-11-21T18:00:00.000Z',
      salt: 'a salt',
      watch: ['failure'],
    },
  ],
  pins: [],
  freezes: [],
  releases: ['checkout@1.0.0', 'checkout@2.0.0', 'checkout@2.1.0'],
  acceptances: [],
  trusted: [{ brand: 'market', partner: 'riverside' }],
};

export function anAuditEntry(
  parts: Partial<RegistryAnswer<'audit'>[number]> = {},
): RegistryAnswer<'audit'>[number] {
  return {
    id: 1,
    at: '2026-11-21T18:00:00.000Z',
    actor: 'operators',
    action: 'rollback',
    subject: 'checkout',
    brands: ['market'],
    before: null,
    after: null,
    reason: 'it was slow',
    refused: false,
    faults: [],
    ...parts,
  };
}

/** An arm with this many page loads and failures. */
function anArm(trials: number, failures: number, LCP: number | null = null): ArmFigures {
  const none = { trials: 0, failures: 0 };
  const noVisit = { trials: 0, reached: 0 };
  return {
    signals: {
      failure: { trials, failures },
      'slow-paint': none,
      'slow-press': none,
      'layout-shift': none,
      'other-price': none,
      'small-order': none,
      'unfinished-checkout': none,
    },
    goals: {
      'opens-business': noVisit,
      'adds-dish': noVisit,
      'goes-to-checkout': noVisit,
      'books-table': noVisit,
    },
    checkout: { opened: 0, pressed: 0, placed: 0 },
    vitals: { LCP, INP: null, CLS: null },
  };
}

export function aReport(parts: Partial<RolloutReport> = {}): RolloutReport {
  return {
    id: 'r7',
    release: 'checkout@2.1.0',
    stable: ['checkout@2.0.0'],
    brands: 'all',
    state: 'running',
    steps: [
      { share: 1_000, minimumMinutes: 30, minimumPageLoads: 1_000 },
      { share: 10_000, minimumMinutes: 30, minimumPageLoads: 1_000 },
    ],
    step: 0,
    stepBeganAt: '2026-11-21T18:00:00.000Z',
    startedAt: '2026-11-21T18:00:00.000Z',
    endedAt: null,
    watch: ['failure'],
    verdict: null,
    total: { canary: anArm(100, 2, 1_800), stable: anArm(900, 9, 1_700) },
    platform: { paused: 2, restarted: 1, late: 12, resting: 434 },
    pointSeconds: 60,
    points: [
      { at: '2026-11-21T18:00:00.000Z', canary: anArm(40, 0, 1_750), stable: anArm(400, 4, 1_700) },
      { at: '2026-11-21T18:01:00.000Z', canary: anArm(60, 2, 1_800), stable: anArm(500, 5, 1_700) },
    ],
    ...parts,
  };
}

/** A rollout of a list: running, begun by Ann. */
export function aListedRollout(
  parts: Partial<RegistryAnswer<'rollouts'>[number]> = {},
): RegistryAnswer<'rollouts'>[number] {
  const { stable: _stable, watch: _watch, total: _total, platform: _platform, ...report } = aReport();
  const { pointSeconds: _pointSeconds, points: _points, ...listed } = report;
  const begun = { at: listed.startedAt, by: 'ann', action: 'rollout start', reason: 'a faster checkout' };
  return { ...listed, begun, last: begun, ...parts };
}
