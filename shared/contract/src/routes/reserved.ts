import { overlap } from './pattern';
import { routes } from './table';

/** The paths that the server answers itself. */
const serverPaths = [
  'api',
  'brand',
  'console',
  'dev',
  'healthz',
  'metrics',
  'pay',
  'platform',
  'readyz',
  'registry',
  'releases',
];

/** On a single-business brand everything below these is a redirect or the 404 page (D2, D54). */
const wholeBranches = ['/business/*', '/home/*'];

const reserved = [
  ...routes.flatMap(({ patterns }) => patterns),
  ...wholeBranches,
  ...serverPaths.flatMap((path) => [`/${path}`, `/${path}/*`]),
];

/** The pattern of the specification or of the server that takes paths of this one too, or undefined when it is free (REL-12). */
export function reservedPattern(pattern: string): string | undefined {
  return reserved.find((taken) => overlap(taken, pattern));
}

/** Menu places up to this one belong to the shell's own entries. */
export const reservedMenuPlaces = 9;
