/** A page of the console, and the commands of the command line whose results it shows. */
interface ConsolePage {
  readonly path: string;
  /** The label in the navigation; pages without one are reached from the others. */
  readonly label?: string;
  readonly shows: readonly string[];
}

export const consolePages = {
  overview: { path: '/', label: 'Overview', shows: ['brand list', 'brand check', 'approval list'] },
  history: { path: '/history/:brand/:feature', shows: [] },
  brand: { path: '/brands/:brand', shows: ['brand show', 'brand data'] },
  rollouts: {
    path: '/rollouts',
    label: 'Rollouts',
    shows: ['rollout status', 'rollout history', 'schedule list'],
  },
  rollout: { path: '/rollouts/:id', shows: ['rollout show'] },
  releases: { path: '/releases', label: 'Releases', shows: ['release list'] },
  release: { path: '/releases/:release', shows: ['release show'] },
  why: { path: '/why', label: 'Why this?', shows: ['resolve'] },
  audit: { path: '/audit', label: 'Audit log', shows: ['audit'] },
  teams: { path: '/teams', label: 'Teams', shows: ['member list', 'token list'] },
} as const satisfies Readonly<Record<string, ConsolePage>>;

/** Commands that work on the files of a checkout, which a page in a browser cannot reach. */
export const checkoutCommands = [
  'new remote',
  'dev',
  'types fetch',
  'brand new',
  'brand schema',
  'preview publish',
  'preview remove',
];
