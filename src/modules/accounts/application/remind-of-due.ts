import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Messages } from '#kernel/messages.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { merchantMail, type MerchantDirectory } from '#modules/merchants/index.ts';
import type { MerchantAccount } from '../domain/merchant-account.ts';
import { reminderDays, type MerchantAccounts } from '../ports/merchant-accounts.ts';
import { requirementsIn } from './requirement-texts.ts';

type Deps = Readonly<{
  accounts: MerchantAccounts;
  directory: Pick<MerchantDirectory, 'openById'>;
  messages: Messages;
  jobs: Jobs;
  work: UnitOfWork;
  clock: Clock;
}>;

const dayMs = 86_400_000;

/** Mails merchants of whose account something is due, seven days and one day before the deadline, each once. */
export class RemindOfDue {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws Error when the job must be retried */
  async execute(): Promise<void> {
    const { accounts, clock } = this.#deps;
    const now = clock.now();
    const until = new Date(now.getTime() + reminderDays[0] * dayMs);
    for (const account of await accounts.dueUntil(until, now)) await this.#remind(account, now);
  }

  async #remind(account: MerchantAccount, now: Date): Promise<void> {
    const { accounts, directory, messages, jobs, work } = this.#deps;
    const { merchantId, deadline, due } = account.toRecord();
    const merchant = await directory.openById(merchantId);
    if (deadline === null || merchant === null) return;
    const left = deadline.getTime() - now.getTime();
    await work.transact(async () => {
      let last: number | null = null;
      // A deadline that is known late is mailed once, with the shorter time.
      for (const days of reminderDays.filter((one) => left <= one * dayMs))
        last = (await accounts.claimReminder({ merchantId, deadline, days, now })) ? days : null;
      if (last === null) return;
      await jobs.enqueue(merchantMail, {
        kind: 'ACCOUNT_DUE',
        merchantId,
        fact: `due-${Math.floor(deadline.getTime() / 1_000)}-${last}`,
        requirements: requirementsIn(messages, merchant.language, due).map(({ text }) => text),
        dueAt: deadline.toISOString(),
      });
    });
  }
}
