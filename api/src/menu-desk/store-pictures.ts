import type { EditableBusiness, MenuEdit } from '@storefront/contract';
import { parsePictureSource } from '../catalogue-files/importing/picture-source';
import { storedPicture } from '../catalogue-files/importing/resolve-pictures';
import { pictureFields } from '../catalogue/picture-fields';
import { pictureReference } from '../catalogue/picture-reference';
import type { Database } from '../database/database';
import type { Json } from './document-path';
import { createDraftPicturesRepository } from './draft-pictures-repository';
import { mapPictureValues, pictureValues } from './picture-values';

type StoredPictures =
  | { readonly kind: 'stored'; readonly edits: readonly MenuEdit[] }
  | { readonly kind: 'refused'; readonly expected: string };

/** Inside a transaction, stores the pictures that edits bring, and puts references in their place. A reference that `document` has may be moved. */
export async function storePictures(
  transaction: Database,
  edits: readonly MenuEdit[],
  { document, businessId, now }: { document: EditableBusiness; businessId: string; now: Date },
): Promise<StoredPictures> {
  const references = new Map(pictureFields(document).map(({ value }) => [value, value]));
  for (const named of edits.flatMap((edit) => pictureValues(broughtBy(edit), fieldOf(edit)))) {
    const source = parsePictureSource(named);
    const isKnown = references.has(named);
    if (isKnown || source.kind === 'none' || source.kind === 'elsewhere') continue;
    if (source.kind !== 'inline')
      return { kind: 'refused', expected: 'a picture, a web address beginning with https://, or ""' };
    const picture = storedPicture(source.content);
    if (picture.kind === 'refused') return picture;
    await createDraftPicturesRepository(transaction).save(picture.picture, businessId, now);
    references.set(named, pictureReference(picture.picture.hash));
  }
  return { kind: 'stored', edits: edits.map((edit) => withReferences(edit, references)) };
}

const fieldOf = ({ path }: MenuEdit): string => path.at(-1) ?? '';

function broughtBy(edit: MenuEdit): Json {
  if (edit.kind === 'order') return null;
  return (edit.kind === 'set' ? edit.to : edit.item) as Json;
}

function withReferences(edit: MenuEdit, references: ReadonlyMap<string, string>): MenuEdit {
  if (edit.kind === 'order') return edit;
  const brought = mapPictureValues(
    broughtBy(edit),
    fieldOf(edit),
    (picture) => references.get(picture) ?? picture,
  );
  return edit.kind === 'set' ? { ...edit, to: brought } : { ...edit, item: brought };
}
