import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../../../..');

export interface Snippet {
  readonly file: string;
  readonly code: string;
}

/** The lint rules that each snippet would break as the text of its file; one process lints all of them. */
export function lint(snippets: readonly Snippet[]): string[][] {
  const script = `
    import { ESLint } from 'eslint';
    const eslint = new ESLint({ overrideConfig: { rules: { 'import-x/no-cycle': 'off' } } });
    const results = [];
    for (const { file, code } of JSON.parse(process.env.SNIPPETS)) {
      const [result] = await eslint.lintText(code, { filePath: file });
      results.push(result.messages.map(({ ruleId }) => ruleId));
    }
    console.log(JSON.stringify(results));
  `;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    env: {
      ...process.env,
      SNIPPETS: JSON.stringify(snippets.map(({ file, code }) => ({ file: join(root, file), code }))),
    },
    encoding: 'utf8',
  });
  return JSON.parse(output) as string[][];
}
