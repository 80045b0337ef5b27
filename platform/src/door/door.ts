import type { FastifyInstance } from 'fastify';
import { collect } from '../publishing/collect';
import type { CollectDeps } from '../publishing/collect';
import type { PublishDeps } from '../publishing/publish-release';
import { apiDocument } from './api-document';
import { commandRoutes } from './command-routes';
import type { CommandRouteDeps } from './command-routes';
import { createGatekeeper } from './gatekeeper';
import type { GatekeeperDeps } from './gatekeeper';
import { publishRoute } from './publish-route';
import { listScheduled } from './scheduled-changes';
import { queryRoutes } from './query-routes';
import type { QueryRouteDeps } from './query-routes';

export interface DoorDeps
  extends
    Omit<PublishDeps, 'turns'>,
    Pick<CollectDeps, 'retentionDays'>,
    Pick<GatekeeperDeps, 'addressOf'>,
    Pick<QueryRouteDeps, 'overview' | 'resolve' | 'openResolve' | 'figuresOf' | 'faultsOf' | 'verdictsOf'>,
    Pick<CommandRouteDeps, 'remotesOf'>,
    Partial<Pick<CommandRouteDeps, 'previewKey' | 'webhookSecretOf'>> {
  /** For how many minutes a promoted rollout is watched; 0 for not at all. */
  readonly watchMinutes: number;
}

/** The only interface that changes the registry (REL-13); the command line and the console are its clients. */
export function doorRoutes(app: FastifyInstance, deps: DoorDeps): void {
  const { registry, clock, brands, watchMinutes } = deps;
  const gatekeeper = createGatekeeper(deps);
  const context = () => ({ now: clock.now(), brands: brands(), watchMinutes });
  void app.register(async (scope) => {
    await apiDocument(scope);
    commandRoutes(scope, {
      registry,
      gatekeeper,
      context,
      collect: (note) => collect(deps, note),
      remotesOf: deps.remotesOf,
      previewKey: deps.previewKey,
      webhookSecretOf: deps.webhookSecretOf,
    });
    queryRoutes(scope, { ...deps, gatekeeper, scheduled: () => listScheduled({ registry, context }) });
    publishRoute(scope, { ...deps, gatekeeper });
  });
}
