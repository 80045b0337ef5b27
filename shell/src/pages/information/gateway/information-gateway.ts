import type { InformationText } from '../domain/information-text';

type TextOutcome =
  | { readonly kind: 'found'; readonly text: InformationText }
  | { readonly kind: 'unknown'; readonly sentence: string }
  | { readonly kind: 'refused'; readonly sentence: string };

/** What the information pages ask of the API. It rejects with ApiUnreachable when there is no answer. */
export interface InformationGateway {
  /** The page with this address name. */
  page(slug: string, signal: AbortSignal): Promise<TextOutcome>;
}
