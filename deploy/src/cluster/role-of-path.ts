/** The roles whose processes answer requests; jobs answer nobody. */
export type AnsweringRole = 'edge' | 'api' | 'registry';

const ofApi = /^\/(api\/|pay(\/|$)|dev\/outbox(\/|$))/;
const ofRegistry = /^\/(platform\/|console(\/|$))/;
// What open pages ask of the edge itself; everything else under /platform is the door.
const ofEdge = /^\/platform\/(telemetry|served|reports|preview\/leave)$|^\/platform\/decisions\//;

/** Which processes a balancer asks for a path; without its query. */
export function roleOfPath(path: string): AnsweringRole {
  if (ofApi.test(path)) return 'api';
  return ofRegistry.test(path) && !ofEdge.test(path) ? 'registry' : 'edge';
}
