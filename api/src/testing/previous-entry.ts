// What the test of migrations needs of the code before the newest one; `npm run migration` keeps it.
export { openServer } from '../database/open-server';
export { createJobs } from '../jobs/create-jobs';
export { makeOwner, requestsOf, sendTo } from './every-call';
export { testApi } from './test-api';
