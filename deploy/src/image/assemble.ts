import { fileURLToPath } from 'node:url';
import { assembleImage } from './assemble-image';

/** `assemble.ts FOLDER` puts all that the image holds into a new folder; the build of the image runs it (Containerfile). */
const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('Usage: node --import tsx deploy/src/image/assemble.ts FOLDER\n');
  process.exit(2);
}
await assembleImage(fileURLToPath(new URL('../../..', import.meta.url)), folder);
