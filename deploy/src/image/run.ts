import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { imageOptions } from '../../options.mjs';
import { buildImage } from './build-image';
import { findEngine, ImageFault, withRuntime } from './engine';
import { tryImage } from './try-image';

/** `npm run image`: builds the image `storefront`, starts it and places an order in it (SCL-2). */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const name = 'localhost/storefront';
const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);

const options = imageOptions(process.argv.slice(2));
const folder = await mkdtemp(join(tmpdir(), 'storefront-image-'));
try {
  const engine = await findEngine(options.engine);
  const since = performance.now();
  await buildImage({ engine, root, folder, name, say });
  const size = Number(await engine.run('image', 'inspect', '--format', '{{.Size}}', name));
  say(
    `${name} was built with ${engine.command.join(' ')} in ${((performance.now() - since) / 1000).toFixed(0)} s: ${(size / 1e6).toFixed(0)} MB.`,
  );
  await tryImage({ engine: await withRuntime(engine, name), name, folder, say });
} catch (fault) {
  if (!(fault instanceof ImageFault)) throw fault;
  process.stderr.write(`${fault.message}\n`);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
