import type { RegistryAnswer } from '@storefront/contract';
import { releaseId } from '../releases/release-store';
import type { Command } from './command';
import { brandsOption, changeOf, changeOptions, despiteOf, despiteOption, textOption } from './options';
import { makeChange, printRefusal } from './print-answer';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const publish: Command = {
  name: 'release publish',
  argumentNames: ['FOLDER'],
  description:
    'publishes a built folder (a workspace’s dist) as an immutable release; the first of a feature becomes stable',
  options: {
    version: { type: 'string', description: 'the expected version; refused when the build has another' },
    author: { type: 'string', description: 'who publishes' },
    commit: { type: 'string', description: 'the commit it was built from' },
    stable: { type: 'boolean', description: 'make it stable for everybody at once' },
    'try-out': changeOptions['try-out'],
  },
  async run({ output, registry, author, commit }, [folder = ''], options) {
    const version = textOption(options, 'version');
    output.line(`Publishing ${folder} to ${registry.location} …`);
    const answer = await registry.publish(folder, {
      author: textOption(options, 'author') ?? author,
      commit: textOption(options, 'commit') ?? commit,
      ...(version !== undefined && { version }),
      promotion: options['stable'] ? 'always' : 'first',
      ...(options['try-out'] === true && { tryOut: 'yes' as const }),
    });
    if (answer.kind === 'refused') return printRefusal(output, answer);
    if (answer.outcome !== 'published')
      output.line(`${answer.release} was published before, with the same content.`);
    for (const effect of answer.effects) output.line(effect);
    if (answer.kind === 'tried out') output.line('Nothing has been changed.');
    output.value(answer);
    return 0;
  },
};

const list: Command = {
  name: 'release list',
  argumentNames: [],
  description: 'lists the releases, newest first',
  options: { feature: { type: 'string', description: 'only releases of this feature' } },
  async run({ output, registry }, _args, options) {
    const feature = textOption(options, 'feature');
    const rows = (await registry.query('releases', { ...(feature !== undefined && { feature }) })) ?? [];
    for (const row of rows)
      output.line(`${releaseId(row)}  ${row.publishedAt}  ${row.author}${stateOf(row)}`);
    if (rows.length === 0) output.line('There is no release yet.');
    output.value(rows);
    return 0;
  },
};

const stateOf = ({ revoked, aborted }: RegistryAnswer<'releases'>[number]) => {
  if (revoked) return '  revoked';
  return aborted ? `  aborted in ${aborted.rollout} by ${aborted.by}: ${aborted.reason}` : '';
};

const show: Command = {
  name: 'release show',
  argumentNames: ['NAME@VERSION'],
  description: 'prints the contents of a release',
  options: {},
  async run({ output, registry }, [id = '']) {
    const known = await registry.query('release', { id });
    if (known === undefined)
      return printRefusal(output, { kind: 'refused', effects: [], faults: [`There is no release ${id}.`] });
    const { manifest: release, revoked, aborted } = known;
    output.line(`${id}, published ${release.publishedAt} by ${release.author} from ${release.commit}`);
    if (revoked) output.line(`revoked ${revoked.at}: ${revoked.reason}`);
    if (aborted)
      output.line(`aborted ${aborted.at} in ${aborted.rollout} by ${aborted.by}: ${aborted.reason}`);
    const { needed, provided } = release.hostContract;
    output.line(`host contract: ${needed === undefined ? `provides ${provided}` : `needs ${needed}`}`);
    for (const { name, version, provided: isProvided } of release.shared)
      output.line(`${isProvided ? 'provides' : 'needs'} ${name} ${version}`);
    for (const [expose, { js, css }] of Object.entries(release.exposes))
      output.line(`${expose}: ${[...js, ...css].join(', ')}`);
    for (const { path, bytes, brotliBytes, integrity } of release.files)
      output.line(`${path}  ${kilobytes(bytes)}, brotli ${kilobytes(brotliBytes)}  ${integrity}`);
    output.value(known);
    return 0;
  },
};

const promote: Command = {
  name: 'release promote',
  argumentNames: ['NAME@VERSION'],
  description: 'makes a release stable for everybody at once, without steps',
  options: {
    brands: { type: 'string', description: 'all, or ids separated by commas' },
    despite: despiteOption,
    ...changeOptions,
  },
  run: (context, [release = ''], options) =>
    makeChange(context, 'release/promote', {
      release,
      brands: brandsOption(options),
      ...despiteOf(options),
      ...changeOf(options),
    }),
};

const revoke: Command = {
  name: 'release revoke',
  argumentNames: ['NAME@VERSION'],
  description: 'takes a release out of service for ever',
  options: changeOptions,
  run: (context, [release = ''], options) =>
    makeChange(context, 'release/revoke', { release, ...changeOf(options) }),
};

const collect: Command = {
  name: 'release collect',
  argumentNames: [],
  description: 'removes the files of releases that nobody could get for the retention time',
  options: changeOptions,
  run: (context, _args, options) => makeChange(context, 'release/collect', changeOf(options)),
};

export const releaseCommands: readonly Command[] = [publish, list, show, promote, revoke, collect];
