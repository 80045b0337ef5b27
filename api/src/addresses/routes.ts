import { unknownRestaurant } from '../answers';
import type { ApiModule } from '../api-module';
import { sessionCall, userCall } from '../user-call';
import { chooseDefault } from './choose-default';
import { presentBook, presentSaving, unknownAddress } from './presenter';
import { removeAddress } from './remove-address';
import { saveAddress } from './save-address';

const savingLimit = { times: 300, seconds: 600 };

/** The calls about delivery addresses. */
export const addressRoutes: ApiModule = (registry, ports) => {
  const { database, clock, catalogue } = ports;

  sessionCall(
    registry,
    ports,
    'users/order_delivery_address',
    async (body, { session }) => {
      const business = await catalogue.businessById(body.businessid);
      if (!business) return unknownRestaurant();
      return presentSaving(await saveAddress(database, body, { clock, business, session }));
    },
    { limit: savingLimit },
  );

  userCall(registry, ports, 'users/address_delete', async ({ address_id }, { session }) => {
    const book = await removeAddress(database, session.userId, address_id);
    return book ? { responsecode: '200', ...presentBook(book) } : unknownAddress();
  });

  userCall(registry, ports, 'users/address_default', async ({ address_id }, { session }) => {
    const book = await chooseDefault(database, session.userId, address_id);
    return book ? { responsecode: '200', ...presentBook(book) } : unknownAddress();
  });
};
