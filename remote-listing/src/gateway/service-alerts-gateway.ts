/** Whether the server did it, or its sentence for refusing it. */
export type AlertOutcome =
  { readonly kind: 'done' } | { readonly kind: 'refused'; readonly sentence: string };

/** What 'Tell me when' asks of the API. Rejects with ApiUnreachable when there is no answer. */
export interface ServiceAlertsGateway {
  /** Asks for one e-mail once a restaurant serves the postcode. */
  request(postcode: string, email: string): Promise<AlertOutcome>;
  /** Takes a request back by the key of its e-mail. */
  takeBack(key: string): Promise<AlertOutcome>;
}
