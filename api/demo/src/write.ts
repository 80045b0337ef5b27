import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generateDemoCatalogue } from './generate-demo-catalogue';

const [directory] = process.argv.slice(2);
if (directory === undefined) {
  process.stderr.write('Usage: npm run write -w @storefront/demo -- DIRECTORY\n');
  process.exit(2);
}

const { catalogue, pictures } = generateDemoCatalogue();
const files = new Map<string, string | Uint8Array>([
  ['catalogue.json', `${JSON.stringify(catalogue, null, 1)}\n`],
  ...pictures,
]);
for (const [path, content] of files) {
  const file = join(directory, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
process.stdout.write(
  `${catalogue.businesses.length} restaurants and ${pictures.size} pictures written to ${directory}\n`,
);
