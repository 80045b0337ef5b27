import type { FreeDishChoice, FreeDishes, FreeDishGroup as WireGroup } from '@storefront/contract';
import type { FreeDishChoices, FreeDishGroup, GivenGroup, Unlocking } from '../free-dishes';
import { formatPounds, parsePounds } from '../money';
import { accepted, mapReading, readFields, readList } from '../reading';
import type { Reading } from '../reading';

/** Reads the `dishes` of business/menu: the groups unlocked by amount, then those unlocked by products (FRE-2). */
export const readFreeDishGroups = (wire: FreeDishes): Reading<readonly FreeDishGroup[]> =>
  mapReading(
    readFields({ amount: readList(wire.amount, readGroup), group: readList(wire.group, readGroup) }),
    ({ amount, group }) => [...amount, ...group],
  );

/** Reads the choices out of an order's or the stored free dishes; whether they are valid is for pricing to say. */
export const readFreeDishChoices = (
  wire: readonly Pick<FreeDishChoice, 'id' | 'freedish_item'>[],
): FreeDishChoices =>
  Object.fromEntries(
    wire.map(({ id, freedish_item }) => [
      id,
      freedish_item.filter(({ selected }) => selected === 'yes').map(({ fd_id }) => fd_id),
    ]),
  );

/** Writes the free dishes given, as stored under `freedish` and answered by the server (DAT-13, D66). */
export const wireGivenGroup = ({ group, quantity, dishes }: GivenGroup): WireGroup => ({
  id: group.id,
  welcome_text: group.welcomeText,
  freedish_service_type: group.service,
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
});

/** Writes the free dishes given as an order sends them (DAT2-15). */
export const wireFreeDishChoice = ({ group, quantity, dishes }: GivenGroup): FreeDishChoice => ({
  id: group.id,
  qnty: quantity,
  freedish_item: dishes.map(({ dish, isSelected }) => ({
    fd_id: dish.id,
    selected: isSelected ? 'yes' : 'no',
  })),
});

const readGroup = (wire: WireGroup): Reading<FreeDishGroup> =>
  mapReading(
    readFields({
      condition: readUnlocking(wire.condition),
      freedish_item: readList(wire.freedish_item, ({ fd_id, fd_name, fd_price }) =>
        mapReading(parsePounds(fd_price), (price) => ({ id: fd_id, name: fd_name, price })),
      ),
    }),
    ({ condition, freedish_item }) => ({
      id: wire.id,
      welcomeText: wire.welcome_text,
      service: wire.freedish_service_type,
      selectable: wire.is_selectable,
      quantity: wire.condition.qnty,
      unlocking: condition,
      dishes: freedish_item,
    }),
  );

const readUnlocking = ({ amount, independent, product_list }: WireGroup['condition']): Reading<Unlocking> => {
  if (amount === '')
    return accepted({
      kind: 'products',
      needs: product_list.map(({ pro_id, qty }) => ({ productId: pro_id, quantity: qty })),
    });
  return mapReading(parsePounds(amount), (pence) => ({
    kind: 'amount',
    amount: pence,
    isIndependent: independent === 'yes',
  }));
};

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
