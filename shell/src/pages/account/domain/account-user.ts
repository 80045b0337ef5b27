import type { MessageChoices } from './message-choices';
import type { SavedAddress } from './saved-address';

/** The user whose account is shown. */
export interface AccountUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  /** The address book, with the default address first. */
  readonly addresses: readonly SavedAddress[];
  readonly choices: MessageChoices;
}
