import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { assembleImage } from './assemble-image';
import { ImageFault } from './engine';
import type { Engine } from './engine';

const execute = promisify(execFile);
/** How long a registry of images may take before it counts as out of reach. */
const pullTime = 120_000;

export interface BuildImageDeps {
  readonly engine: Engine;
  readonly root: string;
  /** An empty folder for what is made on the way. */
  readonly folder: string;
  readonly name: string;
  readonly say: (sentence: string) => void;
}

/**
 * Builds the image. Where no registry of images answers, its base is made of Debian's packages and the Node that runs here, and the stage
 * that builds is done by this machine instead of in a container.
 */
export async function buildImage({ engine, root, folder, name, say }: BuildImageDeps): Promise<void> {
  const file = join(root, 'Containerfile');
  const text = await readFile(file, 'utf8');
  const base = /^ARG BASE=(\S+)$/m.exec(text)?.[1] ?? '';
  const pulled = await pull(engine, base);
  if (pulled === undefined) {
    await engine.run('build', '-f', file, '-t', name, root);
    return;
  }
  say(`${base} cannot be pulled (${pulled}), so the base is made of Debian's packages.`);
  const ownBase = `${name}-base`;
  await makeBase(engine, folder, ownBase);
  const context = join(folder, 'context');
  await mkdir(context);
  await assembleImage(root, join(context, 'image/shop'));
  for (const empty of ['data', 'isolates']) await mkdir(join(context, 'image', empty));
  await writeFile(join(context, 'Containerfile'), lastStage(text));
  const buildArguments = ['--build-arg', `BASE=${ownBase}`];
  await engine.run('build', ...buildArguments, '-f', join(context, 'Containerfile'), '-t', name, context);
}

/** Why an image cannot be pulled; undefined when it is here. */
async function pull(engine: Engine, base: string): Promise<string | undefined> {
  const late = new Promise<string>((resolve) => setTimeout(resolve, pullTime, 'no answer').unref());
  const pulling = engine.run('pull', base).then(
    () => undefined,
    (error: unknown) =>
      String(error instanceof Error ? error.message : error)
        .split('\n')
        .at(-1),
  );
  return Promise.race([pulling, late]);
}

/** The last stage of a Containerfile, which takes from its context what it would take from the stage that builds. */
export function lastStage(text: string): string {
  const [first = ''] = /^ARG BASE=.*$/m.exec(text) ?? [];
  const stage = text.slice(text.lastIndexOf('\nFROM ') + 1);
  return `${first}\n${stage.replaceAll('--from=build ', '').replaceAll(' /image/', ' image/')}`;
}

/** A base as the official one: Debian without what it does not need, and the Node of this machine. */
async function makeBase(engine: Engine, folder: string, name: string): Promise<void> {
  const archive = join(folder, 'debian.tar');
  const parameters = ['--variant=minbase', '--include=libstdc++6,ca-certificates', 'bookworm', archive];
  await execute('mmdebstrap', parameters, { maxBuffer: 64 * 1024 * 1024 }).catch((error: unknown) => {
    throw new ImageFault(
      `Without a registry of images mmdebstrap is needed (Debian: apt-get install mmdebstrap): ${String(error)}`,
    );
  });
  const debian = `${name}-debian`;
  await engine.run('import', archive, debian);
  const context = join(folder, 'base');
  await mkdir(context);
  await copyFile(process.execPath, join(context, 'node'));
  await chmod(join(context, 'node'), 0o755);
  await writeFile(join(context, 'Containerfile'), `FROM ${debian}\nCOPY node /usr/local/bin/node\n`);
  await engine.run('build', '-f', join(context, 'Containerfile'), '-t', name, context);
}
