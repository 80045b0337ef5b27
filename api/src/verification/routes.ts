import { unknownOrder } from '../answers';
import type { ApiModule } from '../api-module';
import { unknownBooking } from '../bookings/presenter';
import { call } from '../call';
import type { CallContext } from '../call';
import { limit } from '../limits/limit';
import { logSecurityEvent } from '../security-log';
import { codeDetails } from './code-details';
import {
  nothingToVerify,
  presentBookingVerification,
  presentSending,
  presentVerification,
} from './presenter';
import { resendCode } from './resend-code';
import { businessOf } from './subject';
import type { SubjectName } from './subject';
import { verifyCode } from './verify-code';

const addressLimit = { times: 60, seconds: 600 };
const subjectLimit = { times: 30, seconds: 600 };
// Reloading the page sends nothing, and codes have the limits of their number (OTP-45).
const options = { limit: addressLimit };

const orderOf = (okey: string): SubjectName => ({ kind: 'order', id: okey });
const bookingOf = (id: string): SubjectName => ({ kind: 'booking', id });

/** The calls about the code of a cash order or of a table booking. */
export const verificationRoutes: ApiModule = (registry, ports) => {
  const { database, clock, catalogue, config, rateLimit } = ports;
  const asked = ({ brand, address }: CallContext) => ({
    config,
    rateLimit,
    address,
    brandId: brand.id,
    now: clock.now(),
  });

  async function verify(subject: SubjectName, otp: string, context: CallContext) {
    await limit(ports, `otp-verify-${subject.kind}`, subject.id, subjectLimit);
    const businessId = await businessOf(database, subject, context.brand.id);
    const business = businessId === undefined ? undefined : await catalogue.businessById(businessId);
    const profile = business?.profile;
    const verification = await verifyCode(database, {
      subject,
      otp,
      profile,
      secret: config.codeSecret,
      brand: context.brand,
      now: clock.now(),
    });
    if (verification.kind === 'wrong') logSecurityEvent(context, config, 'code refused', subject.id);
    if (verification.kind === 'verified' && profile) ports.kitchenChanges.tell(profile.business_slug);
    return verification;
  }

  call(
    registry,
    'business/cash_order_otp_details',
    async ({ okey }, context) => {
      const details = await codeDetails(database, orderOf(okey), asked(context));
      if (details.kind === 'unknown') return unknownOrder();
      if (details.kind === 'nothing-to-verify') return nothingToVerify(details.state, 'order');
      const { subject, times } = details;
      return { responsecode: '200', order_details: { okey, mobile: subject.mobile }, ...times };
    },
    options,
  );

  call(
    registry,
    'business/booking_otp_details',
    async ({ id }, context) => {
      const details = await codeDetails(database, bookingOf(id), asked(context));
      if (details.kind === 'unknown') return unknownBooking();
      if (details.kind === 'nothing-to-verify') return nothingToVerify(details.state, 'booking');
      const { subject, times } = details;
      const { mobile, businessId } = subject;
      return { responsecode: '200', booking_details: { id, business_id: businessId, mobile }, ...times };
    },
    options,
  );

  call(
    registry,
    'business/cash_order_change_mobile',
    async ({ okey, mobile }, context) => {
      const result = await resendCode(database, orderOf(okey), { ...asked(context), mobile });
      if (result.kind === 'unknown') return unknownOrder();
      return result.kind === 'tried'
        ? presentSending(result.sending)
        : nothingToVerify(result.state, 'order');
    },
    options,
  );

  call(
    registry,
    'business/booking_change_mobile',
    async ({ id, mobile }, context) => {
      const result = await resendCode(database, bookingOf(id), { ...asked(context), mobile });
      if (result.kind === 'unknown') return unknownBooking();
      return result.kind === 'tried'
        ? presentSending(result.sending)
        : nothingToVerify(result.state, 'booking');
    },
    options,
  );

  call(
    registry,
    'business/cash_order_otp_verify',
    async ({ okey, otp }, context) =>
      presentVerification(await verify(orderOf(okey), otp, context), orderOf(okey)),
    options,
  );

  call(
    registry,
    'business/booking_otp_verify',
    async ({ id, otp }, context) =>
      presentBookingVerification(await verify(bookingOf(id), otp, context), bookingOf(id)),
    options,
  );
};
