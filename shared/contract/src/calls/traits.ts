/** How a call travels: its method, and whether it may be repeated without harm. */
export interface CallTraits {
  method: 'POST' | 'GET';
  kind: 'read' | 'write';
}

const read: CallTraits = { method: 'POST', kind: 'read' };
const write: CallTraits = { method: 'POST', kind: 'write' };

/**
 * Every call by its path under `/api/` (API-8..14, API2-12..24, D43). A `read` may be repeated without harm;
 * a `write` may not, unless it carries a `request_key` (D38). A GET sends its body as the query (API2-17).
 */
export const callTraits = {
  'search/home': read,
  'search/dishes': read,
  'search/cuisines': read,
  'search/popular': read,
  'search/districts': read,
  'search/nearby': read,
  'search/tell_me': write,
  'search/tell_me_not': write,
  'business/details': read,
  'business/menu': read,
  'business/discount': read,
  'business/manual_discount': read,
  'business/delivery_status_check': read,
  'business/booking_time': read,
  'business/booking_days': read,
  'business/booking': write,
  'business/info': read,
  'business/review': read,
  'information/business_meta_details': { method: 'GET', kind: 'read' },
  'users/order_delivery_address': write,
  'business/order': write,
  'business/order_cart_backend_calculation': read,
  'business/cash_order_otp_details': read,
  'business/cash_order_change_mobile': write,
  'business/cash_order_otp_verify': write,
  'users/guest': write,
  'users/register': write,
  'users/confirm_registration': write,
  'users/login': write,
  'users/logout': write,
  'users/sessions': read,
  'users/logout_everywhere': write,
  'users/details': read,
  'users/profile': write,
  'users/password': write,
  'users/forgot_password': write,
  'users/reset_password': write,
  'users/subscriptions': write,
  'users/orders': read,
  'users/bookings': read,
  'users/booking_cancel': write,
  'users/address_delete': write,
  'users/address_default': write,
  'users/export': read,
  'users/delete': write,
  'business/reorder': read,
  'business/order_status': read,
  'business/booking_status': read,
  'business/booking_change': write,
  'business/booking_otp_details': read,
  'business/booking_change_mobile': write,
  'business/booking_otp_verify': write,
  'business/feedback': write,
  'information/page': read,
  'information/contact_us': write,
  'payment/session': write,
  'payment/callback/{provider}': write,
  'business/order_state': write,
  'business/booking_state': write,
  'kitchen/login': write,
  'kitchen/businesses': read,
  'kitchen/login_person': write,
  'kitchen/logout': write,
  'kitchen/orders': read,
  'kitchen/order_state': write,
  'kitchen/tonight': read,
  'kitchen/sold_out': write,
  'kitchen/pause': write,
  'kitchen/minutes': write,
  'kitchen/special_day': write,
  'kitchen/tables': read,
  'kitchen/table_state': write,
  'kitchen/walk_in': write,
  'kitchen/block': write,
  'kitchen/undo': write,
  'kitchen/past_orders': read,
  'kitchen/refund': write,
  'kitchen/acts': read,
  'kitchen/figures': read,
} as const satisfies Record<string, CallTraits>;

/** The path of a call under `/api/`. */
export type CallName = keyof typeof callTraits;

/** The reads whose answer is the same for all customers of a brand. Each is also a GET under `/api/public/`, its body as the query (API-16). */
export const publicReads = [
  'search/home',
  'search/dishes',
  'search/cuisines',
  'search/popular',
  'search/districts',
  'search/nearby',
  'business/details',
  'business/menu',
  'business/info',
  'business/review',
  'information/business_meta_details',
  'information/page',
] as const satisfies readonly CallName[];
