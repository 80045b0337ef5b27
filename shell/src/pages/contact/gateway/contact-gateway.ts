/** A message to the brand. */
interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

type SendOutcome = { readonly kind: 'sent' } | { readonly kind: 'refused'; readonly sentence: string };

/** What the contact page asks of the API. It rejects with ApiUnreachable when there is no answer. */
export interface ContactGateway {
  send(message: ContactMessage): Promise<SendOutcome>;
}
