/**
 * A value that stands for whatever a browser or a shared package would give: it can be called, constructed, read and written, and each
 * gives another such value. Modules only have to run; nothing is drawn.
 */
export function anything(): unknown {
  const target = function standIn() {
    // Stands for any function.
  };
  return new Proxy(target, {
    get(of, key) {
      if (Reflect.has(of, key) && (key === 'prototype' || Object.hasOwn(of, key)))
        return Reflect.get(of, key) as unknown;
      // What has `then` would be waited for for ever.
      if (key === 'then') return undefined;
      if (key === Symbol.toPrimitive) return () => 0;
      if (key === Symbol.iterator) return () => [][Symbol.iterator]();
      return anything();
    },
    apply: () => anything(),
    construct: () => anything() as object,
  });
}

/** The given properties, and anything for every other. */
export function withRest<Given extends object>(given: Given): Given {
  return new Proxy(given, {
    get: (of, key, self) => (Reflect.has(of, key) ? (Reflect.get(of, key, self) as unknown) : anything()),
  });
}
