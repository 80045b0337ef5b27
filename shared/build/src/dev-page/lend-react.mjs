import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as client from 'react-dom/client';

/** React lets a page replace components only with its development code, which also says more about mistakes; the shell brings that for visitors. */
const lent = (threw) => ({
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': {
    ...client,
    createRoot: (container, options) => client.createRoot(container, telling(threw, options)),
    hydrateRoot: (container, children, options) =>
      client.hydrateRoot(container, children, telling(threw, options)),
  },
});

/** What an error boundary catches is told too: the shell reports it without its words. */
const telling = (threw, options = {}) => ({
  ...options,
  onCaughtError(error, info) {
    threw('throws when it is drawn', error);
    options.onCaughtError?.(error, info);
  },
});

const majorOf = (version) => Number.parseInt(version, 10);

/**
 * Gives the packages to the shell and to every remote in place of the shell's own, by the federation runtime that all of them use. A shell with
 * another major of React keeps its own; `isLent` then says false, and components cannot be replaced.
 */
export function lendReact(threw) {
  const packages = lent(threw);
  let isLent = true;
  const plugin = {
    name: 'storefront-dev',
    resolveShare(asked) {
      const own = Object.hasOwn(packages, asked.pkgName) ? packages[asked.pkgName] : undefined;
      if (own === undefined) return asked;
      if (majorOf(asked.version) !== majorOf(react.version)) {
        isLent = false;
        return asked;
      }
      const { resolver } = asked;
      asked.resolver = () => {
        const resolved = resolver();
        return { ...resolved, shared: { ...resolved.shared, lib: () => own, loaded: true } };
      };
      return asked;
    },
  };
  // In the form in which the runtime makes it, which keeps what it finds.
  Object.defineProperty(globalThis, '__FEDERATION__', {
    value: { __GLOBAL_PLUGIN__: [plugin] },
    configurable: true,
  });
  return { isLent: () => isLent };
}
