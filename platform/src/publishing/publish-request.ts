import type { Promotion } from '@storefront/contract';
import type { BrandScope } from '../registry/snapshot';
import type { Build } from '../releases/parse-build';

export interface PublishRequest {
  readonly build: Build;
  /** The team of the token, and whose token it is. */
  readonly actor: string;
  readonly person?: string | undefined;
  readonly machine?: string | undefined;
  /** The person who made the token. */
  readonly issuedBy?: string | undefined;
  /** The queue in which the build waits to be proven (REL-19). */
  readonly queue: string;
  /** The brands that the team may act for: only there can it make the first release of a feature stable (REL-14). */
  readonly mayActFor: BrandScope;
  readonly author: string;
  readonly commit: string;
  readonly promotion: Promotion;
  /** A build of `storefront dev`: it is never promoted. */
  readonly development?: boolean;
  /** Only reports what would change; nothing is stored, and the audit log names it as a try-out. */
  readonly tryOut?: boolean;
}

/** Why a release is published, for the audit log. */
export function formatReason({ author, commit }: Pick<PublishRequest, 'author' | 'commit'>): string {
  return `by ${author} from ${commit}`;
}
