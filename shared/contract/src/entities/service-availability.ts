import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { Possible } from '../fields';

/** Whether collection and delivery can be ordered, and the words for it; 'Preorder Only' means preorder (DAT-6, SVC-14). */
export const ServiceAvailability = Type.Object({
  pickuppossible: Possible,
  delpossible: Possible,
  pickupmsg: Type.String(),
  deliverymsg: Type.String(),
});
export type ServiceAvailability = Static<typeof ServiceAvailability>;
