import type { Brand } from '@storefront/contract';
import type { FastifyInstance } from 'fastify';
import type { PublishParts } from '../releases/publish-release';
import { commandRoutes } from './command-routes';
import { createGatekeeper } from './gatekeeper';
import { publishRoute } from './publish-route';
import { queryRoutes } from './query-routes';

export interface DoorParts extends PublishParts {
  /** What a brand puts in the place of our remotes, by feature (BRD-5). */
  remotesOf(brand: string): Brand['remotes'];
  /** The address that limits count by. */
  addressOf(request: { readonly ip: string }): string;
  readonly previewKey?: string | undefined;
}

/** The one way in for everything that changes the registry (REL-13); the command line and the console are its clients. */
export function doorRoutes(app: FastifyInstance, parts: DoorParts): void {
  const { registry, clock, brands } = parts;
  const gatekeeper = createGatekeeper(parts);
  commandRoutes(app, {
    registry,
    gatekeeper,
    context: () => ({ now: clock.now(), brands: brands() }),
    remotesOf: parts.remotesOf,
    previewKey: parts.previewKey,
  });
  queryRoutes(app, { registry, gatekeeper });
  publishRoute(app, { ...parts, gatekeeper });
}
