import type { RegistryAnswer } from '@storefront/contract';
import { releaseId } from '../releases/release-store';
import type { Command } from './command';
import { textOption } from './options';
import { printRefusal } from './print-answer';
import { formatWho } from '../registry/format-who';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const list: Command = {
  name: 'release list',
  argumentNames: [],
  description: 'List the releases, newest first',
  options: { feature: { type: 'string', description: 'Only releases of this feature' } },
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
  return aborted
    ? `  aborted in ${aborted.rollout} by ${formatWho({ ...aborted, actor: aborted.by })}: ${aborted.reason}`
    : '';
};

const show: Command = {
  name: 'release show',
  argumentNames: ['NAME@VERSION'],
  description: 'Print the contents of a release',
  options: {},
  async run({ output, registry }, [id = '']) {
    const known = await registry.query('release', { id });
    if (known === undefined)
      return printRefusal(output, { kind: 'refused', effects: [], faults: [`There is no release ${id}.`] });
    const { manifest: release, revoked, aborted, hash, accepted } = known;
    output.line(`${id}, published ${release.publishedAt} by ${release.author} from ${release.commit}`);
    if (revoked) output.line(`revoked ${revoked.at}: ${revoked.reason}`);
    if (aborted)
      output.line(
        `aborted ${aborted.at} in ${aborted.rollout} by ${formatWho({ ...aborted, actor: aborted.by })}: ${aborted.reason}`,
      );
    const brands = accepted.map((brand) => (brand === '*' ? 'every brand' : brand)).join(', ');
    output.line(`hash: ${hash}${brands === '' ? '' : `, accepted by ${brands}`}`);
    const { needed, provided } = release.hostContract;
    output.line(`host contract: ${needed === undefined ? `provides ${provided}` : `needs ${needed}`}`);
    for (const { name, version, provided: isProvided } of release.shared)
      output.line(`${isProvided ? 'provides' : 'needs'} ${name} ${version}`);
    for (const [expose, { js, css }] of Object.entries(release.exposes))
      output.line(`${expose}: ${[...js, ...css].join(', ')}`);
    for (const { path, bytes, brotliBytes, integrity } of release.files)
      output.line(`${path}  ${kilobytes(bytes)}, brotli ${kilobytes(brotliBytes)}  ${integrity}`);
    const fails = (await registry.query('release/faults', { id })) ?? [];
    for (const { code, during, place, stack, visitors, since } of fails)
      output.line(
        `fails in pages: ${code} (${during}) at ${place ?? stack[0]}, ${visitors} visitors since ${since}`,
      );
    output.value({ ...known, fails });
    return 0;
  },
};

export const releaseCommands: readonly Command[] = [list, show];
