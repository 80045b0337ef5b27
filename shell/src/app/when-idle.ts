import { isLeftOut } from '../navigation/left-out';

const patience = 5_000;
const withoutIdleCallbacks = 2_000;

/**
 * Runs once the document has loaded, the pictures on the screen are painted, and the browser is idle. Work that starts while the first
 * pictures are loading would slow them down. A picture that hangs delays it by five seconds at most.
 */
export function whenIdle(window: Window & typeof globalThis, run: () => void): void {
  const idle = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: patience });
    else globalThis.setTimeout(run, withoutIdleCallbacks);
  };
  const isOnScreen = (picture: HTMLImageElement) => {
    if (isLeftOut(picture)) return false;
    const { top, bottom } = picture.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  };
  const afterTwoFrames = (then: () => void) =>
    window.requestAnimationFrame(() => window.requestAnimationFrame(then));
  const loaded = () => {
    // The document's load event does not wait for pictures that are drawn after it, so each one on the screen is awaited here.
    const awaited = [...window.document.images].filter(
      (picture) => !picture.complete && (picture.loading !== 'lazy' || isOnScreen(picture)),
    );
    const pictures = Promise.all(awaited.map((picture) => picture.decode().catch(() => undefined)));
    // A decoded picture is painted with the next frame, and until then whatever starts would still compete with it.
    const painted = pictures.then(() => new Promise((resolve) => afterTwoFrames(() => resolve(undefined))));
    const enough = new Promise((resolve) => window.setTimeout(resolve, patience));
    void Promise.race([painted, enough]).then(idle);
  };
  if (window.document.readyState === 'complete') loaded();
  else window.addEventListener('load', loaded, { once: true });
}
