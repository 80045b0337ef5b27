import { faultSentence } from '../brands/brand-fault';
import { readBrands } from '../brands/brand-book';
import type { Command } from './command';

const check: Command = {
  name: 'brand check',
  takes: [],
  what: 'reads every brand file and names each fault in it',
  options: {},
  async run({ output, brandsDirectory }) {
    const { brands, faults } = await readBrands(brandsDirectory);
    for (const fault of faults) output.line(faultSentence(fault));
    output.line(
      faults.length === 0
        ? `${brands.length} brands, no faults.`
        : `${faults.length} faults; a file with a fault is not served.`,
    );
    output.value({ brands: brands.map(({ brand }) => brand.id), faults });
    return faults.length === 0 ? 0 : 1;
  },
};

const list: Command = {
  name: 'brand list',
  takes: [],
  what: 'names the brands with their hosts and pins',
  options: {},
  async run({ output, brandsDirectory }) {
    const { brands } = await readBrands(brandsDirectory);
    const rows = brands.map(({ brand: { id, kind, name, hosts, pins } }) => ({
      id,
      kind,
      name,
      hosts,
      pins,
    }));
    for (const { id, kind, name, hosts, pins } of rows) {
      const pinned = Object.entries(pins).map(([feature, version]) => `${feature}@${version}`);
      output.line(
        `${id}  ${kind}  ${name}  ${hosts.join(', ')}${pinned.length > 0 ? `  pins ${pinned.join(', ')}` : ''}`,
      );
    }
    output.value(rows);
    return 0;
  },
};

export const brandCommands: readonly Command[] = [check, list];
