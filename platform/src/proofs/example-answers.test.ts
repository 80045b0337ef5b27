import type { CallName } from '@storefront/contract';
import { calls } from '@storefront/contract/schemas';
import { Value } from '@sinclair/typebox/value';
import { exampleAnswers } from './example-answers';

it.each(Object.entries(exampleAnswers))('the example of %s is an answer of that call', (name, answer) => {
  const faults = [...Value.Errors(calls[name as CallName].ok, answer)];
  expect(faults.map(({ path, message }) => `${path}: ${message}`)).toStrictEqual([]);
});
