import { Failure } from '#kernel/failure.ts';
import type { CheckContext, Violation } from '#kernel/invariant.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { accountsSince } from './find-stored-payments.ts';

/** An account at the card provider; null is the platform's own. */
export type Account = string | null;

/** Whether charges are made on connected accounts of merchants, not on the platform's own. */
export const isRouted = ({ stripe }: Config): boolean => stripe.routing === 'direct';

/**
 * Runs a check for each account: the platform's own, and with direct routing those with payments since the instant. A
 * connected account that does not answer is skipped.
 * @throws ProviderAway, ProviderRefused when the platform's own account does not answer
 */
export const checkAccounts = async (
  { database, config }: Readonly<{ database: Database; config: Config }>,
  { since, leaveOut }: Pick<CheckContext, 'since' | 'leaveOut'>,
  check: (account: Account) => Promise<readonly Violation[]>,
): Promise<Violation[]> => {
  const accounts: Account[] = [null];
  if (isRouted(config)) accounts.push(...(await accountsSince(database, since)));
  const found: Violation[] = [];
  for (const account of accounts) {
    try {
      found.push(...(await check(account)));
    } catch (error) {
      if (account === null || !(error instanceof Failure)) throw error;
      leaveOut(account);
    }
  }
  return found;
};
