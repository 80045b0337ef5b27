/**
 * Returns a function that makes something at its first call and gives the same again later. Most programs that import the demo
 * need only its customer, and the data files take a while to read.
 */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
