import { system } from '#kernel/actor.ts';
import type { Messages } from '#kernel/messages.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { InvoiceAuditLog } from '../../domain/audit-actions.ts';
import type { Invoices } from '../../ports/invoices.ts';
import { documentText } from '../document-messages.ts';
import type { NotifyHolders } from '../notify-holders.ts';

type Command = Readonly<{ refundId: number; failedAt: Date }>;
type Deps = Readonly<{
  invoices: Invoices;
  work: UnitOfWork;
  audit: InvoiceAuditLog;
  messages: Messages;
  notifyHolders: NotifyHolders;
}>;

const actor = system('payments');

/** Annuls the credit note of a refund that failed; the number stays in use. A repeated event changes nothing. */
export class AnnulCreditNote {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ refundId, failedAt }: Command): Promise<void> {
    const { invoices, work, audit, messages, notifyHolders } = this.#deps;
    await work.transact(async () => {
      const id = await invoices.change({ refundId }, (note, noteId) => {
        const say = documentText(messages, note.document.language);
        return note.annulForFailedRefund(say('invoices.credit-note.taken-back'), failedAt) ? noteId : null;
      });
      if (id === null) return;
      await audit.record({
        actor,
        action: 'invoice.annulled',
        subject: { type: 'invoice', id },
        data: { refundId },
      });
      await notifyHolders.execute({ actor, invoiceId: id });
    });
  }
}
