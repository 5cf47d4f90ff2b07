import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Random } from '#kernel/random.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { queueMailToPersonAndOwners, type UserAccounts } from '#modules/users/index.ts';
import type { MerchantAuditLog } from '../domain/audit-actions.ts';
import { NotAnAccountant } from '../domain/failures.ts';
import type { Assignment, Assignments } from '../ports/assignments.ts';
import type { AccountantAssignments } from './accountant-assignments.ts';

type Deps = Readonly<{
  assignments: Assignments;
  accounts: UserAccounts;
  jobs: Jobs;
  random: Random;
  work: UnitOfWork;
  audit: MerchantAuditLog;
  clock: Clock;
}>;

/** The assignments that merchants and accountants make and end themselves; the accountant and the owners are mailed. */
export class ManageAccountantAssignments implements AccountantAssignments {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async assign(assignment: Parameters<AccountantAssignments['assign']>[0], actor: Actor): Promise<void> {
    const { assignments, accounts, work, audit, clock } = this.#deps;
    const { merchantId, userId } = assignment;
    await work.transact(async () => {
      const account = await accounts.byId(userId);
      if (account?.role !== 'ACCOUNTANT') throw new NotAnAccountant();
      if (!(await assignments.assign({ ...assignment, assignedAt: clock.now() }))) return;
      const subject = { type: 'merchant', id: merchantId } as const;
      await audit.record({ actor, action: 'merchant.accountant-assigned', subject, data: { userId } });
      await this.#mail('ACCOUNTANT_ADDED', merchantId, userId);
    });
  }

  end({ merchantId, userId }: Parameters<AccountantAssignments['end']>[0], actor: Actor): Promise<boolean> {
    const { assignments, work, audit } = this.#deps;
    return work.transact(async () => {
      if (!(await assignments.remove(merchantId, userId))) return false;
      const subject = { type: 'merchant', id: merchantId } as const;
      await audit.record({ actor, action: 'merchant.accountant-ended', subject, data: { userId } });
      await this.#mail('ACCOUNTANT_ENDED', merchantId, userId);
      return true;
    });
  }

  #mail(kind: 'ACCOUNTANT_ADDED' | 'ACCOUNTANT_ENDED', merchantId: number, personId: number): Promise<void> {
    const at = this.#deps.clock.now();
    return queueMailToPersonAndOwners(this.#deps, { merchantId, kind, personId, at });
  }

  ofMerchant(merchantId: number): Promise<readonly Assignment[]> {
    return this.#deps.assignments.ofMerchant(merchantId);
  }
}
