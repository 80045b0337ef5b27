import { canonicalJson, idOnMenu } from '@storefront/contract';
import type { EditableBusiness, MenuEdit } from '@storefront/contract';
import { isList, isThing, valueAt } from './document-path';
import type { Json } from './document-path';

/** The result of an edit that does not fit the document: what the person saw is not there any more. */
const unfit = Symbol('unfit');

/** `undefined` takes a key or a thing of a list away. */
type Changed = Json | undefined | typeof unfit;

/** Applies an edit; undefined when the person saw something else than what is there (KIT-42). The result may break the rules of the catalogue. */
export function applyEdit(document: EditableBusiness, edit: MenuEdit): EditableBusiness | undefined {
  const changed = changeAt(document, edit.path, (value) => changeValue(value, edit));
  // Whether it still has the shape is checked where the edit is taken (KIT-43).
  return changed === unfit ? undefined : (changed as EditableBusiness);
}

function changeAt(
  value: Json | undefined,
  [step, ...rest]: readonly string[],
  change: (value: Json | undefined) => Changed,
): Changed {
  if (step === undefined) return change(value);
  const inner = valueAt(value, step);
  if (isList(value) && inner === undefined) return unfit;
  const changed = changeAt(inner, rest, change);
  if (changed === unfit) return unfit;
  if (isList(value))
    return value.flatMap((item) => (item === inner ? (changed === undefined ? [] : [changed]) : [item]));
  if (!isThing(value)) return unfit;
  if (changed !== undefined) return { ...value, [step]: changed };
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== step));
}

function changeValue(value: Json | undefined, edit: MenuEdit): Changed {
  switch (edit.kind) {
    case 'set':
      if (canonicalJson(value ?? null) !== canonicalJson(edit.from)) return unfit;
      return edit.to === null ? undefined : (edit.to as Json);
    case 'add':
      return isList(value) ? addTo(value, edit.item as Json, edit.after) : unfit;
    case 'order':
      return isList(value) ? inOrder(value, edit.from, edit.to) : unfit;
  }
}

/** A list with a thing more: after another one, at the end where that one has gone, or first. */
function addTo(list: readonly Json[], item: Json, after: string): Changed {
  const ids = list.map(idOnMenu);
  const id = idOnMenu(item);
  if (id === undefined || ids.includes(id)) return unfit;
  const before = after === '' ? 0 : ids.indexOf(after) + 1;
  const at = after !== '' && before === 0 ? list.length : before;
  return list.toSpliced(at, 0, item);
}

function inOrder(list: readonly Json[], from: readonly string[], to: readonly string[]): Changed {
  const ids = list.map(idOnMenu);
  if (canonicalJson(ids) !== canonicalJson(from)) return unfit;
  if (canonicalJson(from.toSorted()) !== canonicalJson(to.toSorted())) return unfit;
  return to.flatMap((id) => list[ids.indexOf(id)] ?? []);
}
