/* global window, document, location, sessionStorage, Event, performance, PerformanceObserver, MutationObserver, requestAnimationFrame, addEventListener */
// Runs in the page before the page's own code. It records what the browser reports about paints, about files that elements requested,
// about the time from an input to the next paint, about the time until a button works, and about a search at the first paint.
window.bench = (() => {
  const seen = {
    paint: 0,
    largest: 0,
    element: '',
    used: [],
    shifts: [],
    works: 0,
    began: 0,
    durations: [],
    shown: 0,
    found: 0,
  };
  let effectOfPress = '';

  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') seen.paint = startTime;
  }).observe({ type: 'paint', buffered: true });

  new PerformanceObserver((list) => {
    for (const { startTime, element, url } of list.getEntries()) {
      // Files that a press requested do not belong to the loading of the page.
      if (effectOfPress && element && element.closest(effectOfPress)) continue;
      seen.largest = startTime;
      seen.element = `${element ? element.localName : 'gone'}${url ? ' (picture)' : ''}`;
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });

  new PerformanceObserver((list) => {
    for (const { startTime, value } of list.getEntries()) seen.shifts.push({ at: startTime, value });
  }).observe({ type: 'layout-shift', buffered: true });

  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) seen.durations.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });

  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (node.localName === 'script' && node.src) seen.used.push(node.src);
        if (node.localName === 'link' && node.rel === 'stylesheet') seen.used.push(node.href);
      }
    }
  }).observe(document, { childList: true, subtree: true });

  // The paint follows the frame in which the element appeared; the first task after it knows when the paint was over.
  const afterPaint = (run) => requestAnimationFrame(() => setTimeout(run));
  const { setTimeout } = window;
  let isDone;
  // This runs after a paint and not before, so that the time for looking is not part of the customer's wait.
  const look = () => {
    const shown = performance.now() - seen.began;
    if (isDone()) seen.shown = shown;
    else afterPaint(look);
  };
  const begin = ({ timeStamp }) => {
    if (!isDone || seen.began) return;
    seen.began = timeStamp;
    afterPaint(() => (seen.next = performance.now() - timeStamp));
    afterPaint(look);
  };
  for (const type of ['pointerdown', 'keydown', 'change']) addEventListener(type, begin, { capture: true });

  return {
    seen,
    /**
     * Prepares for an input; `done` is an expression that becomes true once the result of the input is in the page.
     */
    expect(done) {
      Object.assign(seen, { began: 0, next: 0, shown: 0, durations: [] });
      isDone = done;
    },
    /**
     * Writes a postcode into the search of the home page and sends it when something is painted for the first time. Restaurants may be found
     * in this document or in the next one, which runs this script too.
     */
    searchAtFirstPaint(postcode) {
      if (location.protocol === 'about:') return;
      const searchedAtKey = 'bench-searched-at';
      const now = () => performance.timeOrigin + performance.now();
      const lookForRestaurants = () => {
        if (document.querySelector('main a[href^="/business/"]'))
          afterPaint(() => (seen.found = now() - Number(sessionStorage.getItem(searchedAtKey))));
        else afterPaint(lookForRestaurants);
      };
      const search = () => {
        const form = document.querySelector('main form');
        form.elements.namedItem('search_by_postcode').value = postcode;
        sessionStorage.setItem(searchedAtKey, String(now()));
        form.requestSubmit();
        afterPaint(lookForRestaurants);
      };
      if (sessionStorage.getItem(searchedAtKey)) afterPaint(lookForRestaurants);
      else
        new PerformanceObserver((_list, observer) => {
          observer.disconnect();
          search();
        }).observe({ type: 'paint', buffered: true });
    },
    /**
     * Presses the first element of `button` every 30 ms from the moment it exists until `effect` is in the page: then the button
     * works. A press needs the handler and a free main thread, like a customer's press. Without `effect`, for a form that does
     * nothing while it is empty, the button works once the page, and not its first script, stops the form from being sent.
     */
    pressUntilItWorks(button, effect) {
      effectOfPress = effect;
      let [wasDrawn, isTakenOver] = [false, false];
      document.addEventListener('storefront-taken-over', () => (isTakenOver = true));
      // Without its script the form would be sent, and another page would load.
      addEventListener('submit', (event) => event.preventDefault());
      const isHandled = (form) => {
        const event = new Event('submit', { bubbles: true, cancelable: true });
        let isPrevented = false;
        document.addEventListener('submit', () => (isPrevented = event.defaultPrevented), { once: true });
        form.dispatchEvent(event);
        return isPrevented && isTakenOver;
      };
      const press = () => {
        // A page that was not drawn has nothing to hydrate: the shell has rendered it once the skeleton is gone.
        wasDrawn ||= Boolean(document.querySelector('#root[data-drawn]'));
        isTakenOver ||= !wasDrawn && Boolean(document.querySelector('#root > :not(#skeleton)'));
        const element = document.querySelector(button);
        if (element && effect ? document.querySelector(effect) : element && isHandled(element))
          seen.works = performance.now();
        else {
          if (element && effect) element.click();
          setTimeout(press, 30);
        }
      };
      press();
    },
  };
})();
