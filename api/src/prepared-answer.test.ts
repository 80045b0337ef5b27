import { gunzipSync } from 'node:zlib';
import { PreparedAnswer } from './prepared-answer';

const long = { text: 'a'.repeat(2_000) };

describe('a prepared answer', () => {
  it('is serialised once', () => {
    const answer = new PreparedAnswer(long);
    expect(answer.bytes).toBe(answer.bytes);
    expect(JSON.parse(answer.bytes.toString())).toStrictEqual(long);
  });

  it('is compressed once', async () => {
    const answer = new PreparedAnswer(long);
    expect(answer.compressed).toBe(answer.compressed);
    expect(JSON.parse(gunzipSync((await answer.compressed) ?? '').toString())).toStrictEqual(long);
  });

  it('stays uncompressed when compressing would gain nothing', () => {
    expect(new PreparedAnswer({ text: 'short' }).compressed).toBeUndefined();
  });
});
