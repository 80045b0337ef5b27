import { refused } from '../answers';
import { call } from '../call';
import { limit } from '../limits/limit';
import type { ApiModule } from '../api-module';
import { customerCause } from '../outbox/customer-cause';
import { logSecurityEvent } from '../security-log';
import { userCall } from '../user-call';
import { changePassword } from './change-password';
import { copy } from './copy';
import { forgotPassword } from './forgot-password';
import { resetPassword } from './reset-password';

const guessLimit = { times: 10, seconds: 900 };
const forgotLimit = { times: 30, seconds: 3_600 };
const resetLimit = { times: 30, seconds: 3_600 };

/** The calls about passwords. */
export const passwordRoutes: ApiModule = (registry, ports) => {
  userCall(registry, ports, 'users/password', async ({ old_password, new_password }, context) => {
    const { session } = context;
    await limit(ports, 'password', session.userId, guessLimit);
    const passwords = { oldPassword: old_password, newPassword: new_password };
    const change = await changePassword(ports, session.userId, passwords, context.brand);
    if (change.kind === 'wrong-password') {
      logSecurityEvent(context, ports.config, 'password refused', session.userId);
      return refused(copy.wrongOldPassword);
    }
    if (change.kind === 'bad-password') return refused(copy.faults[change.fault]);
    return { responsecode: '200', sessiontoken: change.token };
  });

  call(
    registry,
    'users/forgot_password',
    async ({ email }, context) => {
      const { brand } = context;
      await forgotPassword(ports, email, { brand, cause: customerCause(ports, context, null) });
      return { responsecode: '200' };
    },
    { limit: forgotLimit },
  );

  call(
    registry,
    'users/reset_password',
    async ({ reset_key, new_password }, context) => {
      const request = { key: reset_key, newPassword: new_password };
      const reset = await resetPassword(ports, request, context.brand);
      if (reset.kind === 'dead-key') {
        logSecurityEvent(context, ports.config, 'reset link refused', reset_key);
        return refused(copy.deadLink);
      }
      if (reset.kind === 'bad-password') return refused(copy.faults[reset.fault]);
      const { userdata } = reset;
      return { responsecode: '200', sessiontoken: userdata.sessiontoken, userdata };
    },
    { limit: resetLimit },
  );
};
