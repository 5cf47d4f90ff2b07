import type { RateLimit, RateLimits } from '#kernel/rate-limits.ts';

const files: RateLimit = { name: 'evidence-file', times: 30, seconds: 3_600 };
const sendings: RateLimit = { name: 'evidence-send', times: 20, seconds: 3_600 };

/** Thirty documents an hour of one merchant. @throws RateLimited */
export const takeEvidenceFile = (counts: RateLimits, merchantId: number): Promise<unknown> =>
  counts.take(files, String(merchantId));

/** Twenty calls to the provider an hour of one merchant. @throws RateLimited */
export const takeEvidenceSending = (counts: RateLimits, merchantId: number): Promise<unknown> =>
  counts.take(sendings, String(merchantId));
