/** Calls within seconds. */
type Limit = Readonly<{ name: string; times: number; seconds: number }>;
/** The part of `RateLimits` that is used here; `key` names the counter. */
type LimitCounts = Readonly<{
  /** @throws RateLimited */
  take(limit: Limit, key: string): Promise<unknown>;
}>;

const files: Limit = { name: 'evidence-file', times: 30, seconds: 3_600 };
const sendings: Limit = { name: 'evidence-send', times: 20, seconds: 3_600 };

/** Thirty documents an hour of one merchant. @throws RateLimited */
export const takeEvidenceFile = (counts: LimitCounts, merchantId: number): Promise<unknown> =>
  counts.take(files, String(merchantId));

/** Twenty calls to the provider an hour of one merchant. @throws RateLimited */
export const takeEvidenceSending = (counts: LimitCounts, merchantId: number): Promise<unknown> =>
  counts.take(sendings, String(merchantId));
