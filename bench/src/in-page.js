/* global window, document, performance, PerformanceObserver, MutationObserver, requestAnimationFrame, addEventListener */
// Runs in the page before anything of it does: writes down what the browser tells of painting, of the files that elements
// asked for, and of the time from an input to the paint that followed it.
window.bench = (() => {
  const seen = { paint: 0, largest: 0, element: '', used: [], began: 0, durations: [], shown: 0 };

  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') seen.paint = startTime;
  }).observe({ type: 'paint', buffered: true });

  new PerformanceObserver((list) => {
    for (const { startTime, element, url } of list.getEntries()) {
      seen.largest = startTime;
      seen.element = `${element ? element.localName : 'gone'}${url ? ' (picture)' : ''}`;
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });

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
  };
})();
