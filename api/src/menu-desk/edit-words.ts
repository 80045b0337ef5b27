import { idOnMenu } from '@storefront/contract';
import type { EditableBusiness, MenuEdit } from '@storefront/contract';
import { copy } from './copy';
import { isList, isThing, nameOf, valueAt } from './document-path';
import type { Json } from './document-path';
import type { EditWords } from './tables';

const longest = 300;

/** An edit in words, seen from the document that it is made in. */
export function describeEdit(document: EditableBusiness, edit: MenuEdit): EditWords {
  const place = describePlace(document, edit.path);
  switch (edit.kind) {
    case 'set':
      return { place, before: valueWords(edit.from as Json), after: valueWords(edit.to as Json) };
    case 'add':
      return { place, before: '', after: valueWords(edit.item as Json) };
    case 'order': {
      const list = edit.path.reduce<Json | undefined>(valueAt, document);
      const names = (ids: readonly string[]) => valueWords(ids.map((id) => nameOf(valueAt(list, id)) ?? id));
      return { place: `${place} · ${copy.order}`, before: names(edit.from), after: names(edit.to) };
    }
  }
}

/** Where a path leads, by the names that people know: 'Starters · Onion Bhaji · price'. */
export function describePlace(document: EditableBusiness, path: readonly string[]): string {
  const words: string[] = [];
  let value: Json | undefined = document;
  for (const step of path) {
    const isInList = isList(value);
    value = valueAt(value, step);
    words.push(isInList ? (nameOf(value) ?? step) : (copy.labels[step] ?? step));
  }
  return words.filter((word) => word !== '').join(' · ') || copy.menu;
}

/** A value as a person reads it; a thing by its name. */
function valueWords(value: Json): string {
  const words = wordsOfValue(value);
  return words.length > longest ? `${words.slice(0, longest)} …` : words;
}

function wordsOfValue(value: Json): string {
  if (value === null) return '';
  if (isList(value)) return value.map(wordsOfItem).join(', ');
  if (isThing(value)) return nameOf(value) ?? idOnMenu(value) ?? '';
  return String(value).startsWith('picture:') ? copy.picture : String(value);
}

/** An item of a list; a pair of times is a period. */
const wordsOfItem = (item: Json): string =>
  isList(item) ? item.map(wordsOfValue).join(' - ') : wordsOfValue(item);
