import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { oneOf } from '../fields';

/**
 * Something that was done for a business (KIT-12). `actor`: a device in the kitchen, the business's own system, an operator, or the clock. `subject` is what it was
 * done to, as people name it: the number of an order, a dish, a person.
 */
export const KitchenAct = Type.Object({
  id: Type.Integer(),
  at: Type.String(),
  actor: oneOf('device', 'system', 'operator', 'clock'),
  /** '' for a device that has logged in with the token of the business. */
  person: Type.String(),
  device: Type.String(),
  act: Type.String(),
  subject: Type.String(),
  before: Type.Record(Type.String(), Type.String()),
  after: Type.Record(Type.String(), Type.String()),
});
export type KitchenAct = Static<typeof KitchenAct>;
