import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { findPackage } from './find-package';

/** A file of a package, by its path in the folder `dist`. */
export interface EmittedFile {
  readonly path: string;
  readonly text: string;
}

/** The names of the packages that emitted modules and their types import. */
export function importedPackages(files: readonly EmittedFile[]): string[] {
  const imports = files.flatMap(({ text }) => ts.preProcessFile(text).importedFiles);
  const names = imports.map(({ fileName }) => fileName).filter((name) => !name.startsWith('.'));
  return [...new Set(names.map(findPackage))].sort();
}

/**
 * Compiles the modules that a workspace exports, and all of its own modules that they import, to JavaScript and types. Node, webpack and
 * TypeScript resolve the result alike: relative imports name files.
 */
export function emitSources(directory: string, entries: readonly string[]): EmittedFile[] {
  const source = join(directory, 'src');
  const options = optionsFor(source);
  const program = ts.createProgram(
    entries.map((entry) => join(directory, entry)),
    options,
  );
  const own = program
    .getSourceFiles()
    .filter(({ fileName, isDeclarationFile }) => fileName.startsWith(source + sep) && !isDeclarationFile);
  const files: EmittedFile[] = [];
  for (const file of own) {
    const { diagnostics } = program.emit(file, (path, text) => {
      const place = relative(source, path).split(sep).join('/');
      files.push({ path: place, text: withFileNames(text, file.fileName, options) });
    });
    // A module without types would be `any` to others.
    if (diagnostics.length > 0)
      throw new Error(
        ts.formatDiagnostics(diagnostics, {
          ...ts.sys,
          getCanonicalFileName: (name) => name,
          getNewLine: () => '\n',
        }),
      );
  }
  return files;
}

function optionsFor(source: string): ts.CompilerOptions {
  const file = join(source, '../../../tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(file, (path) => ts.sys.readFile(path)).config,
    ts.sys,
    dirname(file),
  );
  return {
    ...options,
    target: ts.ScriptTarget.ES2022,
    incremental: false,
    noEmit: false,
    // `npm run check` checks the types of all workspaces.
    noCheck: true,
    declaration: true,
    rootDir: source,
    // Files are only passed on, under these names.
    outDir: source,
  };
}

/** Gives each relative import of an emitted module the name of the file that it means. */
function withFileNames(text: string, importer: string, options: ts.CompilerOptions): string {
  const { importedFiles } = ts.preProcessFile(text);
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .sort((one, other) => other.pos - one.pos)
    .reduce((result, { fileName }) => {
      const place = new RegExp(`(['"])${fileName.replaceAll('.', '\\.')}\\1`, 'g');
      return result.replaceAll(place, `'${emittedName(fileName, importer, options)}'`);
    }, text);
}

function emittedName(specifier: string, importer: string, options: ts.CompilerOptions): string {
  const { resolvedModule } = ts.resolveModuleName(specifier, importer, options, ts.sys);
  // Style sheets keep their names.
  if (resolvedModule === undefined || !/\.tsx?$/.test(resolvedModule.resolvedFileName)) return specifier;
  const path = relative(dirname(importer), resolvedModule.resolvedFileName).split(sep).join('/');
  return `${path.startsWith('.') ? '' : './'}${path.replace(/\.tsx?$/, '.js')}`;
}
