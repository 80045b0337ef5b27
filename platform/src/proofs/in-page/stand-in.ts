/**
 * A stand-in for any value of a browser or a shared package: it can be called, constructed, read and written, and each of these
 * gives another stand-in. Modules only have to run; nothing is drawn.
 */
export function standIn(): unknown {
  const target = function standIn() {
    // A function, so that it can be called and constructed.
  };
  return new Proxy(target, {
    get(stub, key) {
      if (Reflect.has(stub, key) && (key === 'prototype' || Object.hasOwn(stub, key)))
        return Reflect.get(stub, key) as unknown;
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
export function withStandIns<Properties extends object>(properties: Properties): Properties {
  return new Proxy(properties, {
    get: (target, key, self) =>
      Reflect.has(target, key) ? (Reflect.get(target, key, self) as unknown) : standIn(),
  });
}
