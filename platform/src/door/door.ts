import type { FastifyInstance } from 'fastify';
import { collect } from '../publishing/collect';
import type { CollectDeps } from '../publishing/collect';
import type { PublishDeps } from '../publishing/publish-release';
import type { BrandFileCheck } from '../brands/brand-versions';
import { apiDocument } from './api-document';
import { listApprovals } from './approval-commands';
import { commandRoutes } from './command-routes';
import type { CommandRouteDeps } from './command-routes';
import { cookieSessions } from './cookie-sessions';
import { createGatekeeper } from './gatekeeper';
import type { GatekeeperDeps } from './gatekeeper';
import { loginRoutes } from './login-routes';
import type { LoginDeps } from './login-routes';
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
  /** Logging in by a login provider; without it people and machines show tokens. */
  readonly login?: LoginDeps | undefined;
  /** The file of a brand, and the checks of data that shall take its place (BRD-7). */
  brandFile(brand: string): BrandFileCheck | undefined;
}

/** The only interface that changes the registry (REL-13); the command line and the console are its clients. */
export function doorRoutes(app: FastifyInstance, deps: DoorDeps): void {
  const { registry, clock, brands, watchMinutes, brandFile, login } = deps;
  const gatekeeper = createGatekeeper({ ...deps, sessions: login && cookieSessions(login) });
  const context = () => ({ now: clock.now(), brands: brands(), watchMinutes, brandFile });
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
    queryRoutes(scope, {
      ...deps,
      gatekeeper,
      scheduled: () => listScheduled({ registry, context }),
      approvals: (caller) => listApprovals({ registry, context }, caller),
    });
    publishRoute(scope, { ...deps, gatekeeper });
    if (login !== undefined) loginRoutes(scope, { ...deps, ...login });
  });
}
