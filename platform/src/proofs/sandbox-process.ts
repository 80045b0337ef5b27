import { spawn } from 'node:child_process';

export interface SandboxLimits {
  /** The limit of the elapsed time, and of the processor time. */
  readonly seconds: number;
  readonly megabytes: number;
}

/** The result of a run: the lines that it printed, and why it ended early. */
export interface SandboxRun {
  readonly lines: readonly string[];
  readonly ended: 'done' | 'too long' | 'broken';
}

/**
 * The first code in the new process: reads program and input, removes everything that reaches outside, and runs. `require`,
 * `import()` and code from text are refused there anyway; this also removes the names.
 */
const start = `
import vm from 'node:vm';
let text = '';
process.stdin.setEncoding('utf8');
for await (const part of process.stdin) text += part;
const { program, call } = JSON.parse(text);
const { stdout } = process;
for (const name of ['getBuiltinModule', 'binding', '_linkedBinding', 'dlopen', 'env']) delete process[name];
delete globalThis.fetch;
delete globalThis.WebSocket;
delete globalThis.process;
globalThis.require = (name) => name === 'node:vm' ? vm : undefined;
vm.runInThisContext(program + ';storefrontSandbox');
delete globalThis.require;
const tell = (value) => stdout.write(JSON.stringify(value) + '\\n');
await globalThis.storefrontSandbox.prove(...call, tell);
tell('done');
`;

const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';
// Parsers need some memory of their own; the kernel's limit also counts memory outside the heap.
const outsideHeap = 384;
const maxOutput = 1024 * 1024;

/**
 * Runs a program in a process of its own without files, environment, child processes, add-ons and code from text, with limited
 * time and memory. The kernel's own limits also end it, even after this process has died.
 */
export function runInSandbox(
  program: string,
  call: readonly unknown[],
  { seconds, megabytes }: SandboxLimits,
): Promise<SandboxRun> {
  const node = [
    process.execPath,
    permission,
    '--no-warnings',
    '--disallow-code-generation-from-strings',
    `--max-old-space-size=${megabytes}`,
    ...['--input-type=module', '--eval', start],
  ];
  const limits = `ulimit -t ${Math.ceil(seconds)}; ulimit -d ${(megabytes + outsideHeap) * 1024}; ulimit -f 0; ulimit -c 0;`;
  // Windows has no such limits, nor a shell that sets them.
  const [command = '', ...args] =
    process.platform === 'win32' ? node : ['/bin/sh', '-c', `${limits} exec "$@"`, 'sandbox', ...node];
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: '/',
      env: {},
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: seconds * 1000,
      killSignal: 'SIGKILL',
    });
    let output = '';
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (part: string) => {
      output += part;
      if (output.length > maxOutput) child.kill('SIGKILL');
    });
    // A process that ended early has not read all of its input.
    child.stdin.on('error', () => undefined);
    child.stdin.end(JSON.stringify({ program, call }));
    child.on('error', () => resolve({ lines: [], ended: 'broken' }));
    child.on('close', (_code, signal) => {
      const lines = output.split('\n').slice(0, -1);
      const isDone = lines.at(-1) === '"done"';
      const isTooLong = signal === 'SIGKILL' || signal === 'SIGXCPU';
      resolve({
        lines: isDone ? lines.slice(0, -1) : lines,
        ended: isDone ? 'done' : isTooLong ? 'too long' : 'broken',
      });
    });
  });
}
