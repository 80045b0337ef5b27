import { delimiter } from 'node:path';

// Where npm finds packages on this machine; everything else that npm sets names the folder in which it was started.
const ofMachine = /^npm_config_(cache|registry|userconfig|globalconfig)$/i;

/** The environment of somebody who has no checkout: nothing in it leads to `root`. */
export function foreignEnvironment(root: string): Record<string, string> {
  const kept = Object.entries(process.env).filter(
    ([name, value = '']) =>
      ofMachine.test(name) ||
      (!/^(npm_|NODE_|STOREFRONT_|E2E_|JEST_|INIT_CWD|PWD|OLDPWD|DATA_DIR|BRANDS_DIR)/i.test(name) &&
        (name === 'PATH' || !value.includes(root))),
  );
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.startsWith(root));
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter) } as Record<string, string>;
}
