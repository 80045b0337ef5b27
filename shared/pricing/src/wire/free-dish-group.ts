import { assertNever } from '@storefront/contract';
import type { FreeDishChoice, FreeDishes, FreeDishGroup as WireGroup } from '@storefront/contract';
import type { FreeDishChoices } from '../free-dish-choices';
import type { FreeDishGroup, Unlocking } from '../free-dish-group';
import type { GivenGroup } from '../free-dishes';
import { formatPounds, parsePounds } from '../money';
import { accepted, mapParsed, parseFields, parseList, refused } from '../parsed';
import type { Parsed } from '../parsed';
import { parseOfferService, wireOfferService } from './service-mode';

/** Parses the `dishes` of business/menu: the groups unlocked by amount, then those unlocked by products (FRE-2). */
export function parseFreeDishGroups(wire: FreeDishes): Parsed<readonly FreeDishGroup[]> {
  return mapParsed(
    parseFields({ amount: parseList(wire.amount, parseGroup), group: parseList(wire.group, parseGroup) }),
    ({ amount, group }) => [...amount, ...group],
  );
}

/** Parses the choices out of an order's or the stored free dishes; pricing decides whether they are valid. */
export function parseFreeDishChoices(
  wire: readonly Pick<FreeDishChoice, 'id' | 'freedish_item'>[],
): FreeDishChoices {
  return Object.fromEntries(
    wire.map(({ id, freedish_item }) => [
      id,
      freedish_item.filter(({ selected }) => selected === 'yes').map(({ fd_id }) => fd_id),
    ]),
  );
}

/** Writes the free dishes given, as stored under `freedish` and answered by the server (DAT-13, D66). */
export function wireGivenGroup({ group, quantity, dishes }: GivenGroup): WireGroup {
  return {
    id: group.id,
    welcome_text: group.welcomeText,
    freedish_service_type: wireOfferService(group.service),
    qnty: quantity,
    is_selectable: group.selectable,
    condition: wireCondition(group),
    freedish_item: dishes.map(({ dish, isSelected, isDisabled }) => ({
      fd_id: dish.id,
      fd_name: dish.name,
      fd_price: formatPounds(dish.price),
      selected: isSelected ? 'yes' : 'no',
      disable: isDisabled ? 'yes' : 'no',
    })),
  };
}

/** Writes the free dishes given as an order sends them (DAT2-15). */
export function wireFreeDishChoice({ group, quantity, dishes }: GivenGroup): FreeDishChoice {
  return {
    id: group.id,
    qnty: quantity,
    freedish_item: dishes.map(({ dish, isSelected }) => ({
      fd_id: dish.id,
      selected: isSelected ? 'yes' : 'no',
    })),
  };
}

const parseGroup = (wire: WireGroup): Parsed<FreeDishGroup> =>
  mapParsed(
    parseFields({
      condition: parseUnlocking(wire.condition),
      qnty: parseCount(wire.condition.qnty),
      freedish_item: parseList(wire.freedish_item, ({ fd_id, fd_name, fd_price }) =>
        mapParsed(parseFields({ fd_price: parsePounds(fd_price) }), (read) => ({
          id: fd_id,
          name: fd_name,
          price: read.fd_price,
        })),
      ),
    }),
    ({ condition, qnty, freedish_item }) => ({
      id: wire.id,
      welcomeText: wire.welcome_text,
      service: parseOfferService(wire.freedish_service_type),
      selectable: wire.is_selectable,
      quantity: qnty,
      unlocking: condition,
      dishes: freedish_item,
    }),
  );

const parseUnlocking = ({ amount, independent, product_list }: WireGroup['condition']): Parsed<Unlocking> => {
  if (amount === '')
    return mapParsed(
      parseList(product_list, ({ pro_id, qty }) =>
        mapParsed(parseCount(qty), (quantity) => ({ productId: pro_id, quantity })),
      ),
      (needs) => ({ kind: 'products', needs }),
    );
  return mapParsed(parsePounds(amount), (pence) => ({
    kind: 'amount',
    amount: pence,
    isIndependent: independent === 'yes',
  }));
};

// A count of 0 is refused: the group would be unlocked infinitely often.
const parseCount = (count: number): Parsed<number> =>
  Number.isInteger(count) && count >= 1 ? accepted(count) : refused(`${count} is not a number from 1`);

const wireCondition = ({ unlocking, quantity }: FreeDishGroup): WireGroup['condition'] => {
  switch (unlocking.kind) {
    case 'amount':
      return {
        product_list: [],
        amount: formatPounds(unlocking.amount),
        independent: unlocking.isIndependent ? 'yes' : 'no',
        qnty: quantity,
      };
    case 'products':
      return {
        product_list: unlocking.needs.map((need) => ({ pro_id: need.productId, qty: need.quantity })),
        amount: '',
        independent: 'yes',
        qnty: quantity,
      };
    default:
      return assertNever(unlocking);
  }
};
