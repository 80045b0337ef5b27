import type { AcceptedBreaks } from './accepted-breaks';

export const decisions: AcceptedBreaks = {
  'platform/src/decisions/audience.ts': [
    {
      code: 'words.length === 0',
      replacement: 'false',
      reason: 'An audience of nobody gives nobody anything, as none does.',
    },
  ],
  'platform/src/decisions/candidate.ts': [
    {
      code: 'wanted === undefined',
      replacement: 'false',
      reason: 'Without a candidate there is no chosen one either.',
    },
  ],
  'platform/src/decisions/count-up-to.ts': [
    {
      code: 'turns[middle]?.id',
      replacement: 'turns[middle].id',
      reason: 'The middle is always within the list.',
    },
  ],
  'platform/src/decisions/decide.ts': [
    {
      code: "''",
      replacement: '"Stryker was here!"',
      reason: 'Any text will do for the shell that is not there.',
    },
    {
      code: 'failed.filter((id) => id.startsWith(`${name}@`))',
      replacement: 'failed',
      reason: 'The id of a release of another feature excludes none of this one.',
    },
    {
      code: '`${name}@`',
      replacement: '``',
      reason: 'The id of a release of another feature excludes none of this one.',
    },
    {
      code: 'preview.length === 0',
      replacement: 'false',
      reason: 'Without a preview no feature is named; this spares only work.',
    },
    {
      code: 'previous.some((id) => !canaries.includes(id))',
      replacement: 'true',
      reason: 'What was kept from before is found already; this spares only work.',
    },
  ],
  'platform/src/decisions/decided.ts': [
    { code: 'one < other', replacement: 'one <= other', reason: 'Each feature is named once.' },
  ],
  'platform/src/decisions/explain.ts': [
    { code: 'one < other', replacement: 'one <= other', reason: 'Each feature is named once.' },
  ],
  'platform/src/decisions/feature-plan.ts': [
    {
      code: 'version === undefined',
      replacement: 'false',
      reason: 'No release is found for a version that is not there, and there is none to keep.',
    },
    {
      code: 'rollout?.steps[rollout.step]?.share',
      replacement: 'rollout?.steps[rollout.step].share',
      reason: 'The step of a rollout always exists.',
    },
    { code: 'share !== undefined', replacement: 'true', reason: 'The step of a rollout always exists.' },
    {
      code: "''",
      replacement: '"Stryker was here!"',
      reason: 'Any text that is no version will do for the visit that keeps none.',
    },
    { code: '[]', replacement: '["Stryker was here"]', reason: 'No release has an id of that text.' },
    {
      code: 'turns.filter(({ brands }) => covers(brands, brand))',
      replacement: 'turns',
      reason: 'Turns of other brands are passed over later too; this spares only work.',
    },
    {
      code: 'canary === undefined && turn >= latest',
      replacement: 'false',
      reason: 'What was stable at the last turn is the present release; this spares only work.',
    },
    {
      code: 'turn >= latest',
      replacement: 'turn > latest',
      reason: 'What was stable at the last turn is the present release; this spares only work.',
    },
    {
      code: '!known.has(turnCount)',
      replacement: 'true',
      reason: 'It is computed again, to the same version.',
    },
    {
      code: 'other !== undefined',
      replacement: 'true',
      reason: 'Without a former release the choice falls back to the promoted one.',
    },
    {
      code: 'rollout && canary && share !== undefined',
      replacement: 'true',
      reason: 'Only a rollout has a canary, and without one nothing is taken; the types ask for it.',
    },
    {
      code: 'rollout && canary && share !== undefined',
      replacement: 'rollout && canary || share !== undefined',
      reason: 'Only a rollout has a canary, and without one nothing is taken; the types ask for it.',
    },
    {
      code: 'rollout && canary',
      replacement: 'true',
      reason: 'Only a rollout has a canary, and without one nothing is taken; the types ask for it.',
    },
    {
      code: 'rollout && canary',
      replacement: 'rollout || canary',
      reason: 'Only a rollout has a canary, and without one nothing is taken; the types ask for it.',
    },
  ],
  'platform/src/decisions/given-releases.ts': [
    {
      code: 'remotes.filter(({ feature }) => shown.includes(feature))',
      replacement: 'remotes',
      reason: 'Further down, a feature that is neither shown nor being rolled out gives nothing either.',
    },
  ],
  'platform/src/decisions/kept-version.ts': [
    {
      code: 'index < turns.length',
      replacement: 'index <= turns.length',
      reason: 'Behind the last turn there is none to look at.',
    },
    {
      code: "turn?.kind !== 'rollback' || !covers(turn.brands, brand)",
      replacement: 'false',
      reason:
        'A turn that takes nothing back on this brand leaves the version in its history; this spares only work.',
    },
    {
      code: "turn?.kind !== 'rollback' || !covers(turn.brands, brand)",
      replacement: "turn?.kind !== 'rollback' && !covers(turn.brands, brand)",
      reason:
        'A turn that takes nothing back on this brand leaves the version in its history; this spares only work.',
    },
    {
      code: "turn?.kind !== 'rollback'",
      replacement: 'false',
      reason:
        'A turn that takes nothing back on this brand leaves the version in its history; this spares only work.',
    },
    { code: 'turn?.kind', replacement: 'turn.kind', reason: 'There is a turn at each place of the list.' },
  ],
  'platform/src/decisions/page-files.ts': [
    {
      code: 'ownPage === undefined',
      replacement: 'false',
      reason: 'No module of a release is named undefined.',
    },
    {
      code: 'remote === undefined',
      replacement: 'false',
      reason: 'A remote that is not there exposes nothing either.',
    },
  ],
  'platform/src/decisions/plan.ts': [
    {
      code: '({ feature }) => feature',
      replacement: '() => undefined',
      reason: 'All that is shared has the same features.',
    },
    { code: "' '", replacement: '""', reason: 'All that is shared has the same features.' },
    {
      code: "[...new Set([...index.features, ...Object.keys(brand.remotes)])] .filter((feature) => feature !== 'shell') .sort()",
      replacement:
        "[...new Set([...index.features, ...Object.keys(brand.remotes)])].filter(feature => feature !== 'shell')",
      reason: 'What shows features in an order sorts them itself.',
    },
  ],
  'platform/src/decisions/registry-index.ts': [
    {
      code: 'other.until < freeze.until',
      replacement: 'other.until <= freeze.until',
      reason: 'Of two freezes that end together either may be taken.',
    },
    {
      code: "[...new Set(names)].filter((name) => !name.includes('/')).sort()",
      replacement: "[...new Set(names)].filter(name => !name.includes('/'))",
      reason: 'The plan of a brand sorts them again.',
    },
    { code: "brands === 'all'", replacement: 'false', reason: 'No brand is called all.' },
    { code: "'all'", replacement: '""', reason: 'No brand is called all.' },
    { code: '[]', replacement: '["Stryker was here"]', reason: 'A text names no brand.' },
    {
      code: "''",
      replacement: '"Stryker was here!"',
      reason: 'No brand has that name, so only turns of all brands count.',
    },
    {
      code: 'findPartner(name) === undefined',
      replacement: 'false',
      reason: 'Releases of our own are always accepted; this spares only work.',
    },
  ],
};
