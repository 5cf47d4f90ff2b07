import { nameOf, type Actor } from '#kernel/actor.ts';

type Limit = Readonly<{ name: string; times: number; seconds: number }>;
/** The part of `RateLimits` that is used here; `key` names the counter. */
type LimitCounts = Readonly<{
  /** @throws RateLimited */
  take(limit: Limit, key: string): Promise<unknown>;
}>;

const reports: Limit = { name: 'report', times: 120, seconds: 60 };

/** Rate limits of reports: each reads all payments of its period. */
export class ReportLimits {
  readonly #counts: LimitCounts;

  constructor({ counts }: Readonly<{ counts: LimitCounts }>) {
    this.#counts = counts;
  }

  /** 120 reads a minute of a caller, operators excepted; a page takes three. @throws RateLimited */
  async takeReport(actor: Actor): Promise<void> {
    if (actor.kind !== 'operator') await this.#counts.take(reports, nameOf(actor));
  }
}
