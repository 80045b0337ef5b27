/** The roles whose processes answer requests; a process for jobs answers none. */
export type AnsweringRole = 'edge' | 'api' | 'registry';

const ofApi = /^\/(api\/|pay(\/|$)|dev\/outbox(\/|$))/;
const ofRegistry = /^\/(platform\/|console(\/|$))/;
// These are calls of open pages to the edge; everything else under /platform goes to the registry.
const ofEdge =
  /^\/platform\/(telemetry|served|reports|preview\/(open|leave|places)|staff\/(page|choose|toolbar|leave))$|^\/platform\/decisions\//;

/** Returns the role whose processes a balancer asks for a path without its query. */
export function roleOfPath(path: string): AnsweringRole {
  if (ofApi.test(path)) return 'api';
  return ofRegistry.test(path) && !ofEdge.test(path) ? 'registry' : 'edge';
}
