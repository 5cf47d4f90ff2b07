import type { AuditLog } from '#kernel/audit.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PayerReceipts } from '#modules/payments/index.ts';
import type { Allowances } from '../ports/allowances.ts';
import type { QueueReceipt } from './queue-receipt.ts';

type Deps = Readonly<{
  receipts: QueueReceipt;
  allowances: Allowances;
  work: UnitOfWork;
  audit: AuditLog;
}>;

/** Answers payments at its port: a payer wants the document, at whatever address. */
export class SendPayerReceipt implements PayerReceipts {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async mail({ actor, invoiceId, recipient }: Parameters<PayerReceipts['mail']>[0]): Promise<void> {
    const { receipts, allowances, work, audit } = this.#deps;
    await allowances.takeMail(invoiceId);
    await work.transact(async () => {
      const subject = { type: 'invoice', id: invoiceId } as const;
      await audit.record({ actor, action: 'invoice.mail-asked', subject });
      await receipts.execute({ actor, invoiceId, recipient, kind: 'ASKED_BY_PAYER' });
    });
  }
}
