import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAccounts } from '#modules/users/index.ts';
import type { MerchantAuditLog } from '../domain/audit-actions.ts';
import { NotAnAccountant } from '../domain/failures.ts';
import type { Assignments } from '../ports/assignments.ts';
import { mustManageMerchants } from './policies.ts';

type Command = Readonly<{ actor: Actor; merchantId: number; userId: number }>;
type Deps = Readonly<{
  assignments: Assignments;
  accounts: UserAccounts;
  work: UnitOfWork;
  audit: MerchantAuditLog;
  clock: Clock;
}>;

/** Assigns an accountant to a merchant; idempotent. @throws NotAllowed, NotAnAccountant, MerchantNotFound */
export class AssignAccountant {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, merchantId, userId }: Command): Promise<void> {
    const { assignments, accounts, work, audit, clock } = this.#deps;
    mustManageMerchants(actor);
    const account = await accounts.byId(userId);
    if (account?.role !== 'ACCOUNTANT') throw new NotAnAccountant();
    await work.transact(async () => {
      if (!(await assignments.assign(merchantId, userId, clock.now()))) return;
      await audit.record({
        actor,
        action: 'merchant.accountant-assigned',
        subject: { type: 'merchant', id: merchantId },
        data: { userId },
      });
    });
  }
}
