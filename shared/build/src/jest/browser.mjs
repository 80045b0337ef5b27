import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';

/* global window */

// What every supported browser has and jsdom lacks; each is replaced by an object that does nothing, so no test can depend on its
// behaviour.
const missing = {
  TextEncoder,
  TextDecoder,
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
  IntersectionObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  },
};

for (const [name, value] of Object.entries(missing)) {
  if (!(name in globalThis)) globalThis[name] = value;
}

if (typeof window !== 'undefined') {
  window.scrollTo = () => {};
  window.Element.prototype.scrollIntoView ??= () => {};
  window.Element.prototype.hasPointerCapture ??= () => false;
  window.Element.prototype.releasePointerCapture ??= () => {};
  window.matchMedia ??= (media) => ({
    matches: false,
    media,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  });
}
