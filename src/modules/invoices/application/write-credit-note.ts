import type { Actor } from '#kernel/actor.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { CreditChoice } from '../domain/credit-lines.ts';
import { InvoiceNotFound } from '../domain/failures.ts';
import type { CorrectionKind } from '../domain/invoice-document.ts';
import type { Invoices } from '../ports/invoices.ts';
import type { CreditDocument } from './credit-document.ts';
import { actingMerchantOf } from './policies.ts';
import type { QueueReceipt } from './queue-receipt.ts';

type Command = Readonly<{
  actor: Actor;
  invoiceId: number;
  choice: CreditChoice;
  kind: CorrectionKind;
  reason: string | null;
  /** Whether the credit note is mailed at once to the e-mail address of its invoice, if that has one. */
  send: boolean;
}>;
type Deps = Readonly<{
  invoices: Invoices;
  merchants: MerchantDirectory;
  creditDocument: CreditDocument;
  receipts: QueueReceipt;
  work: UnitOfWork;
}>;

/** A merchant's credit note: goods back, a discount or a wrong rate. No money is moved. */
export class WriteCreditNote {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @throws SignInNeeded, NotAllowed, MerchantMayNotAct, InvoiceNotFound, NotCreditable, NothingToCredit, InvalidFields
   * @returns the id of the credit note
   */
  async execute({ actor, invoiceId, send, ...correction }: Command): Promise<number> {
    const { merchants, invoices, creditDocument, receipts, work } = this.#deps;
    const { id: ofMerchant } = await actingMerchantOf(actor, 'WRITE_DOCUMENTS', merchants);
    const found = await invoices.find({ id: invoiceId, ofMerchant });
    if (found === null) throw new InvoiceNotFound();
    const { customerEmail } = found.invoice.document;
    return work.transact(async () => {
      const noteId = await creditDocument.execute({ actor, invoiceId, ...correction });
      await receipts.execute({ actor, invoiceId: noteId, recipient: send ? customerEmail : null });
      return noteId;
    });
  }
}
