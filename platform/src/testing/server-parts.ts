import type { BuildOptions } from './built-folder';
import { remoteFiles } from './built-folder';

/** The name of the server part in builds of tests. */
export const serverPath = 'server.0123456789.cjs';

/** A shell's server part: it draws the given module; `code` runs before it. */
export function aShellPart(code = '') {
  return `
  exports.shared = { react: { version: 'of the shell' } };
  exports.draw = async ({ page, address, module }) => {
    ${code}
    const inner = module === undefined ? 'the shell\\'s own page' : await module.default({ page, address });
    return { html: '<header>' + page.brand.name + '</header><main>' + inner + '</main>', assumed: ['cart'], clock: false };
  };`;
}

/** A remote's server part: its listing and home draw the result of `draw`; `code` runs when it is evaluated. */
export function aRemotePart(draw = `'drawn by ' + releaseBase`, code = '') {
  return `
  const react = require('react');
  ${code}
  const page = () => ({ default: async ({ page, address }) => ${draw} });
  module.exports = { './pages/home': page, './pages/listing': page, './pages/business': page };`;
}

/** A build with a server part. */
export function aDrawnBuild(
  feature: string,
  server: string = feature === 'shell' ? aShellPart() : aRemotePart(),
  version = '1.0.0',
): BuildOptions {
  return {
    feature,
    version,
    files: { ...(feature === 'shell' ? shellFiles : remoteFiles(version)), [serverPath]: server },
    description: { server: serverPath },
  };
}

const shellFiles = { 'shell.js': 'start();', 'shell.css': 'body { margin: 0 }' };
