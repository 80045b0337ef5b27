import { readPlace } from './place';

describe('where the process listens', () => {
  it('port 3000 and the brand’s own origin, unless told otherwise', () => {
    expect(readPlace({})).toEqual({
      kind: 'read',
      place: { port: 3000, cataloguePath: undefined, apiOrigin: '', assetOrigin: '' },
    });
  });

  it('says what is wrong with every value at once', () => {
    const reading = readPlace({ PORT: 'eighty', API_ORIGIN: 'api.example.com/' });
    expect(reading).toEqual({
      kind: 'refused',
      faults: [
        'PORT must be a number from 0 to 65535, not "eighty".',
        'API_ORIGIN must look like https://api.example.com, not "api.example.com/".',
      ],
    });
  });
});
