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
  return { responsecode: '221', status: 'Your session has ended. Please log in again.' } as const;
}
