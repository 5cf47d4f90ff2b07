import { nameOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Events } from '#kernel/events.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PayableLinks } from '#modules/links/index.ts';
import { mustBeOpenMonth, type ClosedMonths, type MerchantDirectory } from '#modules/merchants/index.ts';
import type { InvoiceAuditLog } from '../domain/audit-actions.ts';
import { TransferTakenBack } from '../domain/events.ts';
import { InvoiceNotFound } from '../domain/failures.ts';
import type { Invoices } from '../ports/invoices.ts';
import { mustNotBeDeducted } from './must-not-be-deducted.ts';
import { actingMerchantOf, memberIdOf } from './policies.ts';
import type { RenewLink } from './renew-link.ts';

type Command = Readonly<{ actor: Actor; invoiceId: number; paymentId: number; reason: string }>;
type Deps = Readonly<{
  invoices: Invoices;
  closedMonths: Pick<ClosedMonths, 'isClosed'>;
  merchants: MerchantDirectory;
  links: Pick<PayableLinks, 'lockOfInvoice'>;
  renewLink: RenewLink;
  work: UnitOfWork;
  clock: Clock;
  events: Events;
  audit: InvoiceAuditLog;
}>;

/**
 * Takes back a recorded transfer: the money did not come, or belongs to another invoice. Its amount is open again, with
 * a payment link over all that is open. Lock order: links, invoice, series, jobs.
 */
export class TakeBackTransfer {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @throws SignInNeeded, NotAllowed, MerchantMayNotAct, InvoiceNotFound, InvoicePaymentNotFound, CardPaymentStays,
   * AlreadyTakenBack, DeductedAdvanceStays, MonthClosed
   */
  async execute(command: Command): Promise<void> {
    const { id: merchantId } = await actingMerchantOf(command.actor, 'WRITE_DOCUMENTS', this.#deps.merchants);
    await this.ofLine({ ...command, merchantId });
  }

  /**
   * The same for a movement of a bank statement, by the product or by whom its module lets act for the merchant.
   * @throws InvoiceNotFound, InvoicePaymentNotFound, CardPaymentStays, AlreadyTakenBack, DeductedAdvanceStays, MonthClosed
   */
  async ofLine(command: Command & Readonly<{ merchantId: number }>): Promise<void> {
    const { actor, invoiceId, paymentId, reason, merchantId: ofMerchant } = command;
    const { invoices, links, renewLink, work, clock, events, audit } = this.#deps;
    const key = { id: invoiceId, ofMerchant };
    if ((await invoices.find(key)) === null) throw new InvoiceNotFound();
    await work.transact(async () => {
      await links.lockOfInvoice(invoiceId);
      const takenBack = { takenBackAt: clock.now(), takenBackBy: nameOf(actor), reason };
      const changed = await invoices.change(key, (invoice) => {
        const { paidOn } = invoice.takeBack(paymentId, takenBack);
        return { invoice, paidOn };
      });
      if (changed === null) throw new InvoiceNotFound();
      await mustBeOpenMonth(this.#deps, ofMerchant, changed.paidOn);
      await mustNotBeDeducted(invoices, invoiceId);
      const subject = { type: 'invoice', id: invoiceId } as const;
      const data = { invoicePaymentId: paymentId, reason };
      await audit.record({ actor, action: 'invoice.transfer-taken-back', subject, data });
      const of = { merchantId: ofMerchant, invoiceId, invoicePaymentId: paymentId };
      await events.publish(TransferTakenBack, { ...of, ...takenBack });
      await renewLink.renew(invoiceId, changed.invoice, memberIdOf(actor));
    });
  }
}
