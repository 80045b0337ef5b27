const patience = 5_000;
const withoutIdleCallbacks = 2_000;

/**
 * Runs once the document has loaded, the pictures on the screen have loaded, and the browser is idle. Work that starts while the first
 * pictures are loading would slow them down. A picture that hangs delays it by five seconds at most.
 */
export function whenIdle(window: Window & typeof globalThis, run: () => void): void {
  const idle = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: patience });
    else globalThis.setTimeout(run, withoutIdleCallbacks);
  };
  const loaded = () => {
    // The document's load event does not wait for pictures that are drawn after it, so each one is awaited here.
    const awaited = [...window.document.images].filter(
      ({ loading, complete }) => loading !== 'lazy' && !complete,
    );
    const pictures = Promise.all(awaited.map((picture) => picture.decode().catch(() => undefined)));
    const enough = new Promise((resolve) => window.setTimeout(resolve, patience));
    void Promise.race([pictures, enough]).then(idle);
  };
  if (window.document.readyState === 'complete') loaded();
  else window.addEventListener('load', loaded, { once: true });
}
