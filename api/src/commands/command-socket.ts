import { createHash } from 'node:crypto';
import { chmod, unlink } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BusinessCommand } from './run-business-command';
import type { CatalogueCommand, CommandResult } from './command';

// The embedded database belongs to one process. While the server has it, the command line sends its commands to the server.

/** The commands that the command line can send to a server. */
export type ServerCommand = CatalogueCommand | BusinessCommand;

// The longest path of a socket that every system accepts.
const longestPath = 100;

/** The path of the socket for a data folder: in the folder, or derived from its name when that would be too long. */
function socketPath(dataDirectory: string): string {
  const socketInFolder = join(resolve(dataDirectory), 'database', 'commands.sock');
  if (process.platform !== 'win32' && Buffer.byteLength(socketInFolder) <= longestPath) return socketInFolder;
  const name = `storefront-${createHash('sha256').update(socketInFolder).digest('hex').slice(0, 24)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

/** Takes commands until closed. Only the same account of this machine can connect. */
export async function takeCommands(
  dataDirectory: string,
  run: (command: ServerCommand) => Promise<CommandResult>,
): Promise<() => Promise<void>> {
  const path = socketPath(dataDirectory);
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    void readAll(socket)
      .then((text) => run(JSON.parse(text) as ServerCommand))
      .catch((fault): CommandResult => ({
        code: 1,
        lines: [fault instanceof Error ? fault.message : 'The server could not do it.'],
      }))
      .then((result) => socket.end(JSON.stringify(result)));
  });
  // Only the holder of the folder's lock listens here, so an existing socket is left from a dead process.
  await unlink(path).catch(() => undefined);
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(path, () => listening());
  });
  // A connection that cannot be accepted must not end the process.
  server.on('error', () => undefined);
  if (process.platform !== 'win32') await chmod(path, 0o600);
  return () => new Promise((closed) => server.close(() => closed()));
}

/** Sends a command to the server that holds the folder; undefined when no server takes commands. */
export async function askServer(
  dataDirectory: string,
  command: ServerCommand,
): Promise<CommandResult | undefined> {
  const socket = connect({ path: socketPath(dataDirectory), allowHalfOpen: true });
  try {
    await new Promise<void>((connected, failed) => {
      socket.once('connect', connected);
      socket.once('error', failed);
    });
  } catch {
    return undefined;
  }
  socket.end(JSON.stringify(command));
  return JSON.parse(await readAll(socket)) as CommandResult;
}

// Iterating over the socket would close it before the answer is sent.
function readAll(socket: Socket): Promise<string> {
  return new Promise((read, failed) => {
    const parts: Buffer[] = [];
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.once('end', () => read(Buffer.concat(parts).toString('utf8')));
    socket.once('error', failed);
  });
}
