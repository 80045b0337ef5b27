/** The package of an imported module: that of `@scope/name/part` is `@scope/name`. */
export function findPackage(path: string): string {
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
}
