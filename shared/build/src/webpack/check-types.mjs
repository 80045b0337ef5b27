// `node check-types.mjs DIRECTORY` prints the type errors of a remote as a line of JSON, an array of texts. With `--watch` it goes on, and
// prints such a line after each change.
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const [directory, mode] = process.argv.slice(2);

const world = fileURLToPath(new URL('../../tsconfig/browser.json', import.meta.url));
const cssModules = createRequire(import.meta.url).resolve('@storefront/ui/css-modules');

// Remotes are written for browsers; only their tests, which are in no build, may use Node.
const { fileNames, options } = ts.parseJsonConfigFileContent(
  {
    extends: world,
    compilerOptions: {
      incremental: true,
      tsBuildInfoFile: join(directory, 'node_modules/.cache/types.tsbuildinfo'),
    },
    include: ['src', cssModules],
    // Its patterns hold below its own folder otherwise, and no remote is there.
    exclude: ts.readConfigFile(world, ts.sys.readFile).config.exclude,
  },
  ts.sys,
  directory,
);

const inWords = ({ file, start, code, messageText }) => {
  const text = `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  if (file === undefined) return text;
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  const path = relative(directory, file.fileName).split(sep).join('/');
  return `${path}, line ${line + 1}, column ${character + 1}: ${text}`;
};

const print = (diagnostics) =>
  process.stdout.write(`${JSON.stringify(ts.sortAndDeduplicateDiagnostics(diagnostics).map(inWords))}\n`);

const check = (program) =>
  print([
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...program.getSyntacticDiagnostics(),
    ...program.getSemanticDiagnostics(),
  ]);

if (mode === '--watch') {
  const host = ts.createWatchCompilerHost(
    fileNames,
    options,
    ts.sys,
    ts.createSemanticDiagnosticsBuilderProgram,
    () => undefined,
    () => undefined,
  );
  host.afterProgramCreate = check;
  ts.createWatchProgram(host);
  // The process that started it has ended.
  process.stdin.on('end', () => process.exit()).resume();
} else {
  const host = ts.createIncrementalCompilerHost(options);
  const program = ts.createIncrementalProgram({ rootNames: fileNames, options, host });
  check(program);
  // Writes only what the next check of this folder can take over.
  program.emit();
}
