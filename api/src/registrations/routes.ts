import { nothingFound, refused } from '../answers';
import { call } from '../call';
import type { ApiModule } from '../api-module';
import { customerCause } from '../outbox/customer-cause';
import { copy as passwordCopy } from '../passwords/copy';
import { logSecurityEvent } from '../security-log';
import { confirmRegistration } from './confirm-registration';
import { copy } from './copy';
import { register } from './register';

const hour = 3_600;
const registerLimit = { times: 20, seconds: hour };
const confirmLimit = { times: 100, seconds: hour };

/** The calls that open an account. Its address is proven first (D99). */
export const registrationRoutes: ApiModule = (registry, ports) => {
  call(
    registry,
    'users/register',
    async (body, context) => {
      const { brand } = context;
      const start = await register(ports, body, { brand, cause: customerCause(ports, context, null) });
      if (start.kind === 'bad-password') return refused(passwordCopy.faults[start.fault]);
      return { responsecode: '200', registration_key: start.key };
    },
    { limit: registerLimit },
  );

  call(
    registry,
    'users/confirm_registration',
    async ({ registration_key, otp }, context) => {
      const request = { key: registration_key, code: otp.trim() };
      const confirmation = await confirmRegistration(ports, request, context.brand.id);
      if (confirmation.kind === 'opened') {
        const { userdata } = confirmation;
        return { responsecode: '200', sessiontoken: userdata.sessiontoken, userdata };
      }
      logSecurityEvent(context, ports.config, 'registration code refused', registration_key);
      if (confirmation.kind === 'dead') return nothingFound(copy.deadCode);
      return refused(copy.wrongCode(confirmation.triesLeft));
    },
    { limit: confirmLimit },
  );
};
