import type { Actor } from '#kernel/actor.ts';
import type { AuditLog } from '#kernel/audit.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { CancelLink, PayableLinks } from '#modules/links/index.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { InvoiceNotFound } from '../domain/failures.ts';
import type { InvoiceView, InvoiceViews } from '../ports/invoice-views.ts';
import type { Invoices } from '../ports/invoices.ts';
import { actingMerchantOf } from './policies.ts';
import type { TellHolders } from './tell-holders.ts';

type Command = Readonly<{ actor: Actor; invoiceId: number; reason: string }>;
type Deps = Readonly<{
  invoices: Invoices;
  views: InvoiceViews;
  merchants: MerchantDirectory;
  links: PayableLinks;
  cancelLink: CancelLink;
  work: UnitOfWork;
  clock: Clock;
  audit: AuditLog;
  tellHolders: TellHolders;
}>;

/** Annuls an unpaid document that is wrong; it keeps its number, and who has it is told by mail. */
export class AnnulInvoice {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, MerchantMayNotAct, InvoiceNotFound, PaidInvoiceStays, AlreadyAnnulled, AnnulmentTooLate */
  async execute({ actor, invoiceId, reason }: Command): Promise<InvoiceView> {
    const { invoices, views, merchants, work, clock, audit, tellHolders } = this.#deps;
    const { id: merchantId } = await actingMerchantOf(actor, merchants);
    const now = clock.now();
    await work.transact(async () => {
      // Links are locked before series, as everywhere.
      await this.#closeLink(actor, invoiceId, merchantId);
      const isFound = await invoices.change(
        invoiceId,
        (invoice) => {
          invoice.annul(reason, now);
          return true;
        },
        merchantId,
      );
      if (isFound === null) throw new InvoiceNotFound();
      const subject = { type: 'invoice', id: invoiceId } as const;
      await audit.record({ actor, action: 'invoice.annulled', subject, data: { reason } });
      await tellHolders.execute({ actor, invoiceId });
    });
    return (await views.byId(invoiceId, [merchantId], businessDateOf(now)))!;
  }

  /** Nobody is to pay a document that no longer counts. One that is closed already stays as it is. */
  async #closeLink(actor: Actor, invoiceId: number, merchantId: number): Promise<void> {
    const { invoices, links, cancelLink } = this.#deps;
    const linkId = await invoices.linkOf(invoiceId, merchantId);
    if (linkId === null || (await links.payableToken(linkId)) === null) return;
    await cancelLink.execute({ actor, linkId });
  }
}
