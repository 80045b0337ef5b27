import { execFile } from 'node:child_process';
import { basename } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Ends the command with its message and no stack trace. */
export class ImageFault extends Error {}

/** A container engine: docker, podman, or what takes their arguments. */
export interface Engine {
  readonly command: readonly string[];
  /** Runs it to its end and returns what it printed; throws an error with what went wrong. */
  run(...parameters: readonly string[]): Promise<string>;
}

/** The engine that is named, such as `podman --runtime runc`, or the first that answers. */
export async function findEngine(
  named: string | undefined,
  known: readonly string[] = ['docker', 'podman'],
): Promise<Engine> {
  const candidates = named === undefined ? known.map((program) => [program]) : [named.split(' ')];
  for (const command of candidates) {
    const engine = engineOf(command);
    // The client of docker may be there without its server.
    if (await engine.run('info').then(Boolean, () => false)) return engine;
  }
  throw new ImageFault(
    `No container engine answers (${candidates.map((command) => command.join(' ')).join(', ')}): start docker, or install podman (Debian: apt-get install podman).`,
  );
}

/**
 * The engine with a runtime that starts containers of this image here. Debian's podman brings crun, which refuses machines with both kinds of
 * control groups; runc takes them.
 */
export async function withRuntime(engine: Engine, image: string): Promise<Engine> {
  const [program = ''] = engine.command;
  const isPodman = basename(program) === 'podman' && engine.command.length === 1;
  const others = isPodman ? [[program, '--runtime', 'runc']] : [];
  let fault: unknown;
  for (const candidate of [engine, ...others.map(engineOf)])
    try {
      await candidate.run('run', '--rm', ...limits, image, 'node', '--version');
      return candidate;
    } catch (error) {
      fault ??= error;
    }
  throw fault;
}

/** How many files and processes a container may have: fewer than an engine gives by itself, which not every machine may give. */
export const limits = ['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096'] as const;

function engineOf(command: readonly string[]): Engine {
  const [program = '', ...first] = command;
  return {
    command,
    async run(...parameters) {
      try {
        const { stdout } = await execute(program, [...first, ...parameters], { maxBuffer: 64 * 1024 * 1024 });
        return stdout.trim();
      } catch (error) {
        // Safe: execFile's errors have what was printed.
        const { stderr = '', message } = error as Error & { readonly stderr?: string };
        throw new ImageFault(`${program} ${parameters.slice(0, 2).join(' ')}: ${stderr.trim() || message}`);
      }
    },
  };
}
