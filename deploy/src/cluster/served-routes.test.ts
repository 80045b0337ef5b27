import { composedServer } from '../testing/composed-server';
import { type AnsweringRole, roleOfPath } from './role-of-path';

/** The paths of the routes that Fastify prints as a tree: four signs to the left for each level. */
const pathsIn = (tree: string): string[] => {
  const above: string[] = [];
  return tree
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, indent = '', segment = ''] = /^((?:[│├└ ][── ]{2} )+)(\S+)/.exec(line) ?? [];
      const level = indent.length / 4 - 1;
      above.splice(level, above.length, segment);
      return above.join('');
    });
};

/** What a process with one role alone serves under addresses that the balancer splits. */
const splitPathsOf = async (role: AnsweringRole) => {
  const composed = await composedServer({}, () => undefined, new Set([role]));
  const paths = pathsIn(composed.server.printRoutes({ commonPrefix: false }));
  await composed.close();
  return paths.filter((path) => /^\/(platform|console|api|pay|releases)(\/|$)/.test(path));
};

describe('what a process serves', () => {
  it.each([
    ['edge', '/platform/decisions/:file'],
    ['api', '/api/business/order'],
    ['registry', '/platform/release/publish'],
  ] as const)('with the role %s is asked of it by the balancer', async (role, one) => {
    const paths = await splitPathsOf(role);
    expect(paths).toContain(one);
    expect(paths.map((path) => [path, roleOfPath(path)])).toEqual(paths.map((path) => [path, role]));
  });
});
