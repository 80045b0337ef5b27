import { sessionOver } from '../answers';
import type { ApiModule } from '../api-module';
import { limit } from '../limits/limit';
import { userCall } from '../user-call';
import { deleteUser } from './delete-user';
import { exportUser } from './export-user';
import { presentDeletion } from './presenter';

const deletionLimit = { times: 10, seconds: 900 };
const exportLimit = { times: 10, seconds: 3_600 };

/** The calls that give users all data about them, and delete their accounts. */
export const privacyRoutes: ApiModule = (registry, ports) => {
  userCall(registry, ports, 'users/export', async (_body, { session }) => {
    await limit(ports, 'export', session.userId, exportLimit);
    const data = await exportUser(ports, session.userId);
    return data ? { responsecode: '200', data } : sessionOver();
  });

  userCall(registry, ports, 'users/delete', async ({ password }, { session }) => {
    await limit(ports, 'password', session.userId, deletionLimit);
    return presentDeletion(await deleteUser(ports, session.userId, password));
  });
};
