import { systemFor, type Actor } from '#kernel/actor.ts';
import { addDays, businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Messages } from '#kernel/messages.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { readSale, type WriteInvoice } from '#modules/invoices/index.ts';
import type { ExtendLink, PayableLinks } from '#modules/links/index.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { ProformaAuditLog } from '../domain/audit-actions.ts';
import { ProformaChanged, ProformaNotFound } from '../domain/failures.ts';
import { mustBeInvoiceable } from '../domain/proforma.ts';
import type { OpenForPayment } from './open-for-payment.ts';
import { writingMerchant } from './policies.ts';
import type { ProformaRows } from './proforma-rows.ts';

type Deps = Readonly<{
  rows: ProformaRows;
  merchants: MerchantDirectory;
  openForPayment: OpenForPayment;
  links: Pick<PayableLinks, 'payableToken'>;
  extendLink: Pick<ExtendLink, 'execute'>;
  writeInvoice: WriteInvoice;
  messages: Messages;
  work: UnitOfWork;
  clock: Clock;
  audit: ProformaAuditLog;
}>;

/** Days from the issue to the due day, and those after it in which the link can be paid. */
const [dueDays, linkDays] = [14, 104];

/** Issues the invoice of a proforma before its money, or after a part of it: advances are deducted. */
export class InvoiceProforma {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Its link becomes that of the invoice, so that card and transfer find it.
   * @throws ProformaNotFound, ProformaStateRefused, ProformaIsPaid, ProformaChanged when money came meanwhile, and what
   * `WriteInvoice` throws
   */
  async execute({ actor, id }: Readonly<{ actor: Actor; id: number }>): Promise<void> {
    const { rows, openForPayment, writeInvoice, messages, work, clock, audit } = this.#deps;
    const merchant = await writingMerchant(this.#deps, actor);
    const stored = await rows.find({ id, ofMerchant: merchant.id });
    if (stored === null) throw new ProformaNotFound();
    mustBeInvoiceable(stored);
    const draft = {
      ...readSale(stored.content, messages),
      dueDate: addDays(businessDateOf(clock.now()), dueDays),
    };
    const { customerId, cardMax } = stored;
    const advanceIds = await rows.advancesOf(id);
    const prepared = await writeInvoice.prepare({ actor, draft, customerId, advanceIds, cardMax });
    await work.transact(async () => {
      const locked = (await openForPayment.lock({ id, ofMerchant: merchant.id }))!;
      mustBeInvoiceable(locked);
      if (locked.version !== stored.version || !locked.paid.equals(stored.paid)) throw new ProformaChanged();
      const paymentLinkId = await this.#ownLink(locked);
      const invoiceId = await writeInvoice.write({ ...prepared, paymentLinkId });
      await rows.addInvoice(id, { invoiceId, isAdvance: false });
      await audit.record({ actor, action: 'proforma.invoiced', subject: { type: 'proforma', id } });
    });
  }

  /** The link over what is open, payable as long as that of an invoice; null when it was never sent or has expired. */
  async #ownLink({
    merchantId,
    paymentLinkId,
  }: Readonly<{ merchantId: number; paymentLinkId: number | null }>): Promise<number | null> {
    const { links, extendLink } = this.#deps;
    if (paymentLinkId === null || (await links.payableToken(paymentLinkId)) === null) return null;
    const actor = systemFor('proformas', merchantId);
    await extendLink.execute({ actor, paymentLinkId, days: linkDays });
    return paymentLinkId;
  }
}
