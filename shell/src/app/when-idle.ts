const patience = 5_000;
const withoutIdleCallbacks = 2_000;

/**
 * Runs once the document has loaded, the pictures of the page on screen have come, and the browser has nothing to do. An idle
 * moment while the first pictures are on their way would be taken from them, but a picture that hangs holds nothing up for
 * more than five seconds.
 */
export function whenIdle(window: Window & typeof globalThis, run: () => void): void {
  const idle = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: patience });
    else globalThis.setTimeout(run, withoutIdleCallbacks);
  };
  const loaded = () => {
    // The document's load does not wait for those of a page that is drawn after it; each is asked by itself.
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
