import { assertNever } from '@storefront/contract';
import type { CommandResult } from './command';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Database } from '../database/database';
import { tellKitchens } from '../kitchen-changes/kitchen-changes';
import { businessToken, webhookSecret } from '../business-keys/business-token';
import { createBusinessKeyRepository } from '../business-keys/repository';
import { createCatalogueRepository } from '../catalogue/repository';
import { createKitchenRoleRepository } from '../kitchen-roles/repository';
import type { KitchenRole } from '../kitchen-roles/tables';
import { createUserRepository } from '../users/repository';

/** A command about the keys of a business, or about the people who work in its kitchen. */
export type BusinessCommand =
  | { readonly verb: 'token' | 'revoke' | 'people'; readonly slug: string }
  | ({ readonly verb: 'give'; readonly role: KitchenRole } & Person)
  | ({ readonly verb: 'take' } & Person);

/** The account of a person on a brand, and the business that the role is for. */
interface Person {
  readonly slug: string;
  readonly email: string;
  readonly brandId: string;
}

export const businessUsage = [
  'Usage: npm run business -- token SLUG    prints the keys with which the business talks to the API',
  '       npm run business -- revoke SLUG   revokes its current keys, and prints new ones',
  '       npm run business -- people SLUG   lists the people who may log in to its kitchen',
  '       npm run business -- give SLUG EMAIL owner|staff BRAND   lets the account with this address on a brand log in',
  '       npm run business -- take SLUG EMAIL BRAND               takes that away, and ends its sessions',
];

/** Parses the words after `npm run business --`; undefined when they are no command. */
export function parseBusinessCommand(args: readonly string[]): BusinessCommand | undefined {
  const [verb, slug = '', ...rest] = args;
  if (!/^[a-z0-9-]+$/.test(slug)) return undefined;
  const [email = '', ...more] = rest;
  const brandId = more.at(-1) ?? '';
  switch (verb) {
    case 'token':
    case 'revoke':
    case 'people':
      return rest.length === 0 ? { verb, slug } : undefined;
    case 'give': {
      const [role] = more;
      if (more.length !== 2 || (role !== 'owner' && role !== 'staff')) return undefined;
      return { verb, slug, email, role, brandId };
    }
    case 'take':
      return more.length === 1 ? { verb, slug, email, brandId } : undefined;
    default:
      return undefined;
  }
}

interface Ports {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'codeSecret'>;
}

export async function runBusinessCommand(command: BusinessCommand, ports: Ports): Promise<CommandResult> {
  switch (command.verb) {
    case 'token':
    case 'revoke':
      return runKeyCommand({ verb: command.verb, slug: command.slug }, ports);
    case 'people':
      return listPeople(command.slug, ports);
    case 'give':
    case 'take':
      return changeRole(command, ports);
    default:
      return assertNever(command);
  }
}

async function runKeyCommand(
  { verb, slug }: { readonly verb: 'token' | 'revoke'; readonly slug: string },
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

async function listPeople(slug: string, { database }: Ports): Promise<CommandResult> {
  const people = await createKitchenRoleRepository(database).peopleOf(slug);
  const lines = people.map(({ role, name, email, brandId }) => `${role}  ${name}  ${email}  ${brandId}`);
  return { code: 0, lines: lines.length === 0 ? [`Nobody has a role for ${slug}.`] : lines };
}

async function changeRole(
  command: Extract<BusinessCommand, Person>,
  { database, clock }: Ports,
): Promise<CommandResult> {
  const { slug, email, brandId } = command;
  const user = await createUserRepository(database).byEmail(email, brandId);
  if (user === undefined)
    return { code: 1, lines: [`There is no account of ${email} on the brand ${brandId}.`] };
  const roles = createKitchenRoleRepository(database);
  if (command.verb === 'give') {
    if ((await createCatalogueRepository(database).businessBySlug(slug)) === undefined)
      return { code: 1, lines: [`There is no business ${slug}.`] };
    // Anybody can open an account with any address, and only its owner can confirm it.
    if (user.emailConfirmedAt === null)
      return { code: 1, lines: [`${email} has not confirmed the address yet, so it may be somebody else.`] };
    await roles.give(slug, user.id, command.role, clock.now());
    return { code: 0, lines: [`${user.name} (${email}) is now ${command.role} of ${slug}.`] };
  }
  if (!(await roles.take(slug, user.id))) return { code: 1, lines: [`${email} has no role for ${slug}.`] };
  // The person's devices are logged out at once.
  await tellKitchens(database, [slug]);
  return { code: 0, lines: [`${user.name} (${email}) has no role for ${slug} any more.`] };
}
