// Runs in each worker before each test file. When there are several servers, each worker uses its own.
const environments = JSON.parse(process.env.E2E_SERVER_ENVIRONMENTS ?? '[]');
const worker = Number(process.env.JEST_WORKER_ID ?? 1);
if (environments.length > 0) Object.assign(process.env, environments[(worker - 1) % environments.length]);
