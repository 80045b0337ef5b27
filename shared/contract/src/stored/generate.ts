import { TypeCompiler } from '@sinclair/typebox/compiler';
import { storedSchemas } from './values';

/**
 * Writes the module that checks stored values without the schema library and without eval: one function for each
 * key, equal patterns shared.
 */
export function generateStoredChecks(): string {
  const patterns = new Map<string, string>();
  const checks = Object.entries(storedSchemas).map(
    ([key, schema]) => `  ${key}: ${checkOf(schema, patterns)},`,
  );
  const constants = [...patterns].map(([pattern, name]) => `const ${name} = ${pattern};`);
  return [
    '// Written by `npm run generate -w @storefront/contract` from values.ts; change that.',
    ...constants,
    '',
    'export const storedChecks = {',
    ...checks,
    '} satisfies Record<string, (value: any) => boolean>;',
    '',
  ].join('\n');
}

function checkOf(schema: Parameters<typeof TypeCompiler.Code>[0], patterns: Map<string, string>): string {
  const code = TypeCompiler.Code(schema, { language: 'javascript' });
  const names = new Map<string, string>();
  for (const [, local, pattern] of code.matchAll(/^const (local_\d+) = (\/.*\/);$/gm)) {
    if (local === undefined || pattern === undefined) continue;
    if (!patterns.has(pattern)) patterns.set(pattern, `pattern${patterns.size + 1}`);
    names.set(local, patterns.get(pattern) ?? local);
  }
  const body = /return function check\(value\) \{\n {2}return \(\n([\s\S]*)\n {2}\)\n\}$/.exec(code)?.[1];
  if (body === undefined) throw new Error(`The schema compiler has written another form of code:\n${code}`);
  return `(value: any) => (${body
    .replace(/local_\d+/g, (local) => names.get(local) ?? local)
    .replaceAll('((array) =>', '((array: any) =>')
    .replace(/\n\s+/g, ' ')
    .trim()})`;
}
