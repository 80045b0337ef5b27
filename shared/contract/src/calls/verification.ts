import { Type } from '@sinclair/typebox';
import { Id, Phone, YesNo, line } from '../fields';
import { answerWith, call } from './answer';

/**
 * API2-21: the number that the code of a cash order goes to, and the seconds until the code expires, 0 when none is
 * valid, and until another can be sent to the same number. The first call for an order sends its first code (D78); `otp_sent` is no when
 * that was not possible yet (D116).
 */
export const cashOrderOtpDetails = call(Type.Object({ okey: Id }), {
  order_details: Type.Object({ okey: Id, mobile: Type.String() }),
  otp_expire_in: Type.Integer({ minimum: 0 }),
  otp_resend_in: Type.Optional(Type.Integer({ minimum: 0 })),
  otp_sent: Type.Optional(YesNo),
});

/** API2-22, API2-23: sends a new code, to a new number or, when it is unchanged, to the same. */
export const cashOrderChangeMobile = call(Type.Object({ okey: Id, mobile: Phone }), {
  status: Type.String(),
});

/** API2-24: confirms a cash order by its code. */
export const cashOrderOtpVerify = call(Type.Object({ okey: Id, otp: line(20) }), { status: Type.String() });

/** As `cashOrderOtpDetails`, for a table booking that waits for its code (D120). */
export const bookingOtpDetails = call(Type.Object({ id: Id }), {
  booking_details: Type.Object({ id: Id, business_id: Id, mobile: Type.String() }),
  otp_expire_in: Type.Integer({ minimum: 0 }),
  otp_resend_in: Type.Integer({ minimum: 0 }),
  otp_sent: YesNo,
});

/** As `cashOrderChangeMobile`, for a table booking that waits for its code (D120). */
export const bookingChangeMobile = call(Type.Object({ id: Id, mobile: Phone }), { status: Type.String() });

/** Takes the covers of a table booking by its code (D120); 409: they have gone meanwhile. */
export const bookingOtpVerify = call(
  Type.Object({ id: Id, otp: line(20) }),
  { status: Type.String() },
  answerWith('409', { status: Type.String() }),
);
