import { hash } from 'node:crypto';

/** One bucket is a hundredth of a percent of the visitors. */
export const bucketCount = 10_000;

/**
 * The bucket of a visitor in a rollout, 0 to 9999 (RES-3). A rollout takes the buckets below its share, so that a growing share
 * keeps every visitor who is in; the version has no influence. SHA-256 of salt and visitor, as LaunchDarkly's SDKs use SHA-1
 * (launchdarkly-server-sdk, `EvaluatorBucketing.bucket_user`); 48 bits of it, so that the remainder favours no bucket noticeably.
 */
export function bucketOf(salt: string, visitor: string): number {
  // Hex takes half as long as a buffer; 12 digits are 48 bits.
  return parseInt(hash('sha256', `${salt}.${visitor}`, 'hex').slice(0, 12), 16) % bucketCount;
}
