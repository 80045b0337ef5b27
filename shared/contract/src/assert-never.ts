/** Ends a switch over a closed set: a member without a case does not compile. Throws when data brings one at run time. */
export function assertNever(value: never): never {
  throw new Error(`Not handled: ${JSON.stringify(value)}`);
}
