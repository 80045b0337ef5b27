import type { CommandResult } from './command';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Database } from '../database/database';
import { tellKitchens } from '../kitchen-changes/kitchen-changes';
import { businessToken, webhookSecret } from '../business-keys/business-token';
import { createBusinessKeyRepository } from '../business-keys/repository';

/** A command about the keys of a business. */
export interface BusinessCommand {
  readonly verb: 'token' | 'revoke';
  readonly slug: string;
}

export const businessUsage = [
  'Usage: npm run business -- token SLUG    prints the keys with which the business talks to the API',
  '       npm run business -- revoke SLUG   revokes its current keys, and prints new ones',
];

/** Parses the words after `npm run business --`; undefined when they are no command. */
export function parseBusinessCommand(args: readonly string[]): BusinessCommand | undefined {
  const [verb, slug, ...rest] = args;
  if ((verb !== 'token' && verb !== 'revoke') || rest.length > 0) return undefined;
  return slug !== undefined && /^[a-z0-9-]+$/.test(slug) ? { verb, slug } : undefined;
}

interface Ports {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'codeSecret'>;
}

export async function runBusinessCommand(
  { verb, slug }: BusinessCommand,
  { database, clock, config }: Ports,
): Promise<CommandResult> {
  const keys = createBusinessKeyRepository(database);
  if (verb === 'revoke') {
    await keys.revoke(slug, clock.now());
    // The devices of its kitchen are logged out at once.
    await tellKitchens(database, [slug]);
  }
  const version = await keys.versionOf(slug);
  return {
    code: 0,
    lines: [
      ...(verb === 'revoke' ? [`The former keys of ${slug} are no longer valid.`] : []),
      `Token for business/order_state:  ${businessToken(config.codeSecret, slug, version)}`,
      `Secret of its webhooks:          ${webhookSecret(config.codeSecret, slug, version)}`,
    ],
  };
}
