import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { unlessMissing, writeAtomically } from '../files/write-atomically';
import type { Registry } from '../registry/registry';
import { createToken, hashToken } from './tokens';

const operators = 'operators';

/**
 * The token of the operators, who may do everything, from the file `registry-token` of the data folder; created when the file is
 * missing or the registry does not know the token. Only the account that runs the server can read the file.
 */
export async function operatorToken(registry: Registry, dataDirectory: string): Promise<string> {
  const path = join(dataDirectory, 'registry-token');
  const existing = (await unlessMissing(readFile(path, 'utf8')))?.trim();
  if (existing && (await registry.teamOfToken(hashToken(existing)))?.id === operators) return existing;
  const note = {
    actor: operators,
    machine: 'start of the server',
    subject: operators,
    reason: `for the command line over ${path}`,
  };
  const known = (await registry.teams()).some(({ id }) => id === operators);
  if (!known)
    await registry.saveTeam(
      { id: operators, features: ['*'], webhook: undefined },
      { ...note, action: 'team add' },
    );
  const token = createToken();
  await registry.addToken(
    { hash: hashToken(token), team: operators, label: 'registry-token', revokeOthers: false },
    { ...note, action: 'team token' },
  );
  await writeAtomically(path, `${token}\n`, 0o600);
  return token;
}
