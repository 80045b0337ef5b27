import type { FreeDishChoice, FreeDishes, FreeDishGroup as WireGroup } from '@storefront/contract';
import type { FreeDishChoices } from '../free-dish-choices';
import type { FreeDishGroup, Unlocking } from '../free-dish-group';
import type { GivenGroup } from '../free-dishes';
import { formatPounds, parsePounds } from '../money';
import { accepted, mapParsed, parseFields, parseList, refused } from '../parsed';
import type { Parsed } from '../parsed';
import { parseOfferService, wireOfferService } from './service-mode';

/** Reads the `dishes` of business/menu: the groups unlocked by amount, then those unlocked by products (FRE-2). */
export function parseFreeDishGroups(wire: FreeDishes): Parsed<readonly FreeDishGroup[]> {
  return mapParsed(
    parseFields({ amount: parseList(wire.amount, readGroup), group: parseList(wire.group, readGroup) }),
    ({ amount, group }) => [...amount, ...group],
  );
}

/** Reads the choices out of an order's or the stored free dishes; whether they are valid is for pricing to say. */
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

const readGroup = (wire: WireGroup): Parsed<FreeDishGroup> =>
  mapParsed(
    parseFields({
      condition: readUnlocking(wire.condition),
      qnty: readCount(wire.condition.qnty),
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

const readUnlocking = ({ amount, independent, product_list }: WireGroup['condition']): Parsed<Unlocking> => {
  if (amount === '')
    return mapParsed(
      parseList(product_list, ({ pro_id, qty }) =>
        mapParsed(readCount(qty), (quantity) => ({ productId: pro_id, quantity })),
      ),
      (needs) => ({ kind: 'products', needs }),
    );
  return mapParsed(parsePounds(amount), (pence) => ({
    kind: 'amount',
    amount: pence,
    isIndependent: independent === 'yes',
  }));
};

// A need of nought would be met without end, so it is refused rather than divided by.
const readCount = (count: number): Parsed<number> =>
  Number.isInteger(count) && count >= 1 ? accepted(count) : refused(`${count} is not a number from 1`);

const wireCondition = ({ unlocking, quantity }: FreeDishGroup): WireGroup['condition'] =>
  unlocking.kind === 'amount'
    ? {
        product_list: [],
        amount: formatPounds(unlocking.amount),
        independent: unlocking.isIndependent ? 'yes' : 'no',
        qnty: quantity,
      }
    : {
        product_list: unlocking.needs.map((need) => ({ pro_id: need.productId, qty: need.quantity })),
        amount: '',
        independent: 'yes',
        qnty: quantity,
      };
