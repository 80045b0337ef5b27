import type { Static, TSchema } from '@sinclair/typebox';
import { addressDefault, addressDelete, orderDeliveryAddress } from './address';
import { booking, bookingChange, bookingDays, bookingState, bookingStatus, bookingTime } from './booking';
import {
  businessDetails,
  businessInfo,
  businessMenu,
  businessMetaDetails,
  deliveryStatusCheck,
} from './business';
import { businessDiscount, manualDiscount } from './discount';
import { contactUs, informationPage } from './information';
import {
  kitchenMenu,
  kitchenMenuDrop,
  kitchenMenuEdit,
  kitchenMenuHistory,
  kitchenMenuPreview,
  kitchenMenuPublish,
  kitchenMenuRestore,
} from './kitchen-menu';
import { kitchenBlock, kitchenTableState, kitchenTables, kitchenWalkIn } from './kitchen-tables';
import {
  kitchenMinutes,
  kitchenPause,
  kitchenSoldOut,
  kitchenSpecialDay,
  kitchenTonight,
} from './kitchen-tonight';
import {
  kitchenActs,
  kitchenFigures,
  kitchenLogin,
  kitchenBusinesses,
  kitchenLoginPerson,
  kitchenLogout,
  kitchenOrderState,
  kitchenOrders,
  kitchenPastOrders,
  kitchenRefund,
  kitchenUndo,
} from './kitchen';
import { order, orderCalculation, orderState, orderStatus, reorder } from './order';
import { paymentCallback, paymentSession } from './payment';
import { feedback, review } from './review';
import {
  searchCuisines,
  searchDishes,
  searchDistricts,
  searchHome,
  searchNearby,
  searchPopular,
  searchTellMe,
  searchTellMeNot,
} from './search';
import { callTraits } from './traits';
import type { CallName, CallTraits } from './traits';
import {
  bookingCancel,
  bookings,
  deleteUser,
  exportData,
  forgotPassword,
  guest,
  login,
  logout,
  logoutEverywhere,
  orders,
  password,
  profile,
  confirmRegistration,
  register,
  resetPassword,
  sessions,
  subscriptions,
  userDetails,
} from './users';
import {
  bookingChangeMobile,
  bookingOtpDetails,
  bookingOtpVerify,
  cashOrderChangeMobile,
  cashOrderOtpDetails,
  cashOrderOtpVerify,
} from './verification';

const schemas = {
  'search/home': searchHome,
  'search/dishes': searchDishes,
  'search/cuisines': searchCuisines,
  'search/popular': searchPopular,
  'search/districts': searchDistricts,
  'search/nearby': searchNearby,
  'search/tell_me': searchTellMe,
  'search/tell_me_not': searchTellMeNot,
  'business/details': businessDetails,
  'business/menu': businessMenu,
  'business/discount': businessDiscount,
  'business/manual_discount': manualDiscount,
  'business/delivery_status_check': deliveryStatusCheck,
  'business/booking_time': bookingTime,
  'business/booking_days': bookingDays,
  'business/booking': booking,
  'business/info': businessInfo,
  'business/review': review,
  'information/business_meta_details': businessMetaDetails,
  'users/order_delivery_address': orderDeliveryAddress,
  'business/order': order,
  'business/order_cart_backend_calculation': orderCalculation,
  'business/cash_order_otp_details': cashOrderOtpDetails,
  'business/cash_order_change_mobile': cashOrderChangeMobile,
  'business/cash_order_otp_verify': cashOrderOtpVerify,
  'users/guest': guest,
  'users/register': register,
  'users/confirm_registration': confirmRegistration,
  'users/login': login,
  'users/logout': logout,
  'users/sessions': sessions,
  'users/logout_everywhere': logoutEverywhere,
  'users/details': userDetails,
  'users/profile': profile,
  'users/password': password,
  'users/forgot_password': forgotPassword,
  'users/reset_password': resetPassword,
  'users/subscriptions': subscriptions,
  'users/orders': orders,
  'users/bookings': bookings,
  'users/booking_cancel': bookingCancel,
  'users/address_delete': addressDelete,
  'users/address_default': addressDefault,
  'users/export': exportData,
  'users/delete': deleteUser,
  'business/reorder': reorder,
  'business/order_status': orderStatus,
  'business/booking_status': bookingStatus,
  'business/booking_change': bookingChange,
  'business/booking_otp_details': bookingOtpDetails,
  'business/booking_change_mobile': bookingChangeMobile,
  'business/booking_otp_verify': bookingOtpVerify,
  'business/feedback': feedback,
  'information/page': informationPage,
  'information/contact_us': contactUs,
  'payment/session': paymentSession,
  'payment/callback/{provider}': paymentCallback,
  'business/order_state': orderState,
  'business/booking_state': bookingState,
  'kitchen/login': kitchenLogin,
  'kitchen/businesses': kitchenBusinesses,
  'kitchen/login_person': kitchenLoginPerson,
  'kitchen/logout': kitchenLogout,
  'kitchen/orders': kitchenOrders,
  'kitchen/order_state': kitchenOrderState,
  'kitchen/tonight': kitchenTonight,
  'kitchen/sold_out': kitchenSoldOut,
  'kitchen/pause': kitchenPause,
  'kitchen/minutes': kitchenMinutes,
  'kitchen/special_day': kitchenSpecialDay,
  'kitchen/tables': kitchenTables,
  'kitchen/table_state': kitchenTableState,
  'kitchen/walk_in': kitchenWalkIn,
  'kitchen/block': kitchenBlock,
  'kitchen/menu': kitchenMenu,
  'kitchen/menu_edit': kitchenMenuEdit,
  'kitchen/menu_drop': kitchenMenuDrop,
  'kitchen/menu_publish': kitchenMenuPublish,
  'kitchen/menu_preview': kitchenMenuPreview,
  'kitchen/menu_history': kitchenMenuHistory,
  'kitchen/menu_restore': kitchenMenuRestore,
  'kitchen/undo': kitchenUndo,
  'kitchen/past_orders': kitchenPastOrders,
  'kitchen/refund': kitchenRefund,
  'kitchen/acts': kitchenActs,
  'kitchen/figures': kitchenFigures,
} satisfies Record<CallName, { body: TSchema; ok: TSchema; answer: TSchema }>;

/** A call: its method and traits, its body, its success (`ok`) and all its answers. */
export type CallSchemas<Name extends CallName> = CallTraits & (typeof schemas)[Name];

/** Every call by its path under `/api/`. */
export const calls = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => [name, { ...callTraits[name as CallName], ...schema }]),
) as { [Name in CallName]: CallSchemas<Name> };

/** The body and the answer of each call; `isOk` and `hasCode` narrow an answer. */
type Calls = {
  [Name in CallName]: {
    body: Static<(typeof schemas)[Name]['body']>;
    answer: Static<(typeof schemas)[Name]['answer']>;
  };
};

/** What a call takes. */
export type Body<Name extends CallName> = Calls[Name]['body'];

/** What a call answers: success, its special answers, or a refusal, told apart by `responsecode`. */
export type Answer<Name extends CallName> = Calls[Name]['answer'];

/** What a call answers on success. */
export type OkAnswer<Name extends CallName> = Extract<Answer<Name>, { responsecode: '200' }>;
