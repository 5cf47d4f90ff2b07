import { nameOf, type Actor } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Events } from '#kernel/events.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantUserAccounts } from '#modules/users/index.ts';
import type { MerchantAuditLog } from '../domain/audit-actions.ts';
import { MerchantClosed } from '../domain/merchant-closed.ts';
import { holdsAlready, planPeriodsOf } from '../domain/plan-periods.ts';
import type { Merchants } from '../ports/merchants.ts';
import type { MerchantReferences } from '../ports/merchant-references.ts';
import { mustManageMerchants } from './policies.ts';

type Command = Readonly<{ actor: Actor; merchantId: number }>;
type Deps = Readonly<{
  merchants: Merchants;
  references: MerchantReferences;
  merchantAccounts: MerchantUserAccounts;
  events: Events;
  work: UnitOfWork;
  audit: MerchantAuditLog;
  clock: Clock;
}>;

/**
 * Erases a merchant without references; one with documents, payments or payment links is closed instead (decision 6).
 * @throws SignInNeeded, NotAllowed, MerchantNotFound
 */
export class DeleteMerchant {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, merchantId }: Command): Promise<void> {
    const { merchants, references, work } = this.#deps;
    mustManageMerchants(actor);
    await work.transact(async () => {
      // Locks first: no payment can start between the check and the deletion.
      await merchants.lock(merchantId);
      if (await references.has(merchantId)) await this.#close(actor, merchantId);
      else await this.#erase(actor, merchantId);
    });
  }

  async #close(actor: Actor, merchantId: number): Promise<void> {
    const { merchants, merchantAccounts, events, audit, clock } = this.#deps;
    const at = clock.now();
    const step = { plan: 'STARTER', kind: 'PAID', validFrom: businessDateOf(at) } as const;
    if (!holdsAlready(planPeriodsOf(await merchants.plansOf(merchantId)), step))
      await merchants.enterPlan(merchantId, step, { by: nameOf(actor), at, reason: 'CLOSED' });
    const { before } = await merchants.change(merchantId, (merchant) => merchant.close(at), { actor });
    await merchantAccounts.closeFor(merchantId, actor);
    const subject = { type: 'merchant', id: merchantId } as const;
    await audit.record({ actor, action: 'merchant.closed', subject, data: { from: before.status } });
    await events.publish(MerchantClosed, { merchantId });
  }

  async #erase(actor: Actor, merchantId: number): Promise<void> {
    const { merchants, merchantAccounts, audit } = this.#deps;
    await merchantAccounts.eraseFor(merchantId, actor);
    await merchants.remove(merchantId);
    await audit.record({ actor, action: 'merchant.deleted', subject: { type: 'merchant', id: merchantId } });
  }
}
