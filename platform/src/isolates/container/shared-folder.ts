import { realpathSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of all sockets, made by the supervisor within the shared folder: others can enter it and not list it. */
export const socketsFolder = 'sockets';
/** The socket of the supervisor. */
export const controlSocket = 'control';

/**
 * The path of a socket in the shared folder; throws when there is none, or a link in its place: what writes there may be code of a
 * release that broke out, and must not choose to which socket of this server's own a request goes.
 */
export function sharedSocket(folder: string, name: string): string {
  const path = join(realpathSync(folder), socketsFolder, name);
  if (realpathSync(path) !== path) throw new Error(`${name} is a link`);
  return path;
}
