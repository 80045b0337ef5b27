import type { Clock } from '../clock';
import { releaseId } from '../releases/release-store';
import { applyChange } from './apply-change';
import { concernedBy } from './concerned';
import { loggedAction } from './change';
import type { CommandResult, RegistryChange } from './change';
import type { Attempt, AuditNote } from './attempt';
import type { AuditEntry, AuditFilter, Registry } from './registry';
import type { Team } from './team';
import { memoryPeople } from './memory-people';
import type { KnownRollout } from './snapshot';
import { emptyState, isUsable } from './state';
import type { KnownRelease, RegistryState } from './state';
import { covers } from './stable-history';
import { withDeeds } from './rollout-history';
import { toSnapshot } from './to-snapshot';
import { changedTeam, loggedTeam, shownTeam } from './team-addresses';

function isWanted(entry: AuditEntry, filter: Omit<AuditFilter, 'before' | 'limit'>): boolean {
  const { actor, by, action, subject, feature, brand, refused, from, until } = filter;
  const at = new Date(entry.at);
  return (
    (actor === undefined || entry.actor === actor) &&
    (by === undefined || entry.person === by || entry.machine === by) &&
    (action === undefined || entry.action === action) &&
    (subject === undefined ||
      entry.subject === subject ||
      (subject.includes('@') && isNamed(entry, (text) => text === subject))) &&
    (feature === undefined ||
      entry.subject === feature ||
      isNamed(entry, (text) => text.startsWith(`${feature}@`))) &&
    (brand === undefined ||
      (entry.brands === null ? !entry.action.startsWith('team ') : covers(entry.brands, brand))) &&
    (refused === undefined || entry.refused === refused) &&
    (from === undefined || at >= from) &&
    (until === undefined || at < until)
  );
}

/** Whether the subject of an entry, or a text in its state before or after, is wanted. */
function isNamed({ subject, before, after }: AuditEntry, isWanted: (text: string) => boolean): boolean {
  const holds = (state: unknown): boolean =>
    typeof state === 'string'
      ? isWanted(state)
      : typeof state === 'object' && state !== null && Object.values(state).some(holds);
  return [subject, before, after].some(holds);
}

/** The registry in memory, for tests; one contract test covers it and the one in the database. */
export function memoryRegistry({ clock }: { readonly clock: Clock }): Registry {
  let state: RegistryState = emptyState;
  const entries: AuditEntry[] = [];
  const rollouts = new Map<string, KnownRollout>();
  const teams = new Map<string, Team>();
  const watchers = new Set<() => void>();
  const nowText = () => clock.now().toISOString();
  const log = (
    { actor, person, machine, action, subject, brands, reason }: AuditNote,
    outcome: Pick<AuditEntry, 'before' | 'after' | 'faults'>,
    at = nowText(),
  ) => {
    const refused = outcome.faults.length > 0;
    entries.push({
      id: entries.length + 1,
      at,
      actor,
      ...(person !== undefined && { person }),
      ...(machine !== undefined && { machine }),
      action,
      subject,
      brands: brands ?? null,
      reason,
      refused,
      ...outcome,
    });
  };

  const keepRollouts = (changes: readonly RegistryChange[], now: string) => {
    for (const rollout of state.rollouts) {
      const startedAt = rollouts.get(rollout.id)?.startedAt ?? now;
      rollouts.set(rollout.id, { ...rollout, startedAt, endedAt: null });
    }
    for (const change of changes) {
      const ended = change.kind === 'rollout-ended' ? rollouts.get(change.id) : undefined;
      if (ended && change.kind === 'rollout-ended')
        rollouts.set(ended.id, { ...ended, state: change.as, endedAt: now });
    }
  };

  let last: Promise<unknown> = Promise.resolve();
  /** Like the lock of the database: no other change happens until it is done. */
  async function runAlone(attempt: Attempt): Promise<CommandResult> {
    const before = state;
    const result = attempt.command(before);
    if (result.kind === 'refused') {
      log(attempt, { before: null, after: null, faults: result.faults });
      return result;
    }
    if (result.changes.length === 0) return result;
    const now = nowText();
    const { inNameOf } = attempt;
    const note = inNameOf ?? attempt;
    const after = result.changes.reduce((one, change) => applyChange(one, change, now, note), before);
    await attempt.meanwhile?.(before);
    const concerned = {
      before: concernedBy(before, result.changes),
      after: concernedBy(after, result.changes),
    };
    for (const line of inNameOf ? [attempt, inNameOf] : [attempt])
      log({ ...line, action: loggedAction(line.action, result) }, { ...concerned, faults: [] }, now);
    state = { ...after, generation: before.generation + 1 };
    keepRollouts(result.changes, now);
    for (const changed of watchers) changed();
    return result;
  }
  return {
    ...memoryPeople({ clock, teams, log: (note, before, after) => log(note, { before, after, faults: [] }) }),
    snapshot: async (pinned = []) => toSnapshot(state, pinned),
    generation: async () => state.generation,
    tryOut: async ({ command }) => command(state),
    run(attempt) {
      const result = last.then(() => runAlone(attempt));
      last = result.catch(() => undefined);
      return result;
    },
    scheduled: async () => state.scheduled,
    approvals: async () => ({ approvals: state.approvals, waiting: state.waiting }),
    brandVersions: async (brand) => state.brandVersions.filter((one) => one.brand === brand),
    brandVersion: async (brand, number) =>
      state.brandVersions.find((one) => one.brand === brand && one.number === number),
    release: async (id) => state.releases.get(releaseId(id)),
    async releasesWithFile(name, path) {
      const known = [...state.releases.values()].filter(
        ({ manifest, ...known }) =>
          isUsable(known) &&
          manifest.feature === name &&
          manifest.addresses === 'content' &&
          manifest.files.some((file) => file.path === path),
      );
      const isGiven = ({ openedAt }: KnownRelease) => openedAt !== undefined;
      return [...known.filter(isGiven), ...known.filter((one) => !isGiven(one))];
    },
    rollout: async (id) => rollouts.get(id),
    async rollouts({ feature, brand, outcome, before = Infinity, limit }) {
      const newestFirst = entries.filter(({ refused }) => !refused).reverse();
      return [...rollouts.values()]
        .filter(
          ({ id, name, brands, state: phase, endedAt }) =>
            Number(id.slice(1)) < before &&
            (feature === undefined || name === feature) &&
            (brand === undefined || covers(brands, brand)) &&
            (outcome === undefined || (outcome === 'open' ? endedAt === null : phase === outcome)),
        )
        .reverse()
        .slice(0, limit)
        .map((rollout) => withDeeds(rollout, newestFirst));
    },
    async releases({ name, limit }) {
      const known = [...state.releases.values()].filter(
        ({ manifest }) => !manifest.development && (name === undefined || manifest.feature === name),
      );
      return known
        .map(({ manifest, revoked, aborted }) => ({
          name: manifest.feature,
          version: manifest.version,
          publishedAt: manifest.publishedAt,
          author: manifest.author,
          commit: manifest.commit,
          revoked: revoked !== undefined,
          ...(aborted && { aborted }),
        }))
        .reverse()
        .slice(0, limit);
    },
    async audit({ before = Infinity, limit, ...filter }) {
      return entries
        .filter((entry) => entry.id < before && isWanted(entry, filter))
        .reverse()
        .slice(0, limit);
    },
    async note(note, after) {
      log(note, { before: null, after, faults: [] });
    },
    async saveTeam(change, note) {
      const before = teams.get(change.id);
      const after = changedTeam(change, before);
      teams.set(after.id, after);
      log(note, {
        before: before === undefined ? null : shownTeam(before),
        after: loggedTeam(after, before),
        faults: [],
      });
    },
    teams: async () => [...teams.values()].sort((one, other) => (one.id < other.id ? -1 : 1)),
    async watch(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  };
}
