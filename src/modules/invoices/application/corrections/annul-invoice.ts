import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PayableLinks } from '#modules/links/index.ts';
import { mustBeOpenMonth, type ClosedMonths, type MerchantDirectory } from '#modules/merchants/index.ts';
import type { InvoiceAuditLog } from '../../domain/audit-actions.ts';
import { HasDebitNotes, InvoiceNotFound } from '../../domain/failures.ts';
import type { Invoices } from '../../ports/invoices.ts';
import { actingMerchantOf } from '../policies.ts';
import type { NotifyHolders } from '../notify-holders.ts';

type Command = Readonly<{ actor: Actor; invoiceId: number; reason: string }>;
type Deps = Readonly<{
  invoices: Invoices;
  closedMonths: Pick<ClosedMonths, 'isClosed'>;
  merchants: MerchantDirectory;
  links: Pick<PayableLinks, 'lockOfInvoice' | 'closeOfInvoice'>;
  work: UnitOfWork;
  clock: Clock;
  audit: InvoiceAuditLog;
  notifyHolders: NotifyHolders;
}>;

/** Annuls an unpaid document: the number stays in use, and each holder of the document gets a mail. */
export class AnnulInvoice {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @throws SignInNeeded, NotAllowed, MerchantMayNotAct, InvoiceNotFound, PaidInvoiceStays, AlreadyAnnulled,
   * PartlyPaidStays, AnnulmentTooLate, HasDebitNotes, MonthClosed
   */
  async execute({ actor, invoiceId, reason }: Command): Promise<void> {
    const { invoices, merchants, links, work, clock, audit, notifyHolders } = this.#deps;
    const { id: merchantId } = await actingMerchantOf(actor, 'ANNUL_DOCUMENTS', merchants);
    const key = { id: invoiceId, ofMerchant: merchantId };
    const now = clock.now();
    await work.transact(async () => {
      // Lock order: payment links before the invoice and its series.
      const found = await invoices.find(key);
      if (found === null) throw new InvoiceNotFound();
      const { series, issueDate } = found.invoice.document;
      if (series === 'LEGAL') await mustBeOpenMonth(this.#deps, merchantId, issueDate);
      await links.lockOfInvoice(invoiceId);
      await invoices.change(key, (invoice) => invoice.annul(reason, now));
      if (await invoices.hasDebitNotes(invoiceId)) throw new HasDebitNotes();
      await links.closeOfInvoice(invoiceId, 'CANCELLED');
      const subject = { type: 'invoice', id: invoiceId } as const;
      await audit.record({ actor, action: 'invoice.annulled', subject, data: { reason } });
      await notifyHolders.execute({ actor, invoiceId });
    });
  }
}
