import type { CatalogueProfile } from '../catalogue/format';
import type { Database } from '../database/database';
import { createOrderRepository } from '../orders/repository';
import { confirmOrder } from '../orders/confirm-order';
import { hashCode, isSameHash } from './code';
import { createCodeRepository } from './repository';

export type Verification =
  | { readonly kind: 'verified' | 'already' | 'unknown' | 'expired' }
  | { readonly kind: 'wrong'; readonly triesLeft: number };

interface Verifier {
  readonly okey: string;
  readonly brandId: string;
  readonly otp: string;
  readonly secret: string;
  readonly now: Date;
  /** The business of the order, read from the catalogue before the transaction. */
  readonly profile: CatalogueProfile | undefined;
}

/** Confirms a cash order once by its newest code, in at most five tries (OTP-41 to OTP-46, G8). */
export async function verifyCode(
  database: Database,
  { okey, brandId, otp, secret, now, profile }: Verifier,
): Promise<Verification> {
  return database.transaction(async (transaction): Promise<Verification> => {
    const order = await createOrderRepository(transaction).findForChange(okey, brandId);
    if (!order || order.paymode !== 'cod') return { kind: 'unknown' };
    if (order.state !== 'awaiting_code') return { kind: 'already' };
    const codes = createCodeRepository(transaction);
    const code = await codes.newestOf(okey);
    if (!code || code.expiresAt <= now || code.triesLeft < 1) return { kind: 'expired' };
    const triesLeft = await codes.takeTry(code.id);
    if (!isSameHash(hashCode(secret, okey, otp), code.codeHash)) return { kind: 'wrong', triesLeft };
    await codes.spend(code.id);
    await codes.prove(code.numberHash, order.userId ?? '', now);
    await confirmOrder(transaction, order, profile, now);
    return { kind: 'verified' };
  });
}
