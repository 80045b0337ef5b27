import type { CallName, OkAnswer } from '@storefront/contract';
import { makeOwner, requestsOf, sendTo } from './every-call';
import type { CallRequests } from './every-call';
import { aFullBusiness } from './full-business';
import { aCatalogueOf } from './ordering';
import { testApi } from './test-api';
import type { TestApi } from './test-api';

/** The API with a business that has everything a business can have, and the requests of one user there. */
export interface FullApi {
  readonly api: TestApi;
  readonly requests: CallRequests;
  /** The answer to the owner's request. */
  succeeding<Name extends CallName>(name: Name): Promise<OkAnswer<Name>>;
}

/** Opens the full API; the caller closes `api`. */
export async function fullApi(): Promise<FullApi> {
  const api = await testApi();
  await api.importCatalogue(aCatalogueOf(aFullBusiness()));
  const requests = requestsOf(api, await makeOwner(api));
  return {
    api,
    requests,
    succeeding: async (name) => (await sendTo(api, name, await requests[name]())).json(),
  };
}
