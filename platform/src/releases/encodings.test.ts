import { acceptedEncodings, encode } from './encodings';

describe('the forms in which a file travels', () => {
  it.each([
    ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
    ['gzip;q=1.0, br;q=0', ['gzip', 'identity']],
    ['*', ['br', 'gzip', 'identity']],
    ['*, br;q=0', ['gzip', 'identity']],
    ['identity', ['identity']],
    ['', ['identity']],
    [undefined, ['identity']],
  ])('Accept-Encoding %s takes %j', (header, encodings) => {
    expect(acceptedEncodings(header)).toEqual(encodings);
  });

  it('leaves out a compressed form that would not be smaller', async () => {
    expect(await encode(Buffer.from('ab'))).toEqual({ identity: Buffer.from('ab') });
  });
});
