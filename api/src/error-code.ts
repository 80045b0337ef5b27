/** The `code` of whatever was thrown, such as 'ENOENT'; '' for what has none. */
export function errorCode(thrown: unknown): string {
  return typeof thrown === 'object' && thrown !== null && 'code' in thrown ? String(thrown.code) : '';
}
