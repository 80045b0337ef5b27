import type { Answer, Body, Brand, CallName } from '@storefront/contract';
import { fastify } from 'fastify';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { AskApi } from '../edge/pages/first-data';
import { injectTransport, registryClient } from '../door/registry-client';
import type { RegistryClient } from '../door/registry-client';
import { memoryRegistry } from '../registry/memory-registry';
import type { Registry } from '../registry/registry';
import { folderReleaseFiles } from '../releases/folder-release-files';
import { createPlatform } from '../platform';
import type { Platform } from '../platform';
import type { PlatformDeps } from '../composition/platform-deps';
import { aBrand, writeBrand } from './brands';
import { aBuiltFolder } from './built-folder';
import type { BuildOptions } from './built-folder';
import { addTeam, acceptEveryBuild } from './door';
import { fixedClock } from './fixed-clock';
import { temporaryFolder } from './temporary-folder';

type Answers = { [Name in CallName]?: (body: Body<Name>) => Promise<Answer<Name>> | Answer<Name> };

/** A whole platform over temporary folders, used without a port. */
export interface Served {
  app: FastifyInstance;
  platform: Platform;
  registry: Registry;
  /** A client of the door that may do everything. */
  client: RegistryClient;
  releasesDirectory: string;
  brandsDirectory: string;
  /** Log lines of warnings and errors, as objects. */
  logged: Record<string, unknown>[];
  get(url: string, options?: InjectOptions): Promise<LightMyRequestResponse>;
  /** Publishes a build through the door and makes it stable everywhere. */
  publish(build: BuildOptions): ReturnType<RegistryClient['publish']>;
}

const started: { app: FastifyInstance; platform: Platform }[] = [];

/** Ends every started platform; for `afterEach`. */
export async function endPlatforms() {
  for (const { app, platform } of started.splice(0)) {
    await app.close();
    await platform.close();
  }
}

const apiAnswering = (answers: Answers): AskApi => {
  return async <Name extends CallName>(call: Name, body: Body<Name>): Promise<Answer<Name>> => {
    const answer = answers[call];
    if (answer === undefined) throw new Error(`Nobody answers ${call}`);
    return answer(body);
  };
};

/** Starts a platform with these brands and builds; `answers` are the API's, by call. */
export async function aServedPlatform({
  brands = [aBrand()],
  builds = [{ feature: 'shell' }, { feature: 'listing' }],
  answers = {},
  registry = memoryRegistry({ clock: fixedClock }),
  ...parts
}: {
  brands?: Brand[];
  builds?: BuildOptions[];
  answers?: Answers;
} & Partial<PlatformDeps> = {}): Promise<Served> {
  const [releasesDirectory, brandsDirectory] = [await temporaryFolder(), await temporaryFolder()];
  for (const brand of brands) await writeBrand(brandsDirectory, brand);
  const logged: Record<string, unknown>[] = [];
  const app = fastify({
    logger: { level: 'warn', stream: { write: (line: string) => logged.push(JSON.parse(line)) } },
  });
  const platform = await createPlatform({
    registry,
    files: await folderReleaseFiles(releasesDirectory),
    brandsDirectory,
    clock: fixedClock,
    log: app.log,
    answer: apiAnswering(answers),
    businesses: () => Promise.resolve({ version: 'none', slugs: [] }),
    siteOrigin: (host) => `https://${host}`,
    apiClient: 'storefront:storefront',
    production: false,
    prove: acceptEveryBuild,
    ...parts,
  });
  started.push({ app, platform });
  await app.register(platform.plugin);
  const token = await addTeam(registry, 'operators', '*');
  const client = registryClient(injectTransport(app), token, 'the test');
  const publish = async (build: BuildOptions) => {
    const published = await client.publish(await aBuiltFolder(build), {
      author: 'a team',
      commit: 'abc',
      promotion: 'new',
    });
    await platform.refresh();
    // The processes of a release start before its first page, as they do before a server says that it is ready.
    await platform.drawingsReady();
    return published;
  };
  for (const build of builds) {
    const { faults } = await publish(build);
    if (faults.length > 0) throw new Error(faults.join('\n'));
  }
  const get = (url: string, options: InjectOptions = {}) =>
    app.inject({ method: 'GET', url, ...options, headers: { host: 'localhost:3000', ...options.headers } });
  return { app, platform, registry, client, releasesDirectory, brandsDirectory, logged, get, publish };
}
