import { join } from 'node:path';
import { faultSentence } from '../brands/brand-fault';
import { readBrands } from '../brands/brand-folder';
import { brandSchemaFile } from '../brands/brand-schema';
import { makeBrand, writeSchema } from '../brands/new-brand';
import type { Command } from './command';
import { textOption } from './options';

const check: Command = {
  name: 'brand check',
  argumentNames: [],
  description: 'Check every brand file and print its faults',
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
  argumentNames: [],
  description: 'List the brands with their hosts and pins',
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

const create: Command = {
  name: 'brand new',
  argumentNames: ['ID'],
  description: 'Write a brand that can be served unchanged, with every field to fill in',
  options: {
    host: { type: 'string', description: 'The host name of its site; ID.localhost by default' },
    name: { type: 'string', description: 'The name that customers see' },
  },
  async run({ output, brandsDirectory }, [id = ''], options) {
    const [host, name] = [textOption(options, 'host'), textOption(options, 'name')];
    const result = await makeBrand(brandsDirectory, { id, host, name });
    output.value(result);
    if (result.kind === 'refused') {
      for (const fault of result.faults) output.line(fault);
      return 1;
    }
    for (const file of result.files) output.line(join(brandsDirectory, file));
    output.line(`A running server shows it within a second. Then: storefront brand check.`);
    return 0;
  },
};

const schema: Command = {
  name: 'brand schema',
  argumentNames: [],
  description: 'Write the JSON schema with which editors check brand files',
  options: {},
  async run({ output, brandsDirectory }) {
    await writeSchema(brandsDirectory);
    output.value({ file: join(brandsDirectory, brandSchemaFile) });
    output.line(`${join(brandsDirectory, brandSchemaFile)} is written.`);
    return 0;
  },
};

export const brandCommands: readonly Command[] = [check, list, create, schema];
