import type { Decision, ExposedFiles, PageDecision, RouteMatch } from '@storefront/contract';
import type { Decided } from './decided';

/** A file that the page names, with its hash. */
export interface PageFile {
  readonly url: string;
  readonly integrity: string;
  readonly kind: 'script' | 'style';
}

/** All files that the HTML of a page requests. */
export interface PageFiles {
  /** The scripts that start the shell. */
  readonly shellScripts: readonly PageFile[];
  readonly shellStyles: readonly PageFile[];
  /** The files of this route beside the shell: the entry of its remote and the files of its module (EDG-3). */
  readonly preloads: readonly PageFile[];
}

/** The name of the shell's start in its release. */
const shellStart = './start';

/** The name of one of the shell's own pages in its release; the 404 page is part of its start. */
export function ownPageOf(match: RouteMatch): string | undefined {
  return match.kind === 'page' && match.route.owner.kind === 'shell'
    ? `./pages/${match.route.name}`
    : undefined;
}

/** The features that a page shows at first: the shell, and the remote of its route. */
export function shownFeatures(match: RouteMatch): string[] {
  return match.kind === 'page' && match.route.owner.kind === 'remote'
    ? ['shell', match.route.owner.feature]
    : ['shell'];
}

/** The decisions that a page contains itself (RES-10). */
export function shownDecisions(
  decided: Pick<Decided, 'of'>,
  match: RouteMatch,
): Record<string, PageDecision> {
  return Object.fromEntries(
    shownFeatures(match).flatMap((feature) => {
      const decision = decided.of(feature);
      return decision === undefined ? [] : [[feature, decision]];
    }),
  );
}

const fileOf = (release: Decision, path: string, kind: PageFile['kind']): PageFile[] => {
  const integrity = release.integrity[path];
  // A file without a hash is not preloaded: the page would refuse it (SHL-5).
  return integrity === undefined ? [] : [{ url: release.base + path, integrity, kind }];
};

const filesOfModule = (release: Decision, { js, css }: ExposedFiles): PageFile[] => [
  ...js.flatMap((path) => fileOf(release, path, 'script')),
  ...css.flatMap((path) => fileOf(release, path, 'style')),
];

/** The files of a page by its decisions: exactly those that the route needs, each once (EDG-3). */
export function filesOfPage(decisions: Readonly<Record<string, PageDecision>>, match: RouteMatch): PageFiles {
  const shell = decisions['shell'];
  const start = shell?.exposes[shellStart];
  const shellScripts = shell && start ? start.js.flatMap((path) => fileOf(shell, path, 'script')) : [];
  const shellStyles = shell && start ? start.css.flatMap((path) => fileOf(shell, path, 'style')) : [];
  const ownPage = ownPageOf(match);
  if (match.kind !== 'page' || match.route.owner.kind !== 'remote') {
    const exposed = ownPage === undefined ? undefined : shell?.exposes[ownPage];
    return { shellScripts, shellStyles, preloads: shell && exposed ? filesOfModule(shell, exposed) : [] };
  }
  const { feature, expose } = match.route.owner;
  const remote = decisions[feature];
  const exposed = remote?.exposes[expose];
  if (remote === undefined || exposed === undefined) return { shellScripts, shellStyles, preloads: [] };
  const preloads = [...fileOf(remote, remote.entry, 'script'), ...filesOfModule(remote, exposed)];
  return { shellScripts, shellStyles, preloads };
}
