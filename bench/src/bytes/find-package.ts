/** The name for code that webpack itself writes around modules, without a source file. */
export const ofWebpack = 'webpack: module wrappers and loading';

const design =
  /^(@radix-ui|@floating-ui|aria-hidden|get-nonce|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar)/;

/** The package or workspace that a source of a build belongs to, by its absolute path in the source map. */
export function findPackage(source: string): string {
  const path = source.replace(/\?.*$/, '');
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path) ?? [];
  if (name !== undefined && name !== '.federation') {
    if (name.startsWith('@module-federation/')) return 'federation: the package’s runtime';
    return design.test(name) ? 'radix-ui and what it uses' : name;
  }
  if (path.endsWith('.module.css')) return 'names of classes';
  if (/\/shell\/src\/federation\//.test(path)) return 'federation: shell/src/federation';
  if (
    /\/shared\/build\/|\.federation\/|webpack\/(runtime\/(consumes|sharing|federation|embed)|container)/.test(
      path,
    )
  )
    return 'federation: sharing and containers in each build';
  const [, workspace] = /\/(shared\/[a-z]+|shell|remote-[a-z-]+|bench)\/src\//.exec(path) ?? [];
  return workspace ?? ofWebpack;
}
