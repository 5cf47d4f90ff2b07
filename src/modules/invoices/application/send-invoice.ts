import { hasRole, mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { AuditLog } from '#kernel/audit.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Allowances } from '../ports/allowances.ts';
import type { InvoiceView } from '../ports/invoice-views.ts';
import type { GetInvoice } from './get-invoice.ts';
import { actingMerchantOf } from './policies.ts';
import type { QueueReceipt } from './queue-receipt.ts';

type Command = Readonly<{ actor: Actor; invoiceId: number; recipient: string }>;
type Deps = Readonly<{
  getInvoice: GetInvoice;
  merchants: MerchantDirectory;
  receipts: QueueReceipt;
  allowances: Allowances;
  work: UnitOfWork;
  audit: AuditLog;
}>;

/** Mails a document to whoever is named, once more if need be: by its merchant, or by support for it. */
export class SendInvoice {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, MerchantMayNotAct, InvoiceNotFound, RateLimited */
  async execute({ actor, invoiceId, recipient }: Command): Promise<InvoiceView> {
    const { getInvoice, merchants, receipts, allowances, work, audit } = this.#deps;
    mustHaveRole(actor, 'MERCHANT', 'SUPPORT', 'ADMIN');
    if (hasRole(actor, 'MERCHANT')) await actingMerchantOf(actor, merchants);
    await getInvoice.execute({ actor, invoiceId });
    await allowances.takeMail(invoiceId);
    await work.transact(async () => {
      await audit.record({
        actor,
        action: 'invoice.mail-asked',
        subject: { type: 'invoice', id: invoiceId },
      });
      await receipts.execute({ actor, invoiceId, recipient, kind: 'SENT_BY_MERCHANT' });
    });
    return getInvoice.execute({ actor, invoiceId });
  }
}
