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
/** Movements that share a transaction and one reading of what may be paid; others wait for a document number for two seconds. */
const bookedTogether = 10;

/**
 * Tries movements again that have paid nothing: documents were issued, paid or annulled since, or an import has left them.
 * A few are booked in each transaction, so that nothing waits for all of them.
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
    const match = (ids: readonly number[], most: number) =>
      work.transact(() => matchNewLines.match({ merchantId, lineIds: ids }, most));
    const { left } = await match(lineIds, 0);
    const busy: number[] = [];
    for (let start = 0; start < left.length; start += bookedTogether)
      busy.push(...(await match(left.slice(start, start + bookedTogether), bookedTogether)).left);
    // One whose documents another has locked leaves those after it.
    for (const lineId of busy) await match([lineId], 1);
  }
}
