/** The lowest of amounts in pounds as the wire writes them; undefined when there is none. */
export function findLowest(amounts: readonly string[]): string | undefined {
  return [...amounts].sort((one, other) => Number(one) - Number(other))[0];
}
