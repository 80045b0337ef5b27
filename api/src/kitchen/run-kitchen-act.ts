import { refused } from '../answers';
import type { BusinessRecord } from '../catalogue/catalogue';
import type { Database } from '../database/database';
import type { Ports } from '../ports';
import { lookUpNothing, runIdempotent } from '../request-keys/run-idempotent';
import { copy } from './copy';

interface KitchenAct {
  readonly call: string;
  readonly business: BusinessRecord;
  readonly key: string;
  /** What was asked for, without the session: another device may send it again. */
  readonly payload: unknown;
}

/** Runs an act of a kitchen once for its key, in one transaction, and tells the other devices. A refusal may be asked for again. */
export async function runKitchenAct<Answer extends { readonly responsecode: string }>(
  { database, clock, kitchenChanges }: Pick<Ports, 'database' | 'clock' | 'kitchenChanges'>,
  { call, business, key, payload }: KitchenAct,
  run: (transaction: Database, now: Date) => Promise<Answer>,
): Promise<Answer | ReturnType<typeof refused>> {
  const { business_id: businessId, business_slug: slug } = business.profile;
  const now = clock.now();
  const outcome = await runIdempotent(
    database,
    { call, brandId: `kitchen ${businessId}`, key, payload, now },
    {
      lookUp: lookUpNothing,
      run: async (transaction) => ({ answer: await run(transaction, now) }),
      isFinal: ({ responsecode }) => responsecode === '200',
    },
  );
  kitchenChanges.tell(slug);
  return outcome.kind === 'other-payload' ? refused(copy.sentBefore) : outcome.answer;
}
