import { when } from 'mobx';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { RootOptions } from 'react-dom/client';
import { holdInput } from './held-input';
import { holdView } from './held-view';
import type { Shell } from './shell';
import { ShellView } from './shell-view';
import { styleFromData } from './styles-as-data';

/** The event on `document` from which on presses reach the page (EDG-7). */
const takenOver = 'storefront-taken-over';

export interface ShownPage {
  /** Holds the skeleton, or the page that the releases named by its `data-drawn` drew on the server. */
  readonly root: HTMLElement;
  readonly shell: Shell;
  /** Whether the browser stores nothing that the drawing did not know of. */
  readonly isAsAssumed: boolean;
  /** The releases of shell and page that actually run, in the form of `data-drawn`. */
  readonly running: () => string;
  /** Runs when the shell owns the screen: at once, or when it has taken over the drawn page. */
  readonly begun: () => void;
}

const optionsOf = ({ thrown }: Shell): RootOptions => ({
  // The frame of a page reports what the page throws; here it would only be printed a second time.
  onCaughtError: () => undefined,
  onRecoverableError: (error) => {
    thrown.ignore(error);
    reportError(error);
  },
});

/**
 * Puts the shell on the screen. A page that the server has drawn stays until the client's own is ready. It is hydrated if the same
 * releases drew it for a visitor like this one, and otherwise replaced within one task. What was typed, opened and scrolled in it stays, and
 * so does the focus.
 */
export function showPage({ root, shell, isAsAssumed, running, begun }: ShownPage): void {
  const options = optionsOf(shell);
  const drawnBy = root.getAttribute('data-drawn');
  if (drawnBy === null) {
    begun();
    return createRoot(root, options).render(<ShellView shell={shell} />);
  }

  // Ends the wait of the page's first script for a shell: this one is here, and only the remote of the page may still be loading.
  root.setAttribute('data-started', '');
  let restore: (() => void) | undefined;
  const finish = () => {
    if (!restore) return;
    restore();
    restore = undefined;
    root.ownerDocument.dispatchEvent(new Event(takenOver));
  };
  const pageOnScreen = () => {
    begun();
    shell.pageOnScreen();
    // React is still rendering here, and would overwrite the fields with its own text.
    void Promise.resolve().then(finish);
  };
  const view = <ShellView shell={{ ...shell, pageOnScreen }} />;

  const takeOver = () => {
    const isSame = isAsAssumed && drawnBy === running();
    const [restoreInput, restoreView] = [holdInput(root), holdView(root)];
    restore = () => {
      restoreView();
      restoreInput();
    };
    root.removeAttribute('data-drawn');
    root.removeAttribute('data-assumed');
    root.removeAttribute('data-started');
    if (isSame) {
      styleFromData(root);
      hydrateRoot(root, view, options);
    } else {
      const page = createRoot(root, options);
      flushSync(() => page.render(view));
    }
  };
  const isReady = () => (shell.pages.current?.frame.framed.kind ?? 'loading') !== 'loading';
  void when(isReady).then(takeOver);
}
