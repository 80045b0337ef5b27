// What the test of the newest migration needs of the previous code; `npm run migration` bundles it.
export { openServer } from '../database/open-server';
export { createJobs } from '../jobs/create-jobs';
export { makeOwner, requestsOf, sendTo } from './every-call';
export { testApi } from './test-api';
