import type { Jobs } from '#kernel/jobs.ts';
import type { Random } from '#kernel/random.ts';
import { queueSecurityMail, type SecurityFact } from './queue-security-mail.ts';
import type { UserAccounts } from './user-accounts.ts';

/** What `queueMailToOwners` needs. */
export type OwnerMailDeps = Readonly<{
  accounts: Pick<UserAccounts, 'ownersOf'>;
  jobs: Jobs;
  random: Random;
}>;

/**
 * Mails each owner of a merchant about a fact that changes where money or documents go, or who may enter. Call it in the
 * transaction of the fact.
 */
export const queueMailToOwners = async (
  deps: OwnerMailDeps,
  { merchantId, ...fact }: Omit<SecurityFact, 'userId'> & Readonly<{ merchantId: number }>,
): Promise<void> => {
  for (const userId of await deps.accounts.ownersOf(merchantId))
    await queueSecurityMail(deps, { ...fact, userId });
};

/** Mails the member or accountant that the fact is about, and each owner. Call it in the transaction of the fact. */
export const queueMailToPersonAndOwners = async (
  deps: OwnerMailDeps,
  { merchantId, ...fact }: Omit<SecurityFact, 'userId'> & Readonly<{ merchantId: number; personId: number }>,
): Promise<void> => {
  const owners = await deps.accounts.ownersOf(merchantId);
  for (const userId of new Set([fact.personId, ...owners]))
    await queueSecurityMail(deps, { ...fact, userId });
};
