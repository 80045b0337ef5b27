import { mutantsOf } from '../mutant';

const source = 'platform/src';

/** Breaks of the decision who gets which release, and of what a page may run. */
export const platform = [
  ...mutantsOf(
    `${source}/decisions/bucket.ts`,
    ['RES-3', 'the version decides who is in', '`${salt}.${visitor}`', '`${visitor}`'],
    ['RES-4', 'a tenth of the buckets is left out', '% bucketCount', '% 9_000'],
  ),
  ...mutantsOf(
    `${source}/decisions/decide.ts`,
    ['RES-4', 'no percent at all serves somebody', 'if (bucket < share)', 'if (bucket <= share)'],
    [
      'RES-5',
      'a visitor without a cookie takes part in a rollout',
      'if (visitor === undefined)\n    return stable',
      'if (visitor === "")\n    return stable',
    ],
    [
      'RES-2',
      'a pin goes before a preview',
      'if (preferred !== undefined) candidates.push',
      'if (preferred !== undefined && pin === undefined) candidates.push',
    ],
    ['RES-2', 'a pin is forgotten while a rollout runs', 'if (pin !== undefined) candidates.push(pin);', ''],
    [
      'RES-8',
      'a visit forgets what it was given by a rollout',
      "decision.reason.step === 'rollout' || previous.includes(releaseId(decision))",
      'previous.includes(releaseId(decision))',
    ],
  ),
  ...mutantsOf(`${source}/decisions/feature-plan.ts`, [
    'ROL-4',
    'a frozen brand takes part in a rollout',
    'version !== undefined || freeze !== undefined',
    'version !== undefined',
  ]),
  ...mutantsOf(`${source}/decisions/can-be-given.ts`, [
    'BRD-6',
    'a brand is given a partner’s release of another',
    'if (features.length === 0) return false;',
    '',
  ]),
  ...mutantsOf(
    `${source}/registry/preview-token.ts`,
    [
      'ROL-5',
      'a preview link of another brand is good',
      "if (grant.brand !== brand) return { kind: 'refused', reason: 'other-brand' };",
      '',
    ],
    ['ROL-5', 'a preview link never ends', 'now < grant.until && ', ''],
    ['ROL-5', 'a forged preview link is good', ' || !isSame(mac, macOf(text, key))', ''],
  ),
  ...mutantsOf(`${source}/edge/files/release-routes.ts`, [
    'EDG-1',
    'release files are asked for again at each visit',
    'max-age=31536000, immutable',
    'no-cache',
  ]),
  ...mutantsOf(
    `${source}/edge/responses/security-headers.ts`,
    [
      'EDG-4',
      'any inline script runs',
      "`${quoted([hashes.boot, ...new Set(hashes.scripts)])} 'strict-dynamic'`",
      "`'unsafe-inline'`",
    ],
    ['EDG-4', 'the page may stand in a frame', `"frame-ancestors 'none'",`, ''],
    [
      'EDG-4',
      'strict transport is not asked for',
      "...(security.production ? { 'strict-transport-security'",
      "...(!security.production ? { 'strict-transport-security'",
    ],
    [
      'EDG-1',
      'a page with decisions is kept by caches',
      "'cache-control': 'no-store',\n    'content-security-policy'",
      "'cache-control': 'public, max-age=60',\n    'content-security-policy'",
    ],
  ),
  ...mutantsOf(
    `${source}/edge/visits/visit-cookies.ts`,
    ['RES-8', 'a visit never ends', 'instant > now - longestVisit', 'instant > 0'],
    [
      'RES-12',
      'a failed release is forgotten at once',
      'return isWhole(at) && isOfThisVisit(Number(at), now) ? releasesIn(ids) : [];',
      'return isWhole(at) ? releasesIn(ids.slice(99)) : [];',
    ],
  ),
  ...mutantsOf(`${source}/edge/visits/failed-releases.ts`, [
    'RES-12',
    'a release that fell is tried again on the next page',
    'if (report.replacedBy !== null) failed.push(id);',
    '',
  ]),
  ...mutantsOf(
    `${source}/rollout-guard/next-action.ts`,
    [
      'GRD-3',
      'a failing canary goes on',
      "if (verdict.kind === 'fail') return 'abort';",
      "if (verdict.kind === 'fail') return undefined;",
    ],
    [
      'GRD-3',
      'an unclear verdict goes on to the next step',
      "return verdict.cause === 'shares' || verdict.cause === 'networks' ? 'hold' : undefined;",
      "if (verdict.cause === 'shares' || verdict.cause === 'networks') return 'hold';",
    ],
    [
      'GRD-5',
      'wrong shares do not hold the rollout',
      "verdict.cause === 'shares' || verdict.cause === 'networks'",
      "verdict.cause === 'networks'",
    ],
    [
      'GRD-12',
      'failures of few networks do not hold the rollout',
      "verdict.cause === 'shares' || verdict.cause === 'networks'",
      "verdict.cause === 'shares'",
    ],
  ),
  ...mutantsOf(`${source}/rollout-guard/judge-rollout.ts`, [
    'GRD-3',
    'the guard changes a rollout that a person has changed meanwhile',
    'if (found?.state !== state || found.step !== step)',
    'if (found === undefined)',
  ]),
  ...mutantsOf(`${source}/render/page-drawings.ts`, [
    'GRD-8',
    'a drawing in its rest is tried again',
    'if (health.isResting(pair)) {',
    'if (false) {',
  ]),
  ...mutantsOf(`${source}/edge/reports/edge-votes.ts`, [
    'GRD-7',
    'a token of another visitor votes',
    'if (claims.visitor !== visitor)',
    'if (claims.visitor === "")',
  ]),
  ...mutantsOf(`${source}/releases/verified-files.ts`, [
    'SHL-5',
    'a file is looked for under another hash',
    'const key = `${requested.file.integrity} ${requested.encoding}`',
    'const key = `${requested.file.path}`',
  ]),
];
