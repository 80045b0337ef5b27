import { aCatalogueOf, anOrder, anOrderingBusiness } from 'api/testing/ordering';
import { ImageFault } from './engine';

/** A catalogue of one business that takes orders at any time and asks for no code. */
export function aTrialCatalogue() {
  const business = anOrderingBusiness({ cash_otp: 'no' });
  const hours = Object.keys(business.opening).map((day) => [day, [['00:00', '23:59']]]);
  // Safe: the same days, with other hours.
  return aCatalogueOf({ ...business, opening: Object.fromEntries(hours) as typeof business.opening });
}

/** Places a guest's order over HTTP, as the shop's pages do, and returns its key; throws what was answered when it is refused. */
export async function placeTrialOrder(origin: string, client: string): Promise<string> {
  const call = async (path: string, body: object) => {
    const answer = await fetch(`${origin}/api/${path}`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(client).toString('base64')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { readonly sessiontoken?: string; readonly id?: string };
  };
  const { sessiontoken = '' } = await call('users/guest', {});
  const answer = await call('business/order', anOrder(sessiontoken));
  if (answer.id === undefined) throw new ImageFault(`The order was refused: ${JSON.stringify(answer)}`);
  return answer.id;
}
