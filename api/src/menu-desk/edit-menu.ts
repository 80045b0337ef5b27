import { Value } from '@sinclair/typebox/value';
import type { Answer, MenuEdit } from '@storefront/contract';
import { EditableBusiness } from '@storefront/contract/schemas';
import { refused, unknownRestaurant } from '../answers';
import type { Database } from '../database/database';
import type { ActLog } from '../kitchen-acts/act-log';
import type { Actor } from '../kitchen-acts/repository';
import { applyEdit } from './apply-edit';
import { copy } from './copy';
import { applyEdits, toEditable } from './draft';
import { draftFaults } from './draft-faults';
import { describeEdit } from './edit-words';
import { createMenuDeskRepository } from './repository';
import { storePictures } from './store-pictures';
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

  let { document } = applyEdits(toEditable(row.profile, row.menu), before);
  const stored = await storePictures(transaction, asked, { document, businessId, now });
  if (stored.kind === 'refused') return refused(copy.pictureRefused(stored.expected));
  const made: { edit: MenuEdit; words: EditWords }[] = [];
  for (const edit of stored.edits) {
    const words = describeEdit(document, edit);
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
