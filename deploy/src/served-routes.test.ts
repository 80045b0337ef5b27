import { composedServer } from './testing/composed-server';
import { printedPaths } from './testing/served-paths';
import { roleOfPath } from './role-of-path';
import type { AnsweringRole } from './role-of-path';

/** The paths that a process with only one role serves, among those that the balancer divides by role. */
const splitPathsOf = async (role: AnsweringRole) => {
  const composed = await composedServer({}, () => undefined, new Set([role]));
  const paths = printedPaths(composed.server);
  await composed.close();
  return paths.filter((path) => /^\/(platform|console|api|pay|releases)(\/|$)/.test(path));
};

describe('what a process serves', () => {
  it.each([
    ['edge', '/platform/decisions/:file'],
    ['api', '/api/business/order'],
    ['registry', '/platform/release/publish'],
  ] as const)('with the role %s is what the balancer asks it for', async (role, one) => {
    const paths = await splitPathsOf(role);
    expect(paths).toContain(one);
    expect(paths.map((path) => [path, roleOfPath(path)])).toStrictEqual(paths.map((path) => [path, role]));
  });
});
