import { randomBytes } from 'node:crypto';
import { canonicalJson, yesNo } from '@storefront/contract';
import type { Answer, Body, EditableBusiness, MenuEdit } from '@storefront/contract';
import { nothingFound, refused, unknownRestaurant } from '../answers';
import type { ApiModule } from '../api-module';
import type { Database } from '../database/database';
import { actLog } from '../kitchen-acts/act-log';
import { runKitchenAct } from '../kitchen/run-kitchen-act';
import { kitchenCall } from '../kitchen-call';
import { copy } from './copy';
import { toEditable } from './draft';
import { editMenu } from './edit-menu';
import type { DeskCircumstances } from './edit-menu';
import { mayPublish } from './may-publish';
import { planPublication } from './plan-publication';
import { presentHistory, presentMenuDesk } from './present-menu-desk';
import { createMenuDeskRepository } from './repository';

// Several devices of a kitchen share one address.
const limit = { times: 600, seconds: 60 };
const versionsAtOnce = 20;
const previewKept = 24 * 3_600_000;

type ActName =
  | 'kitchen/menu_edit'
  | 'kitchen/menu_drop'
  | 'kitchen/menu_publish'
  | 'kitchen/menu_preview'
  | 'kitchen/menu_restore';

/** The desk at which the people of a business edit its menu, hours and charges as a draft (KIT-41 to KIT-48). */
export const menuDeskRoutes: ApiModule = (registry, ports) => {
  const { database, config } = ports;
  const repository = createMenuDeskRepository(database);

  kitchenCall(
    registry,
    ports,
    'kitchen/menu',
    async (_body, { business: { profile }, by }) => {
      const { business_id: id, business_slug: slug } = profile;
      const row = await repository.published(id);
      if (row === undefined) return unknownRestaurant();
      const [edits, plan, isAllowed] = await Promise.all([
        repository.edits(id),
        repository.plan(id),
        mayPublish(database, slug, by),
      ]);
      return { ...presentMenuDesk(row, edits, plan, config), may_publish: yesNo(isAllowed) };
    },
    { limit },
  );

  kitchenCall(
    registry,
    ports,
    'kitchen/menu_history',
    async ({ before }, { business: { profile } }) => {
      const versions = await repository.versions(profile.business_id, versionsAtOnce + 1, before);
      return presentHistory(versions, versionsAtOnce);
    },
    { limit },
  );

  registerAct('kitchen/menu_edit', (transaction, { edits }, desk) => editMenu(transaction, edits, desk));
  registerAct('kitchen/menu_drop', dropEdits);
  registerAct('kitchen/menu_publish', planPublication);
  registerAct('kitchen/menu_preview', openPreview);
  registerAct('kitchen/menu_restore', restoreVersion);

  /** Registers an act: it is done once for its key, in one transaction, and the devices are told. */
  function registerAct<Name extends ActName>(
    name: Name,
    act: (transaction: Database, asked: Body<Name>, desk: DeskCircumstances) => Promise<Answer<Name>>,
  ) {
    kitchenCall(
      registry,
      ports,
      name,
      async (body, { business, by }) => {
        const { kitchen_token: _session, request_key: key, ...payload } = body;
        const { business_id: businessId, business_slug: slug } = business.profile;
        const answer = await runKitchenAct(
          ports,
          { call: name, business, key, payload },
          (transaction, now) => {
            const log = actLog(transaction, { businessId, by, now });
            return act(transaction, body, { businessId, slug, by, now, log });
          },
        );
        // The answers of an act are those of its call.
        return answer as Answer<Name>;
      },
      { limit },
    );
  }
};

async function dropEdits(
  transaction: Database,
  { ids }: Pick<Body<'kitchen/menu_drop'>, 'ids'>,
  { businessId, log }: DeskCircumstances,
): Promise<Answer<'kitchen/menu_drop'>> {
  const repository = createMenuDeskRepository(transaction);
  await repository.lock(businessId);
  // What was there comes back.
  for (const { place: subject, before, after } of await repository.dropEdits(businessId, ids))
    await log({ act: copy.acts.dropped, subject, before: after, after: before });
  return { responsecode: '200' };
}

async function openPreview(
  transaction: Database,
  { revision }: Pick<Body<'kitchen/menu_preview'>, 'revision'>,
  { businessId, now }: DeskCircumstances,
): Promise<Answer<'kitchen/menu_preview'>> {
  const slug = `draft-${randomBytes(16).toString('hex')}`;
  const expiresAt = new Date(now.getTime() + previewKept);
  await createMenuDeskRepository(transaction).addPreview({ slug, businessId, revision, expiresAt });
  return { responsecode: '200', slug };
}

async function restoreVersion(
  transaction: Database,
  { id }: Pick<Body<'kitchen/menu_restore'>, 'id'>,
  desk: DeskCircumstances,
): Promise<Answer<'kitchen/menu_restore'>> {
  const repository = createMenuDeskRepository(transaction);
  await repository.lock(desk.businessId);
  const former = await repository.replacedBy(desk.businessId, id);
  if (former === undefined) return nothingFound(copy.noVersion);
  const row = await repository.published(desk.businessId);
  if (row === undefined) return unknownRestaurant();
  if ((await repository.edits(desk.businessId)).length > 0) return refused(copy.draftFirst);
  const edits = differences(toEditable(row.profile, row.menu), former);
  if (edits.length === 0) return { responsecode: '200' };
  const answer = await editMenu(transaction, edits, desk);
  // The draft is locked and was just read, so an edit fits.
  if (answer.responsecode === '409') throw new Error('An earlier menu does not fit the published one');
  return answer;
}

/** The edits that make one document of another, part by part. */
function differences(from: EditableBusiness, to: EditableBusiness): MenuEdit[] {
  return (Object.keys(to) as (keyof EditableBusiness)[])
    .filter((part) => canonicalJson(from[part]) !== canonicalJson(to[part]))
    .map((part) => ({ kind: 'set', path: [part], from: from[part], to: to[part] }));
}
