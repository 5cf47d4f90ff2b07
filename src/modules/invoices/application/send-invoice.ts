import { hasRole, type Actor } from '#kernel/actor.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { requireVerifiedEmail } from '#kernel/verified-email.ts';
import type { MerchantDirectory, MerchantRecord } from '#modules/merchants/index.ts';
import type { InvoiceAuditLog } from '../domain/audit-actions.ts';
import { InvoiceNotFound, NothingToRemindOf, OwnEmailOnly } from '../domain/failures.ts';
import { isApproved, isSameEmail, mayReceive } from '../domain/mail-recipient.ts';
import type { InvoiceLimits } from './invoice-limits.ts';
import type { Clock } from '#kernel/clock.ts';
import { openMinorOf, type InvoiceView, type FindInvoice } from './invoice-view.ts';
import { getInvoice } from './get-invoice.ts';
import { actingMerchantOf } from './policies.ts';
import type { QueueReceipt } from './queue-receipt.ts';

type Command = Readonly<{
  actor: Actor;
  invoiceId: number;
  recipient: string;
  /** The mail reminds of what is open; false by default. */
  isReminder?: boolean;
}>;
type Deps = Readonly<{
  findInvoice: FindInvoice;
  clock: Clock;
  merchants: MerchantDirectory;
  receipts: QueueReceipt;
  limits: InvoiceLimits;
  work: UnitOfWork;
  audit: InvoiceAuditLog;
}>;

/** A customer is reminded of money that is missing only. */
const mustBeOpen = (invoice: InvoiceView): void => {
  const { type, isTest } = invoice;
  if (type === 'CREDIT_NOTE' || isTest || openMinorOf(invoice) === 0) throw new NothingToRemindOf();
};

/** Queues a mail with a document, at the request of its merchant, of the back office, or by the product for the merchant. */
export class SendInvoice {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * To another address than the merchant's own only by a user with a verified e-mail. A mail of the product counts when it is
   * sent, and waits when the limit of the installation is reached.
   * @throws SignInNeeded, NotAllowed, MerchantMayNotAct, InvoiceNotFound, NothingToRemindOf for a reminder, OwnEmailOnly,
   * EmailUnverified, RateLimited
   */
  async execute({ actor, invoiceId, recipient, isReminder = false }: Command): Promise<void> {
    const { merchants, receipts, work, audit } = this.#deps;
    const acting = hasRole(actor, 'SUPPORT', 'ADMIN')
      ? null
      : await actingMerchantOf(actor, 'WRITE_DOCUMENTS', merchants);
    const invoice = await getInvoice(this.#deps, actor, invoiceId);
    if (acting !== null && acting.id !== invoice.merchantId) throw new InvoiceNotFound();
    const merchant = await merchants.byId(invoice.merchantId);
    if (merchant === null) throw new Error(`invoice ${invoiceId} has no merchant`);
    if (isReminder) mustBeOpen(invoice);
    await this.#takeMail(actor, invoice, merchant, recipient);
    await work.transact(async () => {
      await audit.record({
        actor,
        action: isReminder ? 'invoice.reminded' : 'invoice.mail-asked',
        subject: { type: 'invoice', id: invoiceId },
      });
      const kind = isReminder ? 'REMINDER' : 'SENT_BY_MERCHANT';
      await receipts.execute({ actor, invoiceId, recipient, kind });
    });
  }

  async #takeMail(
    actor: Actor,
    invoice: InvoiceView,
    merchant: MerchantRecord,
    recipient: string,
  ): Promise<void> {
    const { id: invoiceId, customerEmail, isTest } = invoice;
    const mail = { kind: 'SENT_BY_MERCHANT', recipient, customerEmail } as const;
    if (!mayReceive(mail, merchant)) throw new OwnEmailOnly(merchant.email);
    const isToOther = !isSameEmail(recipient, merchant.email);
    if (isToOther) requireVerifiedEmail(actor);
    if (actor.kind === 'system') return;
    await this.#deps.limits.takeMail({
      by: 'MERCHANT',
      invoiceId,
      merchantId: merchant.id,
      isApproved: isApproved(merchant),
      isTestToOther: isTest && isToOther,
      recipient,
    });
  }
}
