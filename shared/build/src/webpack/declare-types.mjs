// `node declare-types.mjs '{"directory": …, "modules": [["./widgets/Tab", "./src/widgets/tab"]]}'` prints declaration files as JSON, by path.
import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';

const { directory, modules } = JSON.parse(process.argv[2]);

const base = JSON.parse(
  readFileSync(new URL('../../tsconfig/base.json', import.meta.url), 'utf8'),
).compilerOptions;
const { options } = ts.convertCompilerOptionsFromJson(
  {
    ...base,
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    // Types are checked elsewhere; this only writes declarations.
    noCheck: true,
  },
  directory,
);

const fileOf = (path, from) => {
  const { resolvedModule } = ts.resolveModuleName(path, from, options, ts.sys);
  if (resolvedModule === undefined) throw new Error(`${path} of ${from} is not there`);
  return resolvedModule.resolvedFileName;
};

const roots = modules.map(([, path]) => fileOf(path, join(directory, 'package.json')));
const program = ts.createProgram(roots, options);
const files = {};

/** Declares a file and all files of the remote that its declaration imports. */
const declare = (file) => {
  const path = relative(directory, file)
    .split(sep)
    .join('/')
    .replace(/\.tsx?$/, '.d.ts');
  if (path in files || path.startsWith('../')) return;
  files[path] = '';
  program.emit(program.getSourceFile(file), (_name, text) => (files[path] = text), undefined, true);
  for (const { fileName } of ts.preProcessFile(files[path]).importedFiles)
    if (fileName.startsWith('.')) declare(fileOf(fileName, file));
};
roots.forEach(declare);

modules.forEach(([expose, path], place) => {
  const name = `${expose.slice(2)}.d.ts`;
  const target = join(directory, path).replace(/\.tsx?$/, '');
  const from = relative(dirname(join(directory, name)), target)
    .split(sep)
    .join('/');
  const declared =
    files[
      relative(directory, roots[place])
        .split(sep)
        .join('/')
        .replace(/\.tsx?$/, '.d.ts')
    ];
  const lines = [`export * from '${from}';`];
  if (/^export (default|\{[^}]*\bas default\b)/m.test(declared))
    lines.push(`export { default } from '${from}';`);
  files[name] = `${lines.join('\n')}\n`;
});
process.stdout.write(JSON.stringify(files));
