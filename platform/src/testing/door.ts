import { fastify } from 'fastify';
import { injectTransport, registryClient } from '../door/registry-client';
import { doorRoutes } from '../door/door';
import type { LoginDeps } from '../door/login-routes';
import { presentOverview } from '../door/overview';
import { createToken, hashToken } from '../door/tokens';
import { memoryRegistry } from '../registry/memory-registry';
import type { ProveBuild } from '../proofs/prove-build';
import type { Clock } from '../clock';
import type { Registry } from '../registry/registry';
import { folderReleaseFiles } from '../releases/folder-release-files';
import type { ReleaseId } from '../releases/release-store';
import { fixedClock } from './fixed-clock';
import { temporaryFolder } from './temporary-folder';

/** Adds a team with a token, and returns the token. */
export async function addTeam(registry: Registry, id: string, ...features: string[]): Promise<string> {
  const note = { actor: 'operators', action: 'team add', subject: id, reason: 'a test' };
  await registry.saveTeam({ id, features, webhook: undefined }, note);
  const token = createToken();
  await registry.addToken({ hash: hashToken(token), team: id, label: 'a test', revokeOthers: false }, note);
  return token;
}

/** Finds no fault: the builds of most tests are not real programs, and starting processes for each takes long. */
export const acceptEveryBuild: ProveBuild = async () => [];

/** The door over a registry in memory and a folder, with clients of three teams. */
export async function aDoor({
  prove = acceptEveryBuild,
  pinned = [],
  clock = fixedClock,
  developmentBuilds = true,
  afterPut,
  registry = memoryRegistry({ clock }),
  login,
}: {
  prove?: ProveBuild;
  pinned?: readonly ReleaseId[];
  clock?: Clock;
  developmentBuilds?: boolean;
  /** Called between the writing of a release's files and its entry in the registry. */
  afterPut?: () => Promise<void>;
  registry?: Registry;
  login?: LoginDeps;
} = {}) {
  const folder = await temporaryFolder();
  const files = await folderReleaseFiles(folder);
  const app = fastify();
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, url }) => void routes.push(`${String(method)} ${url}`));
  doorRoutes(app, {
    registry,
    files: {
      ...files,
      async put(contents) {
        await files.put(contents);
        await afterPut?.();
      },
    },
    clock,
    brands: () => ['market', 'northbank'],
    remotesOf: () => ({}),
    addressOf: ({ ip }) => ip,
    previewKey: 'the key of previews',
    overview: async () => presentOverview({ brands: [], faults: [] }, await registry.snapshot(), 0),
    resolve: () => ({ kind: 'refused', status: 404, fault: 'No brand is served here.' }),
    openResolve: false,
    pinned: () => pinned,
    retentionDays: 30,
    watchMinutes: 0,
    brandFile: () => undefined,
    developmentBuilds,
    prove,
    login,
  });
  await app.ready();
  const transport = injectTransport(app);
  const clientOf = (token: string | undefined) => registryClient(transport, token, 'the test');
  return {
    app,
    /** Every route that was added, such as `POST /platform/rollback`. */
    routes,
    registry,
    folder,
    transport,
    clientOf,
    operators: clientOf(await addTeam(registry, 'operators', '*')),
    checkout: clientOf(await addTeam(registry, 'checkout', 'checkout')),
    northbank: clientOf(await addTeam(registry, 'northbank', 'brand:northbank')),
  };
}
