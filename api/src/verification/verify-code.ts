import type { Brand } from '../brands/brands';
import type { CatalogueProfile } from '../catalogue/format';
import type { Database } from '../database/database';
import { createProvenNumberRepository } from '../proven-numbers/repository';
import { hashCode, isSameHash } from './code';
import { createCodeRepository } from './repository';
import { findSubject } from './subject';
import type { Confirmed, EndedState, SubjectName } from './subject';

export type Verification =
  | { readonly kind: 'verified'; readonly confirmed: Confirmed }
  | { readonly kind: 'unknown' | 'expired' }
  | { readonly kind: 'nothing-to-verify'; readonly state: EndedState }
  | { readonly kind: 'wrong'; readonly triesLeft: number };

interface Verifier {
  readonly subject: SubjectName;
  readonly brand: Brand;
  readonly otp: string;
  readonly secret: string;
  readonly now: Date;
  /** The business of the subject, read from the catalogue before the transaction. */
  readonly profile: CatalogueProfile | undefined;
}

/** Confirms a cash order or a booking once by its newest code, in at most five tries (OTP-41 to OTP-46, D120, G8). */
export async function verifyCode(
  database: Database,
  { subject: name, brand, otp, secret, now, profile }: Verifier,
): Promise<Verification> {
  return database.transaction(async (transaction): Promise<Verification> => {
    const subject = await findSubject(transaction, name, brand.id, now);
    if (!subject) return { kind: 'unknown' };
    if (subject.state !== 'waiting') return { kind: 'nothing-to-verify', state: subject.state };
    const codes = createCodeRepository(transaction);
    const code = await codes.newestOf(subject);
    if (!code || code.expiresAt <= now || code.triesLeft < 1) return { kind: 'expired' };
    const triesLeft = await codes.takeTry(code.id);
    if (!isSameHash(hashCode(secret, subject.id, otp), code.codeHash)) return { kind: 'wrong', triesLeft };
    await codes.spend(code.id);
    await createProvenNumberRepository(transaction).prove(code.numberHash, subject.userId ?? '', now);
    return { kind: 'verified', confirmed: await subject.confirm({ brand, profile, secret, now }) };
  });
}
