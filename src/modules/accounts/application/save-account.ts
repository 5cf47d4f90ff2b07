import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Events } from '#kernel/events.ts';
import type { Jobs } from '#kernel/jobs.ts';
import { MerchantFactHappened } from '#kernel/merchant-fact.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { merchantMail } from '#modules/merchants/index.ts';
import type { AccountsAuditLog } from '../domain/audit-actions.ts';
import { accountFacts } from '../domain/merchant-facts.ts';
import type { AccountChange, MerchantAccount } from '../domain/merchant-account.ts';
import type { MerchantAccounts } from '../ports/merchant-accounts.ts';

export type SavingDeps = Readonly<{
  accounts: MerchantAccounts;
  audit: AccountsAuditLog;
  events: Events;
  jobs: Jobs;
  work: UnitOfWork;
  clock: Clock;
}>;

/**
 * Saves an account with its history, audit entry, mail and the merchant's facts, in one transaction.
 * @returns false when the account was changed meanwhile
 */
export const saveAccount = (
  { accounts, audit, events, jobs, work, clock }: SavingDeps,
  account: MerchantAccount,
  { change, actor }: Readonly<{ change: AccountChange | null; actor: Actor }>,
): Promise<boolean> =>
  work.transact(async () => {
    const { merchantId } = account;
    const { version } = account.toRecord();
    if (!(await accounts.save(account, change, { actor, at: clock.now() }))) return false;
    for (const fact of accountFacts(account.asLoaded(), account))
      await events.publish(MerchantFactHappened, fact);
    if (change === null) return true;
    const { from, to, mail } = change;
    const subject = { type: 'merchant', id: merchantId } as const;
    await audit.record(
      from === 'NONE'
        ? { actor, action: 'merchant.account-started', subject, data: { account: account.accountId } }
        : { actor, action: 'merchant.account-status-changed', subject, data: { from, to } },
    );
    if (mail !== null)
      await jobs.enqueue(merchantMail, {
        kind: `ACCOUNT_${mail}`,
        merchantId,
        fact: `${mail.toLowerCase()}-${version}`,
      });
    return true;
  });
