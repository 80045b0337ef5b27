import { Value } from '@sinclair/typebox/value';
import type { Answer, MenuEdit } from '@storefront/contract';
import { EditableBusiness } from '@storefront/contract/schemas';
import { refused, unknownRestaurant } from '../answers';
import { createImportRepository } from '../catalogue-files/importing/import-repository';
import { parsePictureSource } from '../catalogue-files/importing/picture-source';
import { storedPicture } from '../catalogue-files/importing/resolve-pictures';
import { pictureReference } from '../catalogue/picture-reference';
import type { Database } from '../database/database';
import type { ActLog } from '../kitchen-acts/act-log';
import type { Actor } from '../kitchen-acts/repository';
import { applyEdit } from './apply-edit';
import { copy } from './copy';
import { draftOf, editableOf } from './draft';
import { draftFaults } from './draft-faults';
import { wordsOf } from './edit-words';
import { createMenuDeskRepository } from './repository';
import type { EditWords } from './tables';

const maxEdits = 2_000;

/** What an act of the desk needs to know beside what was asked for. */
export interface DeskCircumstances {
  readonly businessId: string;
  readonly slug: string;
  readonly by: Actor;
  readonly now: Date;
  /** Writes the act into the log. */
  readonly log: ActLog;
}

/** Inside a transaction, adds edits to the draft, all of them or none (KIT-42). */
export async function editMenu(
  transaction: Database,
  asked: readonly MenuEdit[],
  { businessId, by, now, log }: DeskCircumstances,
): Promise<Answer<'kitchen/menu_edit'>> {
  const repository = createMenuDeskRepository(transaction);
  await repository.lock(businessId);
  const row = await repository.published(businessId);
  if (row === undefined) return unknownRestaurant();
  const before = await repository.edits(businessId);
  if (before.length + asked.length > maxEdits) return refused(copy.tooMany);

  const stored = await storePictures(transaction, asked);
  if (stored.kind === 'refused') return refused(copy.pictureRefused(stored.expected));
  let { document } = draftOf(editableOf(row.profile, row.menu), before);
  const made: { edit: MenuEdit; words: EditWords }[] = [];
  for (const edit of stored.edits) {
    const words = wordsOf(document, edit);
    const after = applyEdit(document, edit);
    if (after === undefined) return { responsecode: '409', status: copy.changedMeanwhile };
    made.push({ edit, words });
    document = after;
  }
  if (!Value.Check(EditableBusiness, document)) {
    const [fault] = draftFaults(row.profile, document);
    return refused(copy.refused(fault?.place ?? '', fault?.expected ?? ''));
  }
  for (const { edit, words } of made) {
    await repository.addEdit(businessId, edit, words, by, now);
    const { place: subject, ...states } = words;
    await log({ act: copy.acts.edited, subject, ...states });
  }
  return { responsecode: '200' };
}

type StoredPictures =
  | { readonly kind: 'stored'; readonly edits: readonly MenuEdit[] }
  | { readonly kind: 'refused'; readonly expected: string };

/** Stores the pictures that edits bring, and puts references in their place. */
async function storePictures(transaction: Database, edits: readonly MenuEdit[]): Promise<StoredPictures> {
  const result: MenuEdit[] = [];
  for (const edit of edits) {
    const [field] = edit.path;
    const isPicture = field === 'business_logo' || field === 'business_cover';
    if (!isPicture || edit.kind !== 'set' || typeof edit.to !== 'string') {
      result.push(edit);
      continue;
    }
    const source = parsePictureSource(edit.to);
    if (source.kind === 'unreadable' || source.kind === 'beside')
      return { kind: 'refused', expected: 'a picture, a web address beginning with https://, or ""' };
    if (source.kind !== 'inline') {
      result.push(edit);
      continue;
    }
    const picture = storedPicture(source.content);
    if (picture.kind === 'refused') return picture;
    await createImportRepository(transaction).savePictures([picture.picture]);
    result.push({ ...edit, to: pictureReference(picture.picture.hash) });
  }
  return { kind: 'stored', edits: result };
}
