import type { Answer, Body } from '@storefront/contract';
import { londonDayAndTime } from '@storefront/contract';
import { refused, unknownRestaurant } from '../answers';
import type { Database } from '../database/database';
import { copy } from './copy';
import { applyEdits, toEditable } from './draft';
import type { DeskCircumstances } from './edit-menu';
import { mayPublish } from './may-publish';
import { publicationFault } from './publication-fault';
import { createMenuDeskRepository } from './repository';

const year = 365 * 24 * 3_600_000;

type Asked = Pick<Body<'kitchen/menu_publish'>, 'revision' | 'when' | 'at'>;

/**
 * Inside a transaction, plans that the edits up to a revision are published, now or later, or takes the plan back (KIT-44). The role jobs publishes, because it alone may
 * write the catalogue.
 */
export async function planPublication(
  transaction: Database,
  { revision, when, at }: Asked,
  { businessId, slug, by, now, log }: DeskCircumstances,
): Promise<Answer<'kitchen/menu_publish'>> {
  if (!(await mayPublish(transaction, slug, by))) return refused(copy.ownersOnly);
  const repository = createMenuDeskRepository(transaction);
  await repository.lock(businessId);
  if (when === 'not') {
    const words = { act: copy.acts.notPlanned, subject: '', before: '', after: '' };
    if (await repository.dropPlan(businessId)) await log(words);
    return { responsecode: '200' };
  }
  const time = when === 'now' ? now : new Date(at ?? Number.NaN);
  // A time that cannot be read compares as false.
  if (!(time >= now && time.getTime() <= now.getTime() + year)) return refused(copy.timeRefused);
  const row = await repository.published(businessId);
  if (row === undefined) return unknownRestaurant();
  const edits = await repository.edits(businessId, revision);
  const draft = applyEdits(toEditable(row.profile, row.menu), edits);
  const fault = publicationFault(row.profile, edits.length, draft);
  if (fault !== '') return refused(fault);
  await repository.putPlan(businessId, revision, time, by);
  if (when === 'later')
    await log({
      act: copy.acts.planned,
      subject: copy.changes(edits.length),
      before: '',
      after: londonDayAndTime(time.getTime()),
    });
  return { responsecode: '200' };
}
