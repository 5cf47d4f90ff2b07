import { addDays, businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { BankMatches } from './bank-matches.ts';
import type { MatchNewLines } from './match-new-lines.ts';

type Deps = Readonly<{
  bankMatches: Pick<BankMatches, 'waiting'>;
  matchNewLines: Pick<MatchNewLines, 'match'>;
  work: UnitOfWork;
  clock: Clock;
}>;

/** Older movements are for a person. */
const daysBack = 120;
/** The longest file is done by one run. */
const mostLines = 20_000;

/**
 * Tries movements again that have paid nothing: documents were issued, paid or annulled since, or an import has left them.
 * Each is booked in a transaction of its own, so that nothing waits for the others.
 */
export class RetryLines {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ merchantId }: Readonly<{ merchantId: number }>): Promise<void> {
    const { bankMatches, matchNewLines, work, clock } = this.#deps;
    const since = addDays(businessDateOf(clock.now()), -daysBack);
    const lineIds = await bankMatches.waiting(merchantId, since, mostLines);
    if (lineIds.length === 0) return;
    const { left } = await work.transact(() => matchNewLines.match({ merchantId, lineIds }, 0));
    for (const lineId of left)
      await work.transact(() => matchNewLines.match({ merchantId, lineIds: [lineId] }, 1));
  }
}
