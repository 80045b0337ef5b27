/** Ends a switch over kinds: the compiler refuses a kind that was not handled; at run time it is a bug, so it throws. */
export function assertNever(value: never): never {
  throw new Error(`Not handled: ${JSON.stringify(value)}`);
}
