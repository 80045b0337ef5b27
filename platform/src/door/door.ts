import type { FastifyInstance } from 'fastify';
import { type CollectParts, collect } from '../releases/collect';
import type { PublishParts } from '../releases/publish-release';
import { apiDocument } from './api-document';
import { type CommandRouteParts, commandRoutes } from './command-routes';
import { type GatekeeperParts, createGatekeeper } from './gatekeeper';
import { publishRoute } from './publish-route';
import { type QueryRouteParts, queryRoutes } from './query-routes';

export interface DoorParts
  extends
    PublishParts,
    Pick<CollectParts, 'retentionDays'>,
    Pick<GatekeeperParts, 'addressOf'>,
    Pick<QueryRouteParts, 'overview' | 'resolve' | 'openResolve' | 'figuresOf'>,
    Pick<CommandRouteParts, 'remotesOf'>,
    Partial<Pick<CommandRouteParts, 'previewKey' | 'webhookSecretOf'>> {}

/** The one way in for everything that changes the registry (REL-13); the command line and the console are its clients. */
export function doorRoutes(app: FastifyInstance, parts: DoorParts): void {
  const { registry, clock, brands } = parts;
  const gatekeeper = createGatekeeper(parts);
  void app.register(async (scope) => {
    await apiDocument(scope);
    commandRoutes(scope, {
      registry,
      gatekeeper,
      context: () => ({ now: clock.now(), brands: brands() }),
      collect: (note) => collect(parts, note),
      remotesOf: parts.remotesOf,
      previewKey: parts.previewKey,
      webhookSecretOf: parts.webhookSecretOf,
    });
    queryRoutes(scope, { ...parts, gatekeeper });
    publishRoute(scope, { ...parts, gatekeeper });
  });
}
