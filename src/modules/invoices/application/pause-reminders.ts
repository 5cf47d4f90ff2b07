import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { mustHaveFeature } from '#kernel/plan-failures.ts';
import { planInForce } from '#kernel/plans.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { InvoiceAuditLog } from '../domain/audit-actions.ts';
import { InvoiceNotFound } from '../domain/failures.ts';
import type { Reminders } from '../ports/reminders.ts';
import { actingMerchantOf } from './policies.ts';

/** `invoiceId` null: all invoices of the merchant. */
type Command = Readonly<{ actor: Actor; invoiceId: number | null; isPaused: boolean }>;
type Deps = Readonly<{
  reminders: Reminders;
  merchants: MerchantDirectory;
  work: UnitOfWork;
  clock: Clock;
  audit: InvoiceAuditLog;
  config: Readonly<{ operatorMerchantId: number | null }>;
}>;

/** Pauses or resumes the reminders of one invoice or of all. */
export class PauseReminders {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, MerchantMayNotAct, NotInPlan, InvoiceNotFound */
  async execute({ actor, invoiceId, isPaused }: Command): Promise<void> {
    const { reminders, merchants, work, clock, audit, config } = this.#deps;
    const merchant = await actingMerchantOf(actor, 'WRITE_DOCUMENTS', merchants);
    mustHaveFeature(planInForce(merchant, config), 'reminders');
    const merchantId = merchant.id;
    await work.transact(async () => {
      const isOwn = await reminders.pause(merchantId, invoiceId, isPaused, clock.now());
      if (!isOwn) throw new InvoiceNotFound();
      const subject =
        invoiceId === null
          ? ({ type: 'merchant', id: merchantId } as const)
          : ({ type: 'invoice', id: invoiceId } as const);
      const action = isPaused ? 'invoice.reminders-paused' : 'invoice.reminders-resumed';
      await audit.record({ actor, action, subject });
    });
  }
}
