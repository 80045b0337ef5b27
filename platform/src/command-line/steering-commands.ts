import type { Command } from './command';
import { changeOf, changeOptions, textOption } from './options';
import { makeChange } from './print-answer';

const brand = { type: 'string', description: 'the brand’s id', isRequired: true } as const;
const brandOf = (options: Parameters<Command['run']>[2]) => textOption(options, 'brand') ?? '';

const pin: Command = {
  name: 'pin',
  argumentNames: ['NAME@VERSION'],
  description: 'keeps a brand on one release of a feature',
  options: { brand, ...changeOptions },
  run: (context, [release = ''], options) =>
    makeChange(context, 'pin', { brand: brandOf(options), release, ...changeOf(options) }),
};

const unpin: Command = {
  name: 'unpin',
  argumentNames: ['FEATURE'],
  description: 'lets a brand follow the stable release of a feature again',
  options: { brand, ...changeOptions },
  run: (context, [feature = ''], options) =>
    makeChange(context, 'unpin', { brand: brandOf(options), feature, ...changeOf(options) }),
};

const freeze: Command = {
  name: 'freeze',
  argumentNames: ['BRAND'],
  description: 'keeps all releases of a brand as they are until a date',
  options: {
    until: { type: 'string', description: 'such as 2026-12-27 or 2026-12-27T06:00:00Z', isRequired: true },
    ...changeOptions,
  },
  run: (context, [brandId = ''], options) =>
    makeChange(context, 'freeze', {
      brand: brandId,
      until: textOption(options, 'until') ?? '',
      ...changeOf(options),
    }),
};

const unfreeze: Command = {
  name: 'unfreeze',
  argumentNames: ['BRAND'],
  description: 'ends the freeze of a brand',
  options: changeOptions,
  run: (context, [brandId = ''], options) =>
    makeChange(context, 'unfreeze', { brand: brandId, ...changeOf(options) }),
};

const addTeam: Command = {
  name: 'team add',
  argumentNames: ['TEAM'],
  description: 'adds a team, or changes what it may release',
  options: {
    features: {
      type: 'string',
      description: 'names separated by commas; brand:ID controls a brand, * is everything',
      isRequired: true,
    },
    webhook: {
      type: 'string',
      description: 'called when the guard aborts or holds a rollout of its features',
    },
    ...changeOptions,
  },
  run(context, [team = ''], options) {
    const webhook = textOption(options, 'webhook');
    return makeChange(context, 'team/add', {
      team,
      features: (textOption(options, 'features') ?? '').split(',').map((feature) => feature.trim()),
      ...(webhook !== undefined && { webhook }),
      ...changeOf(options),
    });
  },
};

const token: Command = {
  name: 'team token',
  argumentNames: ['TEAM'],
  description: 'makes a token for a team and shows it once',
  options: {
    'revoke-others': { type: 'boolean', description: 'revoke its former tokens' },
    ...changeOptions,
  },
  run: (context, [team = ''], options) =>
    makeChange(context, 'team/token', {
      team,
      revokeOthers: options['revoke-others'] === true,
      ...changeOf(options),
    }),
};

const audit: Command = {
  name: 'audit',
  argumentNames: [],
  description: 'lists who changed what, when and why, newest first',
  options: {
    actor: { type: 'string', description: 'only entries of this team' },
    action: { type: 'string', description: 'such as "rollout start"' },
    subject: { type: 'string', description: 'such as checkout@2.1.0, also where a change only names it' },
    feature: { type: 'string', description: 'only entries about this feature and its releases' },
    brand: { type: 'string', description: 'only entries about this brand' },
    refused: { type: 'string', description: 'yes or no' },
    from: { type: 'string', description: 'such as 2026-12-27 or 2026-12-27T06:00:00Z' },
    to: { type: 'string', description: 'the same; a date includes the whole day' },
  },
  async run({ output, registry }, _args, options) {
    const filter = Object.fromEntries(
      ['actor', 'action', 'subject', 'feature', 'brand', 'refused', 'from', 'to'].flatMap((name) => {
        const value = textOption(options, name);
        return value === undefined ? [] : [[name, value]];
      }),
    );
    const entries = (await registry.query('audit', filter)) ?? [];
    for (const { at, actor, action, subject, reason, refused, faults } of entries)
      output.line(
        `${at}  ${actor}  ${action}  ${subject}  ${refused ? `refused: ${faults.join(' ')}` : reason}`,
      );
    if (entries.length === 0) output.line('There are no such entries.');
    output.value(entries);
    return 0;
  },
};

export const steeringCommands: readonly Command[] = [pin, unpin, freeze, unfreeze, addTeam, token, audit];
