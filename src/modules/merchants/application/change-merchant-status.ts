import type { Actor } from '#kernel/actor.ts';
import type { AuditLog } from '#kernel/audit.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Events } from '#kernel/events.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantState } from '../domain/merchant.ts';
import type { MerchantStatus } from '../domain/merchant-status.ts';
import { MerchantStatusChanged } from '../domain/merchant-status-changed.ts';
import type { Merchants } from '../ports/merchants.ts';
import { mustGovernMerchants } from './policies.ts';

type Command = Readonly<{
  actor: Actor;
  merchantId: number;
  status: MerchantStatus;
  reason?: string | undefined;
}>;
type Deps = Readonly<{
  merchants: Merchants;
  events: Events;
  work: UnitOfWork;
  audit: AuditLog;
  clock: Clock;
}>;

/** Sets any status; the one that stands already leaves no trace. @throws SignInNeeded, NotAllowed, MerchantNotFound */
export class ChangeMerchantStatus {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, merchantId, status, reason }: Command): Promise<MerchantState> {
    const { merchants, events, work, audit, clock } = this.#deps;
    mustGovernMerchants(actor);
    return work.transact(async () => {
      const at = clock.now();
      const { before, after } = await merchants.change(merchantId, (merchant) =>
        merchant.withStatus(status, at),
      );
      const from = before.state.status;
      if (from === status) return after.state;
      await merchants.recordStatus({ merchantId, from, to: status, actor, reason, at });
      await audit.record({
        actor,
        action: 'merchant.status-changed',
        subject: { type: 'merchant', id: merchantId },
        data: { from, to: status, ...(reason === undefined ? {} : { reason }) },
      });
      await events.publish(MerchantStatusChanged, { merchantId, from, to: status });
      return after.state;
    });
  }
}
