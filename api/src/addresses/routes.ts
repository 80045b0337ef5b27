import { sessionOver, unknownRestaurant } from '../answers';
import { call } from '../call';
import type { ApiModule } from '../api-module';
import { findSession, findUserSession } from '../sessions/find-session';
import { presentBook, presentSaving, unknownAddress } from './presenter';
import { chooseDefault, removeAddress } from './remove-address';
import { saveAddress } from './save-address';

const savingLimit = { times: 300, seconds: 600 };

/** The calls about delivery addresses. */
export const addressRoutes: ApiModule = (registry, ports) => {
  const { database, clock, catalogue } = ports;

  call(
    registry,
    'users/order_delivery_address',
    async (body, { brand }) => {
      const session = await findSession(ports, body.sessiontoken, brand.id);
      if (!session) return sessionOver();
      const business = await catalogue.businessById(body.businessid);
      if (!business) return unknownRestaurant();
      return presentSaving(await saveAddress(database, body, { clock, business, session }));
    },
    { limit: savingLimit },
  );

  call(registry, 'users/address_delete', async ({ sessiontoken, address_id }, { brand }) => {
    const session = await findUserSession(ports, sessiontoken, brand.id);
    if (!session) return sessionOver();
    const book = await removeAddress(database, session.userId, address_id);
    return book ? { responsecode: '200', ...presentBook(book) } : unknownAddress();
  });

  call(registry, 'users/address_default', async ({ sessiontoken, address_id }, { brand }) => {
    const session = await findUserSession(ports, sessiontoken, brand.id);
    if (!session) return sessionOver();
    const book = await chooseDefault(database, session.userId, address_id);
    return book ? { responsecode: '200', ...presentBook(book) } : unknownAddress();
  });
};
