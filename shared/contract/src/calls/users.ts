import { Type } from '@sinclair/typebox';
import { BookingSummary } from '../entities/booking-summary';
import { OrderListItem } from '../entities/order-summary';
import { UserData } from '../entities/user-data';
import { Email, Id, Phone, SessionToken, YesNo, line, personName, text } from '../fields';
import { call } from './answer';

/** 8 to 128 characters of any kind (G9). */
const newPassword = text(128, 8);
const givenPassword = text(128, 1);
const session = { sessiontoken: SessionToken, userdata: UserData };
/** A random key of the browser that registers; the e-mailed code works only together with it. */
const RegistrationKey = line(100, 1);
const ofUser = { sessiontoken: SessionToken };
const paged = { sessiontoken: SessionToken, req_page: Type.Integer({ minimum: 0, maximum: 100_000 }) };

/** A guest's session; `user_id` is '0' (D45). */
export const guest = call(Type.Object({}), session);

/** E-mails a code to the address; the same answer whether or not the address has an account (D99). */
export const register = call(
  Type.Object({ name: personName(1), email: Email, mobile: Phone, password: newPassword }),
  { registration_key: RegistrationKey },
);

/** Opens the account with the e-mailed code, and logs its owner in; 204 when the code has expired (D99). */
export const confirmRegistration = call(
  Type.Object({ registration_key: RegistrationKey, otp: line(10) }),
  session,
);
export const login = call(Type.Object({ email: Email, password: givenPassword }), session);
export const logout = call(Type.Object(ofUser), {});

/** Where the user is logged in, the newest first (D98). `since` and `until` are ISO instants. */
export const sessions = call(Type.Object(ofUser), {
  list: Type.Array(Type.Object({ since: Type.String(), until: Type.String(), this_session: YesNo })),
});

/** Ends every session of the user except the one that asks (D98). */
export const logoutEverywhere = call(Type.Object(ofUser), { ended: Type.Integer({ minimum: 0 }) });

export const userDetails = call(Type.Object(ofUser), { userdata: UserData });
export const profile = call(Type.Object({ ...ofUser, name: personName(1), mobile: Phone }), {
  userdata: UserData,
});

/** Ends every other session of the user. */
export const password = call(
  Type.Object({ ...ofUser, old_password: givenPassword, new_password: newPassword }),
  ofUser,
);

/** Answers the same whether or not the address is known. */
export const forgotPassword = call(Type.Object({ email: Email }), {});
export const resetPassword = call(
  Type.Object({ reset_key: line(200, 1), new_password: newPassword }),
  session,
);
export const subscriptions = call(
  Type.Object({
    ...ofUser,
    sms_subscription: YesNo,
    bookyup_subscription: YesNo,
    subscribed_bs_list: Type.Array(Id, { maxItems: 10_000 }),
  }),
  { userdata: UserData },
);

/** The user's orders, newest first, ten a page from page 0. */
export const orders = call(Type.Object(paged), { list: Type.Array(OrderListItem), more_status: YesNo });

/** The user's bookings, newest first, ten a page from page 0. */
export const bookings = call(Type.Object(paged), { list: Type.Array(BookingSummary), more_status: YesNo });

/** Cancels a booking; its id is the key, the session is not needed. */
export const bookingCancel = call(Type.Object({ sessiontoken: Type.Optional(SessionToken), id: Id }), {
  booking: BookingSummary,
});

/** Everything held about the user, by kind. */
export const exportData = call(Type.Object(ofUser), { data: Type.Record(Type.String(), Type.Unknown()) });

/** Deletes personal data; orders are kept without them. */
export const deleteUser = call(Type.Object({ ...ofUser, password: givenPassword }), {});
