/**
 * A stand-in for any value of a browser or a shared package: it can be called, constructed, read and written, and each of these
 * gives another stand-in. Modules only have to run; nothing is drawn.
 */
export function standIn(): unknown {
  const target = function standIn() {
    // A function, so that it can be called and constructed.
  };
  return new Proxy(target, {
    get(of, key) {
      if (Reflect.has(of, key) && (key === 'prototype' || Object.hasOwn(of, key)))
        return Reflect.get(of, key) as unknown;
      // A value with `then` would be awaited for ever.
      if (key === 'then') return undefined;
      if (key === Symbol.toPrimitive) return () => 0;
      if (key === Symbol.iterator) return () => [][Symbol.iterator]();
      return standIn();
    },
    apply: () => standIn(),
    construct: () => standIn() as object,
  });
}

/** The given properties, and stand-ins for all others. */
export function withStandIns<Given extends object>(given: Given): Given {
  return new Proxy(given, {
    get: (of, key, self) => (Reflect.has(of, key) ? (Reflect.get(of, key, self) as unknown) : standIn()),
  });
}
