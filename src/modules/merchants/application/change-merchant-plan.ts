import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantAuditLog } from '../domain/audit-actions.ts';
import type { MerchantDetails } from '../domain/merchant.ts';
import type { Plan } from '#kernel/plans.ts';
import type { Merchants } from '../ports/merchants.ts';
import { mustManageMerchants } from './policies.ts';
import { merchantMail } from './send-merchant-mail.ts';

type Command = Readonly<{ actor: Actor; merchantId: number; plan: Plan }>;
type Deps = Readonly<{
  merchants: Merchants;
  work: UnitOfWork;
  audit: MerchantAuditLog;
  clock: Clock;
  jobs: Jobs;
}>;

/**
 * Sets the plan and mails the merchant; setting the current plan changes nothing.
 * @throws SignInNeeded, NotAllowed, MerchantNotFound
 */
export class ChangeMerchantPlan {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, merchantId, plan }: Command): Promise<MerchantDetails> {
    const { merchants, work, audit, clock, jobs } = this.#deps;
    mustManageMerchants(actor);
    return work.transact(async () => {
      const at = clock.now();
      const { before, after } = await merchants.change(merchantId, (merchant) =>
        merchant.changePlan(plan, at),
      );
      const from = before.plan;
      if (from === plan) return after;
      await audit.record({
        actor,
        action: 'merchant.plan-changed',
        subject: { type: 'merchant', id: merchantId },
        data: { from, to: plan },
      });
      const fact = `plan-${at.getTime()}`;
      await jobs.enqueue(merchantMail, { kind: 'PLAN_CHANGED', plan, merchantId, fact });
      return after;
    });
  }
}
