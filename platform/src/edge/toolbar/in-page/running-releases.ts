import type { PageDecision } from '@storefront/contract';

/** What the toolbar reads of a page. */
export interface ReadPage {
  readonly decisions: Readonly<Record<string, PageDecision>>;
  /** The releases that drew the page on the server, such as `shell@1.0.0 listing@1.1.0`; `''` when the browser draws it. */
  readonly drawnBy: string;
  /** Whether the page is still the one that was loaded, and not one that the shell went on to. */
  readonly isFirst: boolean;
  /** The addresses of the scripts that started a shell. */
  readonly shellScripts: readonly string[];
  /** Whether the entry of a release with this variable has run. */
  hasRun(container: string): boolean;
}

/** Which release of a feature runs in a page, and where it drew. */
export interface RunningRelease {
  /** Such as `checkout@2.1.0`. */
  readonly release: string;
  /** The release that was decided for the page, when another one runs in its place. */
  readonly insteadOf: string | undefined;
  readonly drawnOnServer: boolean;
}

const idOf = ({ name, version }: Pick<PageDecision, 'name' | 'version'>) => `${name}@${version}`;

/** What runs of a feature: the decided release or one that replaced it; undefined while none of it has been loaded. */
export function runningRelease(feature: string, page: ReadPage): RunningRelease | undefined {
  const decided = page.decisions[feature];
  if (decided === undefined) return undefined;
  const hasRun = (release: Pick<PageDecision, 'base' | 'container' | 'exposes'>) =>
    feature === 'shell'
      ? (release.exposes['./start']?.js ?? []).some((path) =>
          page.shellScripts.some((address) => address.endsWith(release.base + path)),
        )
      : page.hasRun(release.container);
  // A release that fails has run too, and the one that replaces it comes behind it.
  const running = [decided, ...decided.lastGood].findLast(hasRun);
  const drawnOnServer = page.isFirst && page.drawnBy.split(' ').includes(idOf(running ?? decided));
  if (running === undefined)
    return drawnOnServer ? { release: idOf(decided), insteadOf: undefined, drawnOnServer } : undefined;
  return {
    release: idOf(running),
    insteadOf: running === decided ? undefined : idOf(decided),
    drawnOnServer,
  };
}
