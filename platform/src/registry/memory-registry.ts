import type { Clock } from '../clock';
import { releaseId } from '../releases/release-store';
import { applyChange } from './apply-change';
import { concernedBy } from './concerned';
import type { CommandResult, RegistryChange } from './change';
import type { Attempt, AuditEntry, AuditFilter, AuditNote, Registry, Team } from './registry';
import type { KnownRollout } from './snapshot';
import { emptyState, isUsable } from './state';
import type { KnownRelease, RegistryState } from './state';
import { covers } from './stable-history';
import { withDeeds } from './rollout-history';
import { toSnapshot } from './to-snapshot';

function isWanted(entry: AuditEntry, filter: Omit<AuditFilter, 'before' | 'limit'>): boolean {
  const { actor, action, subject, feature, brand, refused, from, until } = filter;
  const at = new Date(entry.at);
  return (
    (actor === undefined || entry.actor === actor) &&
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
  const tokens = new Map<string, string>();
  const watchers = new Set<() => void>();
  const nowText = () => clock.now().toISOString();
  const log = (
    { actor, action, subject, brands, reason }: AuditNote,
    outcome: Pick<AuditEntry, 'before' | 'after' | 'faults'>,
    at = nowText(),
  ) => {
    const refused = outcome.faults.length > 0;
    entries.push({
      id: entries.length + 1,
      at,
      actor,
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
    const after = result.changes.reduce((one, change) => applyChange(one, change, now, attempt), before);
    await attempt.meanwhile?.(before);
    log(
      attempt,
      { before: concernedBy(before, result.changes), after: concernedBy(after, result.changes), faults: [] },
      now,
    );
    state = { ...after, generation: before.generation + 1 };
    keepRollouts(result.changes, now);
    for (const changed of watchers) changed();
    return result;
  }
  return {
    snapshot: async (pinned = []) => toSnapshot(state, pinned),
    generation: async () => state.generation,
    tryOut: async ({ command }) => command(state),
    run(attempt) {
      const result = last.then(() => runAlone(attempt));
      last = result.catch(() => undefined);
      return result;
    },
    scheduled: async () => state.scheduled,
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
    async saveTeam(team, note) {
      const before = teams.get(team.id) ?? null;
      teams.set(team.id, team);
      log(note, { before, after: team, faults: [] });
    },
    teams: async () => [...teams.values()].sort((one, other) => (one.id < other.id ? -1 : 1)),
    async addToken({ hash, team, label, revokeOthers }, note) {
      const theirs = revokeOthers ? [...tokens].filter(([, of]) => of === team) : [];
      for (const [former] of theirs) tokens.delete(former);
      tokens.set(hash, team);
      log(note, { before: null, after: { label, revoked: theirs.length }, faults: [] });
      return theirs.length;
    },
    teamOfToken: async (hash) => teams.get(tokens.get(hash) ?? ''),
    async watch(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  };
}
