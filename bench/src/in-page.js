/* global window, document, Event, performance, PerformanceObserver, MutationObserver, requestAnimationFrame, addEventListener */
// Runs in the page before anything of it does: writes down what the browser tells of painting, of the files that elements
// asked for, of the time from an input to the paint that followed it, and of the time until a button works.
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
  };
  let effectOfPress = '';

  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') seen.paint = startTime;
  }).observe({ type: 'paint', buffered: true });

  new PerformanceObserver((list) => {
    for (const { startTime, element, url } of list.getEntries()) {
      // What a press has brought is no part of the page that came.
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

  // A paint comes after the frame in which something stood: what runs first after it knows when it was over.
  const afterPaint = (run) => requestAnimationFrame(() => setTimeout(run));
  const { setTimeout } = window;
  let isDone;
  // Looked at after a paint, not before: what looking takes is no part of what the customer waits for.
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
    /** Gets ready for an input; `done` is an expression that is true once what the input asks for stands in the page. */
    expect(done) {
      Object.assign(seen, { began: 0, next: 0, shown: 0, durations: [] });
      isDone = done;
    },
    /**
     * Presses the first element of `button` every 30 ms from the moment it is there, until `effect` is in the page: from then on it works.
     * A press needs the handler and a free main thread, as a customer's does. A form that does nothing while it is empty works once the
     * page, and not its first script, keeps it from being sent: then `effect` is left out.
     */
    pressUntilItWorks(button, effect) {
      effectOfPress = effect;
      let [wasDrawn, isTakenOver] = [false, false];
      document.addEventListener('storefront-taken-over', () => (isTakenOver = true));
      // Without its script a form would be sent, and another page come.
      addEventListener('submit', (event) => event.preventDefault());
      const isHandled = (form) => {
        const event = new Event('submit', { bubbles: true, cancelable: true });
        let isPrevented = false;
        document.addEventListener('submit', () => (isPrevented = event.defaultPrevented), { once: true });
        form.dispatchEvent(event);
        return isPrevented && isTakenOver;
      };
      const press = () => {
        // A page that was never drawn has nothing to take over: it is its shell's once its skeleton is gone.
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
