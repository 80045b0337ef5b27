import type { StableTurn } from '../registry/snapshot';
import { covers, stableHistory } from '../registry/stable-history';

/**
 * The version that a visit which began at the turn `since` keeps (RES-8): the one that was stable for the brand then. A promotion
 * does not change it; a rollback that takes it back moves the visit to the version that it made stable. `turns` are those of one
 * name, in order, without revoked releases. Undefined when nothing was stable then.
 */
export function keptVersion(turns: readonly StableTurn[], brand: string, since: number): string | undefined {
  const turnCount = turns.filter(({ id }) => id <= since).length;
  let [kept] = stableHistory(turns.slice(0, turnCount), brand);
  if (kept === undefined) return undefined;
  for (let index = turnCount; index < turns.length; index += 1) {
    const turn = turns[index];
    if (turn?.kind !== 'rollback' || !covers(turn.brands, brand)) continue;
    const history = stableHistory(turns.slice(0, index + 1), brand);
    if (!history.includes(kept)) kept = history[0] ?? kept;
  }
  return kept;
}
