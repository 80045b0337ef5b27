import type { FastifyInstance } from 'fastify';

// Fastify prints a wildcard without the path before it.
const wildcards = ['/*', '/releases/*', '/api/*', '/api/docs/static/*'];

/** The paths of a server's routes as Fastify prints them, with their parameters as `:name` and `*`. */
export function printedPaths(server: FastifyInstance): string[] {
  const above: string[] = [];
  return server
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods] = /^([│ ]*)[├└]── (\S*)(?: \((.*)\))?/.exec(line) ?? [];
      if (part === '') return [];
      const depth = indent.length / 4;
      above.length = depth;
      above[depth] = part;
      return methods === undefined ? [] : [above.join('')];
    });
}

/**
 * Every path that a server with all roles answers, except /readyz, which answers 503 when nothing is published.
 */
export function servedPaths(server: FastifyInstance): string[] {
  const paths = printedPaths(server).filter((path) => path.startsWith('/') && path !== '/readyz');
  return [...new Set([...paths, ...wildcards])];
}

/**
 * What an answer reveals about the server: folders, packages, SQL, stack traces, error codes; '' when nothing.
 */
export function serverDetailIn(payload: string, dataFolder: string): string {
  const words = ['node_modules', 'select ', 'insert ', 'params:', '\n    at ', 'ENAMETOOLONG'];
  return [dataFolder, process.cwd(), ...words].filter((word) => payload.includes(word)).join();
}
