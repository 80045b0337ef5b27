/** Ends a switch over kinds: a kind without a case fails the type check here. */
export function assertNever(value: never): never {
  throw new Error(`unexpected ${JSON.stringify(value)}`);
}
