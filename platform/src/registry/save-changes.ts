import { and, eq, isNull } from 'drizzle-orm';
import { assertNever } from '@storefront/contract';
import type { ReleaseId } from '../releases/release-store';
import { abortedBy, savedVersion } from './apply-change';
import type { ChangeNote } from './apply-change';
import type { RegistryChange } from './change';
import type { RegistryDatabase } from './database';
import type { BrandScope } from './snapshot';
import type { RegistryState } from './state';
import {
  acceptances,
  brandVersions,
  freezes,
  pins,
  releases,
  requiredApprovals,
  rollouts,
  scheduledChanges,
  stableTurns,
  trustedPartners,
  waitingChanges,
} from './tables';

export type RegistryWriter = Pick<RegistryDatabase['database'], 'insert' | 'update' | 'delete'>;

export interface ChangesToSave {
  /** The registry that the changes were computed from. */
  readonly before: RegistryState;
  readonly changes: readonly RegistryChange[];
  readonly now: Date;
  readonly note: ChangeNote;
}

/** Writes changes to the tables, with the same meaning as `applyChange`. */
export async function saveChanges(
  writer: RegistryWriter,
  { before, changes, now, note }: ChangesToSave,
): Promise<void> {
  let { nextTurn, nextRollout, nextScheduled } = before;
  for (const change of changes) {
    switch (change.kind) {
      case 'release-published': {
        const { feature: name, version } = change.release;
        await writer.insert(releases).values({ name, version, manifest: change.release, publishedAt: now });
        break;
      }
      case 'release-revoked':
        await changeRelease(writer, change, { revokedAt: now, revokedReason: change.reason });
        break;
      case 'release-unneeded':
        await changeRelease(writer, change, { unneededSince: now });
        break;
      case 'release-needed':
        await changeRelease(writer, change, { unneededSince: null });
        break;
      case 'release-collected':
        await changeRelease(writer, change, { collectedAt: now });
        await writer.delete(acceptances).where(isAcceptanceOf(change));
        break;
      case 'release-restored':
        await changeRelease(writer, change, { collectedAt: null, unneededSince: null });
        break;
      case 'became-stable': {
        const { turn: kind, name, version, brands } = change;
        await writer
          .insert(stableTurns)
          .values({ id: nextTurn, kind, name, version, brands: column(brands), at: now });
        nextTurn += 1;
        await open(writer, change, now);
        await changeRelease(writer, change, { aborted: null });
        break;
      }
      case 'rollout-started': {
        const { name, version, brands, steps, salt, watch, audience = [] } = change;
        await writer
          .insert(rollouts)
          .values({
            id: nextRollout,
            name,
            version,
            brands: column(brands),
            state: 'running',
            steps,
            step: 0,
            stepBeganAt: now,
            salt,
            watch,
            audience,
            startedAt: now,
          });
        nextRollout += 1;
        await open(writer, change, now);
        break;
      }
      case 'rollout-changed':
        await changeRollout(writer, change.id, { state: change.state });
        break;
      case 'rollout-advanced':
        await changeRollout(writer, change.id, { step: change.step, stepBeganAt: now });
        break;
      case 'rollout-watched': {
        const { id, steps } = change;
        await changeRollout(writer, id, {
          state: 'watched',
          steps,
          step: steps.length - 1,
          stepBeganAt: now,
        });
        break;
      }
      case 'rollout-ended': {
        await changeRollout(writer, change.id, { state: change.as, endedAt: now });
        const ended = before.rollouts.find(({ id }) => id === change.id);
        if (ended !== undefined && change.as === 'aborted') {
          await changeRelease(writer, ended, { aborted: abortedBy(note, ended.id, now.toISOString()) });
        }
        break;
      }
      case 'pinned': {
        const { brand, feature, name, version } = change.pin;
        await writer
          .insert(pins)
          .values({ brand, feature, name, version })
          .onConflictDoUpdate({ target: [pins.brand, pins.feature], set: { name, version } });
        await open(writer, change.pin, now);
        break;
      }
      case 'unpinned':
        await writer.delete(pins).where(and(eq(pins.brand, change.brand), eq(pins.feature, change.feature)));
        break;
      case 'frozen': {
        const fields = { until: new Date(change.until), afterTurn: nextTurn - 1 };
        await writer
          .insert(freezes)
          .values({ brand: change.brand, ...fields })
          .onConflictDoUpdate({ target: freezes.brand, set: fields });
        break;
      }
      case 'unfrozen':
        await writer.delete(freezes).where(eq(freezes.brand, change.brand));
        break;
      // Nobody needs to know it for longer than a link lasts, so the entry in the audit log is enough (`loadEndedPreviews`).
      case 'previews-ended':
        break;
      case 'release-accepted':
        await writer
          .insert(acceptances)
          .values({ ...change.acceptance, at: now })
          .onConflictDoUpdate({
            target: [acceptances.brand, acceptances.name, acceptances.version],
            set: { hash: change.acceptance.hash, at: now },
          });
        break;
      case 'release-rejected': {
        const { brand } = change.acceptance;
        await writer
          .delete(acceptances)
          .where(and(isAcceptanceOf(change.acceptance), eq(acceptances.brand, brand)));
        break;
      }
      case 'partner-trusted':
        await writer
          .insert(trustedPartners)
          .values({ ...change.trust, at: now })
          .onConflictDoNothing();
        break;
      case 'partner-distrusted': {
        const { brand, partner } = change.trust;
        await writer
          .delete(trustedPartners)
          .where(and(eq(trustedPartners.brand, brand), eq(trustedPartners.partner, partner)));
        break;
      }
      case 'brand-saved':
        await writer
          .insert(brandVersions)
          .values({ ...savedVersion(change, now.toISOString(), note), at: now });
        break;
      case 'scheduled': {
        const { at, call, body, by, person = null, machine = null, reason } = change.scheduled;
        const { issuedBy = null, approvedBy = null } = change.scheduled;
        await writer
          .insert(scheduledChanges)
          .values({
            id: nextScheduled,
            at: new Date(at),
            call,
            body,
            by,
            person,
            machine,
            reason,
            issuedBy,
            approvedBy,
            setAt: now,
          });
        nextScheduled += 1;
        break;
      }
      case 'schedule-ended':
        await writer
          .update(scheduledChanges)
          .set({ endedAt: now, endedAs: change.as })
          .where(eq(scheduledChanges.id, Number(change.id.slice(1))));
        break;
      case 'approval-required':
        await writer.insert(requiredApprovals).values({ of: change.of, at: now }).onConflictDoNothing();
        break;
      case 'approval-lifted':
        await writer.delete(requiredApprovals).where(eq(requiredApprovals.of, change.of));
        break;
      case 'approval-asked': {
        const {
          id,
          askedAt,
          expiresAt,
          person = null,
          machine = null,
          issuedBy = null,
          ...rest
        } = change.waiting;
        await writer
          .insert(waitingChanges)
          .values({
            ...rest,
            id: numberOf(id),
            person,
            machine,
            issuedBy,
            askedAt: new Date(askedAt),
            expiresAt: new Date(expiresAt),
          });
        break;
      }
      case 'approval-ended':
        await writer
          .update(waitingChanges)
          .set({ endedAt: now, endedAs: change.as })
          .where(eq(waitingChanges.id, numberOf(change.waiting)));
        break;
      default:
        assertNever(change);
    }
  }
}

const isAcceptanceOf = ({ name, version }: ReleaseId) =>
  and(eq(acceptances.name, name), eq(acceptances.version, version));

/** The number in the name of a waiting change, `w3`. */
const numberOf = (id: string): number => Number(id.slice(1));

const column = (brands: BrandScope): readonly string[] | null => (brands === 'all' ? null : brands);

async function changeRelease(
  writer: RegistryWriter,
  { name, version }: ReleaseId,
  fields: Partial<typeof releases.$inferInsert>,
): Promise<void> {
  await writer
    .update(releases)
    .set(fields)
    .where(and(eq(releases.name, name), eq(releases.version, version)));
}

async function changeRollout(
  writer: RegistryWriter,
  id: string,
  fields: Partial<typeof rollouts.$inferInsert>,
): Promise<void> {
  await writer
    .update(rollouts)
    .set(fields)
    .where(eq(rollouts.id, Number(id.slice(1))));
}

/** From now on visitors can get the release, so its files are served. */
async function open(
  writer: RegistryWriter,
  { name, version }: { readonly name: string; readonly version: string },
  now: Date,
): Promise<void> {
  await writer
    .update(releases)
    .set({ openedAt: now })
    .where(and(eq(releases.name, name), eq(releases.version, version), isNull(releases.openedAt)));
}
