import { join } from 'node:path';
import { faultSentence } from '../brands/brand-fault';
import { readBrands } from '../brands/brand-folder';
import { brandSchemaFile } from '../brands/brand-schema';
import { makeBrand, writeSchema } from '../brands/new-brand';
import { formatWho } from '../registry/format-who';
import type { Command } from './command';
import { printRefusal } from './print-answer';
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

const show: Command = {
  name: 'brand show',
  argumentNames: ['BRAND'],
  description: 'List what was saved of a brand: its draft, what visitors get, and former versions',
  options: {},
  async run({ output, registry }, [brand = '']) {
    const state = await registry.query('brand', { brand });
    if (state === undefined) return printRefusal(output, noBrand(brand));
    const { latest, source, draft, versions } = state;
    output.line(
      `${brand} is at version ${latest}; visitors get ${source === 'file' ? 'the brand file' : 'the latest live version'}.`,
    );
    if (draft !== null) output.line(`Version ${draft} is its draft.`);
    for (const { number, kind, by: actor, at, reason, ...doer } of versions)
      output.line(`${number}  ${kind}  ${at}  ${formatWho({ ...doer, actor })}: ${reason}`);
    output.value(state);
    return 0;
  },
};

const data: Command = {
  name: 'brand data',
  argumentNames: ['BRAND'],
  description: 'Print the data of a brand as JSON, to be changed and saved as a draft',
  options: { version: { type: 'string', description: 'Those of a former version or of the draft' } },
  async run({ output, registry }, [brand = ''], options) {
    const version = textOption(options, 'version');
    const state = await registry.query('brand', { brand, ...(version !== undefined && { version }) });
    if (state === undefined) return printRefusal(output, noBrand(brand));
    output.line(state.data);
    output.value(JSON.parse(state.data));
    return 0;
  },
};

const noBrand = (brand: string) => ({
  kind: 'refused' as const,
  effects: [],
  faults: [`There is no brand "${brand}", or no such version of it.`],
});

export const brandCommands: readonly Command[] = [check, list, create, schema, show, data];
