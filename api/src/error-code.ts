/** The `code` of anything thrown, such as 'ENOENT'; '' when it has none. */
export function errorCode(thrown: unknown): string {
  return typeof thrown === 'object' && thrown !== null && 'code' in thrown ? String(thrown.code) : '';
}
