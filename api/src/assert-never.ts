/** Ends a switch over kinds: the compiler refuses it while a kind is left. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
