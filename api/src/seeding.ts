// What another workspace needs to fill a database with accounts, past orders and bookings, as the demo data do.
export { createAddressRepository, type SavedAddress } from './addresses/repository';
export { bookingPrices } from './bookings/booking-prices';
export { freeSlots } from './bookings/free-slots';
export { createBookingRepository } from './bookings/repository';
export type { BusinessRecord } from './catalogue/catalogue';
export { createCatalogueRepository } from './catalogue/repository';
export { penceOf } from './catalogue/to-pricing';
export type { Database } from './database/database';
export { checkDelivery } from './delivery/check-delivery';
export { orderFigures } from './orders/order-figures';
export { popularDishes } from './orders/popular-dishes-repository';
export { priceOrder } from './orders/price-order';
export { createOrderRepository, newOrder } from './orders/repository';
export { hashPassword } from './users/password-hash';
export { randomId } from './random-id';
export { unwrap } from './unwrap';
export { createUserRepository } from './users/repository';
