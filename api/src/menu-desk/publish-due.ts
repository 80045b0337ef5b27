import { createImportRepository } from '../catalogue-files/importing/import-repository';
import { sectorRows } from '../catalogue-files/importing/sector-rows';
import { catalogueChanged } from '../catalogue/changes';
import type { Database } from '../database/database';
import { actLog } from '../kitchen-acts/act-log';
import type { Ports } from '../ports';
import { randomId } from '../random-id';
import { sendAlerts } from '../service-alerts/send-alerts';
import { copy } from './copy';
import { applyEdits, toEditable } from './draft';
import { publicationFault } from './publication-fault';
import { createMenuDeskRepository } from './repository';

interface PublishPorts extends Pick<Ports, 'database' | 'clock'> {
  readonly catalogue: Pick<Ports['catalogue'], 'dropCached'>;
  readonly kitchenChanges: Pick<Ports['kitchenChanges'], 'tell'>;
}

/** Publishes what is due, each business in a transaction of its own, and tells every instance and the devices of the business (KIT-44). */
export async function publishDue({
  database,
  clock,
  catalogue,
  kitchenChanges,
}: PublishPorts): Promise<void> {
  const now = clock.now();
  const failures: unknown[] = [];
  for (const businessId of await createMenuDeskRepository(database).due(now)) {
    try {
      const slug = await database.transaction((transaction) => publishPlanned(transaction, businessId, now));
      if (slug === undefined) continue;
      catalogue.dropCached();
      kitchenChanges.tell(slug);
    } catch (error) {
      // One that cannot be written keeps no other restaurant waiting; it is tried again.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some menus could not be published');
}

/** Publishes what a business has planned, or notes why that cannot be done. Returns its slug; undefined when another process was first. */
async function publishPlanned(
  transaction: Database,
  businessId: string,
  now: Date,
): Promise<string | undefined> {
  const importer = createImportRepository(transaction);
  const repository = createMenuDeskRepository(transaction);
  await importer.waitForTurn();
  await repository.lock(businessId);
  const plan = await repository.plan(businessId);
  if (plan === undefined || plan.at > now || plan.fault !== '') return undefined;
  const row = await repository.published(businessId);
  if (row === undefined) {
    await repository.dropPlan(businessId);
    return undefined;
  }
  const { userId, device, revision } = plan;
  const log = actLog(transaction, { businessId, by: { kind: 'device', userId, device }, now });
  const edits = await repository.edits(businessId, revision);
  const replaced = toEditable(row.profile, row.menu);
  const draft = applyEdits(replaced, edits);
  const fault = publicationFault(row.profile, edits.length, draft);
  if (fault !== '') {
    await repository.failPlan(businessId, fault);
    await log({ act: copy.acts.failed, subject: copy.changes(edits.length), before: '', after: fault });
    return row.slug;
  }
  const { menu, ...parts } = draft.document;
  const profile = { ...row.profile, ...parts };
  await importer.saveBusinesses([{ ...row, profile, menu }]);
  await importer.replaceSectors(
    [businessId],
    sectorRows({ business_id: businessId, delivery: profile.delivery }),
  );
  await sendAlerts(transaction, now);
  // The next import is compared with this, so that a file from before it is not taken for what is already there (KIT-46).
  await importer.recordImport(`menu ${randomId()}`, now);
  await repository.addVersion({
    businessId,
    at: now,
    userId,
    device,
    edits: edits.map(({ words }) => words),
    replaced,
  });
  await repository.dropEdits(
    businessId,
    edits.map(({ id }) => id),
  );
  await repository.dropPlan(businessId);
  await log({ act: copy.acts.published, subject: copy.changes(edits.length), before: '', after: '' });
  await catalogueChanged(transaction);
  return row.slug;
}
