// Draws pages of one remote in a process with a debugger (`inspect-drawing.ts`). It runs builds of this machine alone, behind no wall.
import { readFileSync } from 'node:fs';
import { url } from 'node:inspector';
import { compileFunction } from 'node:vm';

const evaluated = new Map();

/** The exports of a server part, evaluated again when its file or what it was evaluated with has changed. */
const partOf = (file, base, shared) => {
  const code = readFileSync(file, 'utf8');
  const known = evaluated.get(file);
  if (known?.code === code && known.shared === shared) return known.exports;
  const run = compileFunction(code, ['module', 'exports', 'require', 'releaseBase'], { filename: file });
  const module = { exports: {} };
  run(module, module.exports, (name) => shared[name], base);
  evaluated.set(file, { code, shared, exports: module.exports });
  return module.exports;
};
const nothing = {};

const draw = async ({ shell, remote, expose, page, address }) => {
  const { draw: drawPage, shared } = partOf(shell.file, shell.base, nothing);
  const loadModule = partOf(remote.file, remote.base, shared)[expose];
  if (loadModule === undefined) throw new Error(`the build has no ${expose}`);
  const { html } = await drawPage({ page: JSON.parse(page), address, module: await loadModule() });
  return html;
};

process.on('disconnect', () => process.exit());
process.on('message', (request) => {
  const { address } = request;
  draw(request).then(
    (html) => process.send({ kind: 'drawn', address, html }),
    (error) => process.send({ kind: 'failed', address, why: error?.stack ?? String(error) }),
  );
});
process.send({ kind: 'listening', url: url() });
