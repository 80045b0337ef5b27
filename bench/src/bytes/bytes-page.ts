import { kilobytes, ratio } from '../figures';
import { row, table } from '../table';
import type { PageWeights, Weights } from './weigh-pages';

/** The compressed bytes of all packages together. */
export function total(weights: Weights) {
  return [...weights.values()].reduce((sum, bytes) => sum + bytes, 0);
}

// Smaller packages are summed up in one line.
const minimumBytes = 100;

const pageTable = ({ name, federated, bundle, files }: PageWeights) => {
  const bytesOf = (weights: Weights, key: string) => weights.get(key) ?? 0;
  const packages = [...new Set([...federated.keys(), ...bundle.keys()])]
    .map((key) => ({ key, ours: bytesOf(federated, key), theirs: bytesOf(bundle, key) }))
    .sort((one, other) => other.ours - other.theirs - (one.ours - one.theirs));
  const isListed = ({ ours, theirs }: (typeof packages)[number]) => Math.max(ours, theirs) >= minimumBytes;
  const smaller = packages.filter((one) => !isListed(one));
  const sum = (pick: 'ours' | 'theirs') => smaller.reduce((bytes, one) => bytes + one[pick], 0);
  const rows = [
    ...packages.filter(isListed),
    { key: 'smaller ones', ours: sum('ours'), theirs: sum('theirs') },
  ];
  const [ours, theirs] = [total(federated), total(bundle)];
  return `## ${name[0]?.toUpperCase()}${name.slice(1)}: ${ratio(ours / theirs)}

${table(
  ['package', `federated (${files} files)`, 'one bundle', 'difference'],
  [...rows, { key: '**all**', ours, theirs }].map((one) =>
    row(one.key, kilobytes(one.ours), kilobytes(one.theirs), kilobytes(one.ours - one.theirs)),
  ),
)}`;
};

/**
 * The text of `docs/bytes.md`: where the bytes of the scripts come from, and which of them a single bundle would not have.
 */
export function bytesPage(pages: readonly PageWeights[]): string {
  return `# Bytes of scripts

Written by \`npm run bytes\`: the scripts that the HTML of a page names, compressed by Brotli as hard as a release's files are, against the same source as one bundle of the
shell and exactly that page. Compression has no parts, so each package counts by what its code takes when it is compressed alone, scaled so that the sum is the file's.
The lines of federation are the runtime's sharing of packages (React, MobX: one copy for all remotes), the shell's loading of releases with last good ones, and what each build needs
to take part; of MobX the shell has the names that remotes may use (decision 0071).

\`docs/bytes.json\` holds what each page may weigh; \`bench/src/bytes/budget.test.ts\` fails when a built page weighs more.

${pages.map(pageTable).join('\n\n')}
`;
}
