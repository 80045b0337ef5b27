import { sharedCopy } from './copy';

/** An expected refusal: 201 with the sentence that the customer reads (D7). */
export function refused(sentence: string) {
  return { responsecode: '201', status: sentence } as const;
}

/** Nothing was found: 204 with the sentence that the customer reads (D7). */
export function nothingFound(sentence: string) {
  return { responsecode: '204', status: sentence } as const;
}

/** The session is no longer valid: the client logs out (D7, SES-6). */
export function sessionOver() {
  return { responsecode: '221', status: sharedCopy.sessionOver } as const;
}

/** The session of a kitchen's device has ended: the device logs in again (KIT-1). */
export function kitchenOver() {
  return { responsecode: '221', status: sharedCopy.kitchenOver } as const;
}

/** The restaurant of a call was not found. */
export function unknownRestaurant() {
  return nothingFound(sharedCopy.unknownRestaurant);
}

/** The order of a call was not found. */
export function unknownOrder() {
  return nothingFound(sharedCopy.unknownOrder);
}
