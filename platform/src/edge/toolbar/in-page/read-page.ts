import type { DecisionFile, PageState } from '@storefront/contract';
import type { ReadPage } from './running-releases';

declare global {
  interface Window {
    /** The state of the page as JSON, written by its first script. */
    readonly storefrontState?: string;
  }
}

type StatePart = Pick<PageState, 'decisions'>;

/** Where and by whom the page was drawn when it was loaded; read before the shell takes it over. */
export interface LoadedPage {
  readonly path: string;
  readonly drawnBy: string;
}

export function loadedPage(window: Window): LoadedPage {
  const root = window.document.querySelector('#root[data-drawn]');
  return { path: window.location.pathname, drawnBy: root?.getAttribute('data-drawn') ?? '' };
}

/** What the page has been decided to show, of every feature, and what of it runs. */
export async function readPage(window: Window, loaded: LoadedPage): Promise<ReadPage> {
  const { document, location, storefrontState } = window;
  // Safe: the edge has written it.
  const { decisions } = JSON.parse(storefrontState ?? '{"decisions":{}}') as StatePart;
  const others = await loadOthers(window);
  return {
    decisions: { ...others, ...decisions },
    drawnBy: loaded.drawnBy,
    isFirst: location.pathname === loaded.path,
    shellScripts: [...document.querySelectorAll<HTMLScriptElement>('script[data-shell]')].map(
      ({ src }) => src,
    ),
    hasRun: (container) => Object.hasOwn(window, container),
  };
}

/** The decisions that the page does not carry itself; none when their file cannot be loaded. */
async function loadOthers(window: Window): Promise<PageState['decisions']> {
  const load: unknown = Reflect.get(window, 'storefrontOthers');
  if (typeof load !== 'function') return {};
  try {
    const file = (await load(false)) as DecisionFile;
    return file.decisions;
  } catch {
    return {};
  }
}
