/** The faults of the server part of a release, which draws its pages on the edge (DEV-4, EDG-7). */
export const serverFaults = [
  'server-throw',
  'server-throw-on-render',
  'server-loop',
  'server-hang',
  'server-heap',
] as const;
export type ServerFault = (typeof serverFaults)[number];

const throwStatement = 'throw new Error("The fault switch makes the server part throw");';

/** What each of its functions does instead of its work. */
const codeByFault: Readonly<Record<Exclude<ServerFault, 'server-throw'>, string>> = {
  'server-throw-on-render': throwStatement,
  'server-loop': 'for (;;) {}',
  'server-hang': 'return new Promise(() => {});',
  'server-heap': 'const held = []; for (;;) held.push(new Array(1e6).fill(held));',
};

/** The code of a server part that throws when it is evaluated, or misbehaves when it draws a page. */
export function faultyServerPart(code: string, fault: ServerFault): string {
  if (fault === 'server-throw') return throwStatement;
  return `${code}
;module.exports = Object.fromEntries(Object.entries(module.exports).map(
  ([name, value]) => [name, typeof value === 'function' ? () => { ${codeByFault[fault]} } : value],
));`;
}

export function isServerFault(fault: string): fault is ServerFault {
  return (serverFaults as readonly string[]).includes(fault);
}
