import { nameOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { ClosingAuditLog } from '../domain/audit-actions.ts';
import { MonthNotClosed } from '../domain/failures.ts';
import type { MonthCloses } from '../ports/month-closes.ts';
import { closerOf, type Whose } from './policies.ts';

type Command = Readonly<{ actor: Actor; whose: Whose; month: string; reason: string }>;
type Deps = Readonly<{
  directory: MerchantDirectory;
  closes: MonthCloses;
  clock: Clock;
  work: UnitOfWork;
  audit: ClosingAuditLog;
}>;

/** Opens a closed month again; the files of the revision stay, and the next closing is the next revision. */
export class ReopenMonth {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, MerchantNotFound, MonthNotClosed */
  async execute({ actor, whose, month, reason }: Command): Promise<void> {
    const { closes, clock, work, audit } = this.#deps;
    const { id: merchantId } = await closerOf(this.#deps, actor, whose);
    await work.transact(async () => {
      const reopened = { by: nameOf(actor), at: clock.now(), reason };
      if (!(await closes.reopen({ merchantId, month }, reopened))) throw new MonthNotClosed();
      const subject = { type: 'merchant', id: merchantId } as const;
      await audit.record({ actor, action: 'merchant.month-reopened', subject, data: { month, reason } });
    });
  }
}
