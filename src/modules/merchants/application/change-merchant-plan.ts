import type { Actor } from '#kernel/actor.ts';
import type { AuditLog } from '#kernel/audit.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Events } from '#kernel/events.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantState } from '../domain/merchant.ts';
import { MerchantPlanChanged } from '../domain/merchant-plan-changed.ts';
import type { Plan } from '../domain/merchant-profile.ts';
import type { Merchants } from '../ports/merchants.ts';
import { mustGovernMerchants } from './policies.ts';

type Command = Readonly<{ actor: Actor; merchantId: number; plan: Plan }>;
type Deps = Readonly<{
  merchants: Merchants;
  events: Events;
  work: UnitOfWork;
  audit: AuditLog;
  clock: Clock;
}>;

/** Sets the plan; setting the current plan changes nothing. @throws SignInNeeded, NotAllowed, MerchantNotFound */
export class ChangeMerchantPlan {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, merchantId, plan }: Command): Promise<MerchantState> {
    const { merchants, events, work, audit, clock } = this.#deps;
    mustGovernMerchants(actor);
    return work.transact(async () => {
      const { before, after } = await merchants.change(merchantId, (merchant) =>
        merchant.withPlan(plan, clock.now()),
      );
      const from = before.state.plan;
      if (from === plan) return after.state;
      await audit.record({
        actor,
        action: 'merchant.plan-changed',
        subject: { type: 'merchant', id: merchantId },
        data: { from, to: plan },
      });
      await events.publish(MerchantPlanChanged, { merchantId, from, to: plan });
      return after.state;
    });
  }
}
