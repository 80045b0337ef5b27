import { Codes, isOk } from '@storefront/contract';
import type { WithCode } from '@storefront/contract';
import { ApiUnreachable } from '@storefront/host';
import type { Host, TaskState } from '@storefront/host';
import { copy } from '../copy';

/** What the stores of the account need of the Host. */
export type AccountHost = Pick<Host, 'api' | 'session'>;

/** Awaits a call for the user: the answer, or the sentence to show. Logs out when the server says that the session is over. */
export async function asUser<Given extends { responsecode: string; status?: string }>(
  { session }: Pick<Host, 'session'>,
  asked: Promise<Given>,
): Promise<Exclude<TaskState<WithCode<Given, '200'>>, { kind: 'idle' | 'running' }>> {
  try {
    const answer = await asked;
    if (isOk(answer)) return { kind: 'done', value: answer };
    if (answer.responsecode === Codes.SESSION_OVER) session.logOut(copy.sessionOver);
    return { kind: 'failed', reason: 'refused', sentence: answer.status ?? copy.unreachable };
  } catch (error) {
    if (error instanceof ApiUnreachable)
      return { kind: 'failed', reason: 'unreachable', sentence: copy.unreachable };
    throw error;
  }
}
