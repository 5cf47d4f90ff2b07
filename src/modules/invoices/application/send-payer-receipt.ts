import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { DocumentsOfPayments } from '#modules/payments/index.ts';
import type { InvoiceAuditLog } from '../domain/audit-actions.ts';
import { InvoiceNotFound, PayerEmailOnly } from '../domain/failures.ts';
import { isApproved, isSameEmail, mayReceive } from '../domain/mail-recipient.ts';
import type { InvoiceLimits } from './invoice-limits.ts';
import type { FindInvoice } from './invoice-view.ts';
import type { QueueReceipt } from './queue-receipt.ts';

type Deps = Readonly<{
  receipts: QueueReceipt;
  findInvoice: FindInvoice;
  merchants: MerchantDirectory;
  clock: Clock;
  limits: InvoiceLimits;
  work: UnitOfWork;
  audit: InvoiceAuditLog;
}>;

type Command = Parameters<DocumentsOfPayments['mail']>[0] & Readonly<{ withUbl?: boolean }>;

/** Mails a document at the request of its payer. */
export class SendPayerReceipt {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws InvoiceNotFound, PayerEmailOnly, RateLimited */
  async execute({ actor, invoiceId, recipient, withUbl = false }: Command): Promise<void> {
    const { receipts, work, audit } = this.#deps;
    await this.#takeMail(invoiceId, recipient);
    await work.transact(async () => {
      const subject = { type: 'invoice', id: invoiceId } as const;
      await audit.record({ actor, action: 'invoice.mail-asked', subject });
      await receipts.execute({ actor, invoiceId, recipient, kind: 'ASKED_BY_PAYER', withUbl });
    });
  }

  /** @throws PayerEmailOnly, RateLimited */
  async #takeMail(invoiceId: number, recipient: string): Promise<void> {
    const { findInvoice, merchants, limits, clock } = this.#deps;
    const invoice = await findInvoice(invoiceId, 'all', businessDateOf(clock.now()));
    const merchant = invoice && (await merchants.byId(invoice.merchantId));
    if (!invoice || !merchant) throw new InvoiceNotFound();
    const { customerEmail } = invoice;
    if (!mayReceive({ kind: 'ASKED_BY_PAYER', recipient, customerEmail }, merchant))
      throw new PayerEmailOnly();
    await limits.takeMail({
      by: 'PAYER',
      invoiceId,
      merchantId: merchant.id,
      isApproved: isApproved(merchant),
      isTestToOther: false,
      recipient,
      isToPayer: customerEmail !== null && isSameEmail(recipient, customerEmail),
    });
  }
}
