import { Failure } from '#kernel/failure.ts';
import type { CheckContext, Violation } from '#kernel/invariant.ts';
import type { Database } from '#platform/database/database.ts';
import { accountsToCheck, type CheckedAccount } from './booked-balances.ts';

/** Runs a check for each account with payments or payouts since the instant; one that does not answer is left out. */
export const checkEachAccount = async (
  database: Database,
  context: CheckContext,
  check: (account: CheckedAccount) => Promise<readonly Violation[]>,
): Promise<Violation[]> => {
  const found: Violation[] = [];
  for (const account of await accountsToCheck(database, context.since)) {
    try {
      found.push(...(await check(account)));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      context.leaveOut(account.accountId);
    }
  }
  return found;
};
