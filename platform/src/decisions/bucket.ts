import { hash } from 'node:crypto';

/** One bucket is a hundredth of a percent of the visitors. */
export const bucketCount = 10_000;

/**
 * The bucket of a visitor in a rollout, 0 to 9999 (RES-3). The share of a rollout takes the buckets below it, so growing keeps
 * everybody who is in, and nothing of the version decides. SHA-256 of salt and visitor, as LaunchDarkly's SDKs take SHA-1
 * (launchdarkly-server-sdk, `EvaluatorBucketing.bucket_user`); 48 bits of it, so that the remainder prefers no bucket noticeably.
 */
export function bucketOf(salt: string, visitor: string): number {
  // As hex, which takes half as long as a buffer does; 12 digits are 48 bits.
  return parseInt(hash('sha256', `${salt}.${visitor}`, 'hex').slice(0, 12), 16) % bucketCount;
}
