import { hasCallLimits, type Actor } from '#kernel/actor.ts';
import type { RateLimit, RateLimits } from '#kernel/rate-limits.ts';

const requests: RateLimit = { name: 'archive-request', times: 5, seconds: 86_400 };
const downloads: RateLimit = { name: 'archive-download', times: 20, seconds: 3_600 };

/** Limits of archives (security, "Limits"); operators of the command line have none. */
export class ArchiveLimits {
  readonly #counts: RateLimits;

  constructor({ counts }: Readonly<{ counts: RateLimits }>) {
    this.#counts = counts;
  }

  /** Five new archives a day of one merchant. @throws RateLimited */
  async takeRequest(actor: Actor, merchantId: number): Promise<void> {
    if (hasCallLimits(actor)) await this.#counts.take(requests, String(merchantId));
  }

  /** Twenty downloads of one archive an hour, by all callers together. @throws RateLimited */
  async takeDownload(archiveId: number): Promise<void> {
    await this.#counts.take(downloads, String(archiveId));
  }
}
