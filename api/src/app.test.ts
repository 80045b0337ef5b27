import { testApi, type TestApi } from './testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

describe('the API', () => {
  it('[API-4] answers 401 to a call without the client pair', async () => {
    const answer = await api.post('business/delivery_status_check', {}, { authorization: '' });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ responsecode: '401', status: 'The client application is not known.' });
  });
});
