import type { SeenFailure } from './stores/preview';

const whens = {
  fetch: 'cannot be loaded',
  integrity: 'is another file than was published',
  execute: 'throws when it starts',
  create: 'throws when its page is made',
  render: 'throws when its page is drawn',
  callback: 'throws in a callback',
  promise: 'rejects a promise that nobody handles',
  reaction: 'throws in a reaction',
  'clean-up': 'throws while it leaves the page',
} as const;

const messageOf = (error: unknown, code: string) =>
  error instanceof Error ? `${error.name}: ${error.message}` : code;

/** The words of the badge of a preview. */
export const copy = {
  preview: 'Preview',
  previewed: (releases: readonly string[]) =>
    releases.length === 0 ? 'Preview: cannot be shown here' : `Preview: ${releases.join(', ')}`,
  leave: 'Leave',
  failed: (failure: SeenFailure) =>
    `${whens[failure.kind === 'threw' ? failure.during : failure.phase]}: ${messageOf(failure.error, failure.code)}`,
  notStarted: 'does not start',
  at: (place: string) => `at ${place}`,
  shown: (what: string) => `Shown instead: ${what}`,
  nothing: 'nothing of it',
  stays: 'the page stays as it was',
  olderShell: 'an older shell',
} as const;
