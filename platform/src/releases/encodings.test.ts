import { acceptedEncodings, encode } from './encodings';

describe('the encodings of a file', () => {
  it.each([
    ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
    ['gzip;q=1.0, br;q=0', ['gzip', 'identity']],
    ['*', ['br', 'gzip', 'identity']],
    ['*, br;q=0', ['gzip', 'identity']],
    ['identity', ['identity']],
    ['', ['identity']],
    [undefined, ['identity']],
  ])('for Accept-Encoding %s are %j', (header, encodings) => {
    expect(acceptedEncodings(header)).toStrictEqual(encodings);
  });

  it('do not include a compressed one that would not be smaller', async () => {
    expect(await encode(Buffer.from('ab'))).toStrictEqual({ identity: Buffer.from('ab') });
  });
});
