import type { Clock } from '../clock';
import { releaseId } from '../releases/release-store';
import { applyChange } from './apply-change';
import { concernedBy } from './concerned';
import type { AuditEntry, Registry, Team } from './registry';
import { type RegistryState, emptyState } from './state';
import { toSnapshot } from './to-snapshot';

/** The registry in memory, for tests of what uses it; one contract test holds for it and for the one in the database. */
export function memoryRegistry({ clock }: { readonly clock: Clock }): Registry {
  let state: RegistryState = emptyState;
  const entries: AuditEntry[] = [];
  const teams = new Map<string, Team>();
  const tokens = new Map<string, string>();
  const watchers = new Set<() => void>();
  const nowText = () => clock.now().toISOString();

  return {
    snapshot: async () => toSnapshot(state),
    tryOut: async ({ command }) => command(state),
    async run({ actor, action, subject, reason, command }) {
      const before = state;
      const result = command(before);
      const entry = { id: entries.length + 1, at: nowText(), actor, action, subject, reason };
      if (result.kind === 'refused') {
        entries.push({ ...entry, before: null, after: null, refused: true, faults: result.faults });
        return result;
      }
      const after = result.changes.reduce((one, change) => applyChange(one, change, nowText()), before);
      entries.push({
        ...entry,
        before: concernedBy(before, result.changes),
        after: concernedBy(after, result.changes),
        refused: false,
        faults: [],
      });
      if (result.changes.length === 0) return result;
      state = { ...after, generation: before.generation + 1 };
      for (const changed of watchers) changed();
      return result;
    },
    release: async (id) => state.releases.get(releaseId(id)),
    async releases({ name, limit }) {
      const known = [...state.releases.values()].filter(
        ({ manifest }) => name === undefined || manifest.feature === name,
      );
      return known
        .map(({ manifest, revoked }) => ({
          name: manifest.feature,
          version: manifest.version,
          publishedAt: manifest.publishedAt,
          author: manifest.author,
          commit: manifest.commit,
          revoked: revoked !== undefined,
        }))
        .reverse()
        .slice(0, limit);
    },
    async audit({ actor, action, subject, before = Infinity, limit }) {
      return entries
        .filter(
          (entry) =>
            entry.id < before &&
            (actor === undefined || entry.actor === actor) &&
            (action === undefined || entry.action === action) &&
            (subject === undefined || entry.subject === subject),
        )
        .reverse()
        .slice(0, limit);
    },
    async saveTeam(team) {
      teams.set(team.id, team);
    },
    teams: async () => [...teams.values()].sort((one, other) => (one.id < other.id ? -1 : 1)),
    async addToken({ hash, team }) {
      tokens.set(hash, team);
    },
    async revokeTokens(team) {
      const theirs = [...tokens].filter(([, of]) => of === team);
      for (const [hash] of theirs) tokens.delete(hash);
      return theirs.length;
    },
    teamOfToken: async (hash) => teams.get(tokens.get(hash) ?? ''),
    async watch(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  };
}
