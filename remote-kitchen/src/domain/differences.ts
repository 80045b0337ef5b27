import { canonicalJson, idOnMenu } from '@storefront/contract';
import type { MenuEdit } from './menu-desk';

type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a list of things that have ids, so that each can be edited alone. */
const isListOfThings = (value: unknown): value is readonly Thing[] =>
  Array.isArray(value) && value.every((item) => idOnMenu(item) !== undefined);

/** The smallest edits that make one value of another at a path, so that people who edit different things at once lose nothing (KIT-42). */
export function differences(path: readonly string[], before: unknown, after: unknown): MenuEdit[] {
  if (canonicalJson(before ?? null) === canonicalJson(after ?? null)) return [];
  if (isThing(before) && isThing(after) && idOnMenu(before) === idOnMenu(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => differences([...path, key], before[key], after[key]));
  }
  if (isListOfThings(before) && isListOfThings(after)) return listDifferences(path, before, after);
  return [{ kind: 'set', path: [...path], from: before ?? null, to: after ?? null }];
}

function listDifferences(
  path: readonly string[],
  before: readonly Thing[],
  after: readonly Thing[],
): MenuEdit[] {
  const idsOf = (list: readonly Thing[]) => list.map((item) => idOnMenu(item) ?? '');
  const [had, has] = [idsOf(before), idsOf(after)];
  const kept = has.filter((id) => had.includes(id));
  const edits: MenuEdit[] = [];
  before.forEach((item, index) => {
    const id = had[index] ?? '';
    if (!has.includes(id)) edits.push({ kind: 'set', path: [...path, id], from: item, to: null });
  });
  for (const id of kept)
    edits.push(...differences([...path, id], before[had.indexOf(id)], after[has.indexOf(id)]));
  const left = had.filter((id) => has.includes(id));
  if (left.join() !== kept.join()) edits.push({ kind: 'order', path: [...path], from: left, to: kept });
  after.forEach((item, index) => {
    const id = has[index] ?? '';
    if (!had.includes(id)) edits.push({ kind: 'add', path: [...path], item, after: has[index - 1] ?? '' });
  });
  return edits;
}
