import { makeOwnRepository } from './make-own-repository';
import { readRemotePackages } from './packages-of-remotes';

const usage =
  'npm create @storefront/remote@latest NAME: makes the remote NAME in this folder, such as gift-cards.';

const [name, ...more] = process.argv.slice(2);
const print = (line: string) => process.stdout.write(`${line}\n`);

if (name === undefined || name.startsWith('-') || more.length > 0) {
  print(usage);
  process.exitCode = name === '--help' ? 0 : 2;
} else {
  const made = await makeOwnRepository(process.cwd(), name, await readRemotePackages());
  if (made.kind === 'refused') {
    for (const fault of made.faults) print(fault);
    process.exitCode = 1;
  } else {
    print(`The remote ${name} is made: ${made.files.length} files in ${made.folder}.`);
    print('Next: npm install, npm test, npm run dev. README.md says where to look.');
  }
}
