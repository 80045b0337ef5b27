import type { FastifyRequest } from 'fastify';
import { parseBody } from './parse-body';
import type { ParsedBody } from './parse-body';

const parsed = (text: string): Promise<ParsedBody | undefined> =>
  new Promise((resolve, reject) => {
    parseBody({} as FastifyRequest, text, (fault, body) => (fault ? reject(fault) : resolve(body)));
  });
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('the body of a request', () => {
  it.each<[string, string, unknown]>([
    [
      'a plain value',
      '{"business":"b-101","items":[1,null,"dal"]}',
      { business: 'b-101', items: [1, null, 'dal'] },
    ],
    ['an escape', '{"name":"caf\\u00e9"}', { name: 'café' }],
    ['characters that change the direction of text', '{"name":"a\u202Eb"}', { name: 'ab' }],
    ['the same characters as escapes', '{"name":"a\\u202Eb"}', { name: 'ab' }],
    ['a brace in a text', '{"name":"{{{"}', { name: '{{{' }],
    ['values as deep as they may be', nested(65), JSON.parse(nested(65))],
  ])('is parsed when it holds %s', async (_what, text, value) => {
    expect(await parsed(text)).toStrictEqual({ value, text });
  });

  it.each(['{"__proto__":{"admin":true}}', '{"\\u005f_proto__":{"admin":true}}'])(
    'changes no prototype: %s',
    async (text) => {
      const body = await parsed(text);
      expect(body?.value).toStrictEqual({});
      expect((body?.value as { admin?: unknown }).admin).toBeUndefined();
      expect(Object.keys(body?.value as object)).toStrictEqual([]);
    },
  );

  it.each([
    ['a NUL', '{"a":"\\u0000"}', 'a: Expected text without the character NUL'],
    ['values too deep', `{"a":${nested(66)}}`, 'a: Expected a value nested at most 64 deep'],
    ['many brackets that are too deep', nested(200), 'Expected a value nested at most 64 deep'],
  ])('is refused when it holds %s', async (_what, text, sentence) => {
    await expect(parsed(text)).rejects.toThrow(sentence);
  });

  it('is refused when it is no JSON', async () => {
    await expect(parsed('{')).rejects.toMatchObject({ kind: 'not-json' });
  });
});
