/** Ends a switch over kinds: a kind that nobody handles does not compile. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected ${JSON.stringify(value)}`);
}
