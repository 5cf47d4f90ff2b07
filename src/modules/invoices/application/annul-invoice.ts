import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { CancelLink, PayableLinks } from '#modules/links/index.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { InvoiceAuditLog } from '../domain/audit-actions.ts';
import { InvoiceNotFound } from '../domain/failures.ts';
import type { Invoices } from '../ports/invoices.ts';
import { actingMerchantOf } from './policies.ts';
import type { NotifyHolders } from './notify-holders.ts';

type Command = Readonly<{ actor: Actor; invoiceId: number; reason: string }>;
type Deps = Readonly<{
  invoices: Invoices;
  merchants: MerchantDirectory;
  links: Pick<PayableLinks, 'payableToken'>;
  cancelLink: Readonly<{ execute(command: Parameters<CancelLink['execute']>[0]): Promise<unknown> }>;
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
   * AnnulmentTooLate
   */
  async execute({ actor, invoiceId, reason }: Command): Promise<void> {
    const { invoices, merchants, work, clock, audit, notifyHolders } = this.#deps;
    const { id: merchantId } = await actingMerchantOf(actor, 'ANNUL_DOCUMENTS', merchants);
    const now = clock.now();
    await work.transact(async () => {
      // Lock order: payment link before series.
      await this.#closeLink(actor, invoiceId, merchantId);
      const isFound = await invoices.change({ id: invoiceId, ofMerchant: merchantId }, (invoice) => {
        invoice.annul(reason, now);
        return true;
      });
      if (isFound === null) throw new InvoiceNotFound();
      const subject = { type: 'invoice', id: invoiceId } as const;
      await audit.record({ actor, action: 'invoice.annulled', subject, data: { reason } });
      await notifyHolders.execute({ actor, invoiceId });
    });
  }

  /** Cancels the payment link, so that the annulled document cannot be paid; skips a link that is not payable. */
  async #closeLink(actor: Actor, invoiceId: number, merchantId: number): Promise<void> {
    const { invoices, links, cancelLink } = this.#deps;
    const found = await invoices.find({ id: invoiceId, ofMerchant: merchantId });
    const paymentLinkId = found?.invoice.document.paymentLinkId ?? null;
    if (paymentLinkId === null || (await links.payableToken(paymentLinkId)) === null) return;
    await cancelLink.execute({ actor, paymentLinkId });
  }
}
