import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { testFiles } from '../test-files';
import { testsIn } from '../tests-in';

/**
 * Finds the files of unit tests that name a rule, relative to the top of the project. End-to-end tests take too long to run for each
 * mutant.
 */
export function findRuleTests(root: string): (rule: string) => readonly string[] {
  const files = new Map<string, string[]>();
  for (const path of testFiles(root)) {
    const file = relative(root, path);
    if (file.startsWith('e2e/')) continue;
    const rules = testsIn(readFileSync(path, 'utf8'), path).running.flatMap(({ ids }) => ids.map(ruleOf));
    for (const rule of new Set(rules)) files.set(rule, [...(files.get(rule) ?? []), file]);
  }
  return (rule) => files.get(rule) ?? [];
}

/** Finds the tests in the folder of a file. */
export function findTestsBeside(root: string): (file: string) => readonly string[] {
  const files = testFiles(root).map((path) => relative(root, path));
  return (file) => files.filter((test) => dirname(test) === dirname(file));
}

/** Matches the names of tests that show a rule or a part of it. */
export function testNamePattern(rule: string): string {
  return `\\[${rule}(/[a-z0-9-]+)?\\]`;
}

function ruleOf(id: string): string {
  return id.split('/', 1)[0] ?? id;
}
