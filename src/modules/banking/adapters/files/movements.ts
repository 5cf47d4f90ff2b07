import { mostStatementBytes, mostStatementLines } from '#contract/banking/bank-statements.ts';
import type { BusinessDate } from '#kernel/business-date.ts';
import { StatementTooLarge } from '#modules/banking/domain/failures.ts';
import type { StatementLine } from '#modules/banking/domain/statement.ts';

/** The refusal of a file above a limit. */
export const tooLarge = (): StatementTooLarge =>
  new StatementTooLarge({ megabytes: mostStatementBytes / 1_000_000, lines: mostStatementLines });

/** Counts the movements of a file over all of its statements. @throws StatementTooLarge at the first one too many */
export const countMovements = (): ((movements: number) => void) => {
  let count = 0;
  return (movements) => {
    count += movements;
    if (count > mostStatementLines) throw tooLarge();
  };
};

/** The first and the last day of booked movements. */
export const daysOf = (
  lines: readonly StatementLine[],
): Readonly<{ first: BusinessDate | null; last: BusinessDate | null }> => {
  let [first, last]: [BusinessDate | null, BusinessDate | null] = [null, null];
  for (const { bookedOn } of lines) {
    if (first === null || bookedOn < first) first = bookedOn;
    if (last === null || bookedOn > last) last = bookedOn;
  }
  return { first, last };
};
