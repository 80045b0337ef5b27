import { spawn } from 'node:child_process';

/**
 * Runs a command in a folder to its end and returns what it printed; rejects with that output when it fails.
 */
export function runCommand(
  root: string,
  environment: NodeJS.ProcessEnv,
  command: readonly [string, ...string[]],
): Promise<string> {
  const [program, ...parameters] = command;
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(program, parameters, { cwd: root, env: environment });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${command.join(' ')} failed:\n${output}`)),
    );
  });
}
