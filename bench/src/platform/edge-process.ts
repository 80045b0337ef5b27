import { fastify } from 'fastify';
import { systemClock } from 'api';
import { openServer } from 'api/testing/open-server';
import { createPlatform, databaseRegistry, registryMigrations } from 'platform';
import { readBrands } from '../../../platform/src/brands/brand-folder';
import { decide } from '../../../platform/src/decisions/decide';
import { pinsOf, createPlanCache } from '../../../platform/src/decisions/plan-cache';
import { anonymousVisitAt } from '../../../platform/src/decisions/visit';
import { folderReleaseFiles } from '../../../platform/src/releases/folder-release-files';
import { fillRegistry } from './fill-registry';
import type { EdgeQuestion, EdgeSetup } from './edge';

/** An edge in a process of its own, so that its processor time is not mixed with that of its clients. */
const setup = JSON.parse(process.argv[2] ?? '') as EdgeSetup;
const clock = systemClock({ clockStart: undefined });

const database = await openServer(setup.databaseUrl, undefined, [registryMigrations]);
await fillRegistry(database.database, setup.scale);
const registry = databaseRegistry({ ...database, clock });
const app = fastify();
const platform = await createPlatform({
  registry,
  files: await folderReleaseFiles(setup.releasesDirectory),
  brandsDirectory: setup.brandsDirectory,
  clock,
  log: app.log,
  businesses: () => Promise.resolve({ version: 'none', slugs: [] }),
  siteOrigin: (host) => `https://${host}`,
  answer: () => Promise.reject(new Error('The measured page makes no API calls')),
  roles: { edge: true, registry: false },
  apiClient: 'storefront:storefront',
  guard: {
    database: database.database,
    key: 'bench',
    post: () => Promise.reject(new Error('The bench sends no messages')),
    mail: () => Promise.reject(new Error('The bench sends no messages')),
    signing: { secretOf: () => '', sign: () => '' },
  },
  production: true,
});
await app.register(platform.plugin);
await app.listen({ port: 0, host: '127.0.0.1' });

const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

const brands = await readBrands(setup.brandsDirectory);
const plans = createPlanCache(await registry.snapshot(pinsOf(brands)), '');

/** Processor time of one decision in microseconds, over brands and visitors in turn. */
const decisionCost = (count: number): number => {
  const visit = anonymousVisitAt(clock.now().getTime());
  const before = processorTime();
  for (let index = 0; index < count; index += 1) {
    const served = brands.brands[(index * 7_919) % brands.brands.length];
    if (served) decide(plans.of(served), { ...visit, visitor: `visitor-${index}` });
  }
  return (processorTime() - before) / count;
};

/** Processor time and waiting time in milliseconds until a change of the registry is served. */
const refreshCost = async () => {
  const [before, startTime] = [processorTime(), performance.now()];
  await platform.refresh();
  return { processor: (processorTime() - before) / 1000, wait: performance.now() - startTime };
};

process.on('message', (question: EdgeQuestion) => {
  const answer = async (): Promise<unknown> => {
    switch (question.kind) {
      case 'processor-time':
        return processorTime();
      case 'decide':
        return decisionCost(question.count);
      case 'refresh':
        return refreshCost();
    }
  };
  void answer().then((value) => process.send?.({ answer: value }));
});
process.once('disconnect', () => process.exit(0));
const address = app.server.address();
process.send?.({ answer: typeof address === 'object' ? address?.port : undefined });
