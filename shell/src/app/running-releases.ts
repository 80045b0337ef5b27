import type { PageDecision } from '@storefront/contract';
import type { Loader } from '../federation';
import { findFileUrl } from '../federation/page-trust';
import { findModule } from '../page-frame/page-store';
import type { ShownRoute } from '../page-frame/page-store';

/** Which releases actually run: the decided ones, or those that replaced them. */
export interface RunningReleases {
  /** The same loader, which also records the release that each feature came from last. */
  noted(loader: Loader): Loader;
  /** Whether this is the shell that the page was decided to start, and not one that replaced it. */
  readonly isDecidedShell: boolean;
  /** The shell and the remote of a route as `name@version`, `-` where the shell itself shows it; the form of `data-drawn`. */
  of(match: ShownRoute | undefined): string;
}

/** Call it while the shell's own script runs: `document.currentScript` is set only then. */
export function runningReleases(
  decisions: Readonly<Record<string, PageDecision>>,
  document: Pick<Document, 'currentScript' | 'baseURI'>,
): RunningReleases {
  const versions = new Map<string, string>();
  const script = document.currentScript?.getAttribute('src');
  const { shell } = decisions;
  const isDecided =
    shell !== undefined &&
    typeof script === 'string' &&
    (shell.exposes['./start']?.js ?? []).some(
      (path) => findFileUrl(shell, path, document.baseURI) === new URL(script, document.baseURI).href,
    );
  if (isDecided) versions.set('shell', shell.version);

  const idOf = (feature: string) => `${decisions[feature]?.name ?? feature}@${versions.get(feature) ?? '?'}`;
  return {
    isDecidedShell: isDecided,
    noted: (loader) => ({
      ...loader,
      load: async (feature, expose) => {
        const loaded = await loader.load(feature, expose);
        versions.set(feature, loaded.version);
        return loaded;
      },
    }),
    of: (match) => {
      const feature = match && findModule(match).feature;
      return `${idOf('shell')} ${feature === undefined || feature === 'shell' ? '-' : idOf(feature)}`;
    },
  };
}
