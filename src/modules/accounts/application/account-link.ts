import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Random } from '#kernel/random.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { queueMailToOwners, type UserAccounts } from '#modules/users/index.ts';
import type { AccountsAuditLog } from '../domain/audit-actions.ts';
import type { AccountProvider } from '../ports/account-provider.ts';

/** A link to the provider's form; it is a secret. */
export type AccountLink = Readonly<{ url: string }>;

export type LinkDeps = Readonly<{
  provider: AccountProvider;
  audit: AccountsAuditLog;
  owners: Pick<UserAccounts, 'ownersOf'>;
  jobs: Jobs;
  random: Random;
  work: UnitOfWork;
  clock: Clock;
  publicUrl: string;
}>;

/**
 * Makes a fresh link and mails the owners: the form holds the bank account for pay-outs. Both pages of the portal are behind
 * the session.
 * @throws ProviderAway, ProviderRefused
 */
export const makeLink = async (
  { provider, audit, owners, jobs, random, work, clock, publicUrl }: LinkDeps,
  { merchantId, accountId, actor }: Readonly<{ merchantId: number; accountId: string; actor: Actor }>,
): Promise<AccountLink> => {
  const page = `${publicUrl}/merchant/account`;
  const url = await provider.link(accountId, {
    returnUrl: `${page}?from=provider`,
    refreshUrl: `${page}?from=expired`,
  });
  const subject = { type: 'merchant', id: merchantId } as const;
  await work.transact(async () => {
    await audit.record({ actor, action: 'merchant.account-link-made', subject });
    await queueMailToOwners(
      { accounts: owners, jobs, random },
      { merchantId, kind: 'PAYMENT_ACCOUNT', at: clock.now() },
    );
  });
  return { url };
};
