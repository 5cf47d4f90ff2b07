import { nameOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Random } from '#kernel/random.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PayableLinks } from '#modules/links/index.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { PaymentAuditLog } from '../domain/audit-actions.ts';
import { PaymentNotFound } from '../domain/failures.ts';
import type { Payments } from '../ports/payments.ts';
import type { ApplySettlementEffects } from './apply-settlement-effects.ts';
import { mustRecordTransfers } from './policies.ts';

type Command = Readonly<{ actor: Actor; merchantId: number; paymentId: number; reason: string }>;
type Deps = Readonly<{
  payments: Payments;
  links: Pick<PayableLinks, 'lock'>;
  merchants: MerchantDirectory;
  applyEffects: ApplySettlementEffects;
  work: UnitOfWork;
  random: Random;
  clock: Clock;
  audit: PaymentAuditLog;
}>;

/**
 * Takes back a payment by bank, because the bank reversed its booking or it was matched wrongly: all that is left is
 * refunded, and the credit note follows. It corrects a record and sends no money, so it has no limit and asks for no proof.
 */
export class TakeBackBankPayment {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** No effect when nothing is left. @throws SignInNeeded, NotAllowed, MerchantMayNotAct, PaymentNotFound */
  async execute({ actor, merchantId, paymentId, reason }: Command): Promise<void> {
    const { payments, links, applyEffects, work, random, clock, audit } = this.#deps;
    await mustRecordTransfers(this.#deps, actor, merchantId);
    const found = (await payments.get(paymentId))?.toRecord();
    if (found?.merchantId !== merchantId || found.method !== 'BANK') throw new PaymentNotFound();
    const by = { actor: nameOf(actor), now: clock.now() };
    await work.transact(async () => {
      // Lock order: link, then payment.
      if (found.paymentLinkId !== null) await links.lock(found.paymentLinkId);
      const takenBack = await payments.change(paymentId, (payment) => {
        const amount = payment.refundable();
        if (amount.isZero()) return null;
        const refund = { amount, reason: 'OTHER', note: reason, requestKey: null } as const;
        const { providerKey } = payment.requestRefund({ ...refund, providerKey: random.uuid() }, by);
        return { payment, bookings: payment.repayByBank(providerKey, by) };
      });
      if (takenBack === null) return;
      await audit.record({
        actor,
        action: 'payment.taken-back',
        subject: { type: 'payment', id: paymentId },
        data: { reason },
      });
      await applyEffects.execute({ ...takenBack, succeeded: false, writtenInvoiceId: null }, by.now);
    });
  }
}
