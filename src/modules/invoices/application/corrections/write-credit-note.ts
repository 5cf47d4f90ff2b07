import type { Actor } from '#kernel/actor.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { InvalidFields } from '#kernel/failure.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { CreditChoice } from '../../domain/corrections/credit-lines.ts';
import { InvoiceNotFound } from '../../domain/failures.ts';
import type { CorrectionKind } from '../../domain/invoice-document.ts';
import { mayReceive } from '../../domain/mail-recipient.ts';
import type { Invoices } from '../../ports/invoices.ts';
import type { CreditDocument } from './credit-document.ts';
import { actingMerchantOf } from '../policies.ts';
import type { QueueReceipt } from '../queue-receipt.ts';

type Command = Readonly<{
  actor: Actor;
  invoiceId: number;
  /** What is taken back, in the currency of the document. */
  choose: (currency: ChargeCurrency) => CreditChoice;
  kind: CorrectionKind;
  reason: string | null;
  /**
   * Whether the credit note is mailed at once to the e-mail address of its invoice, if that has one. A merchant that is not
   * ACTIVE mails to no other address than its own.
   */
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
   * @throws SignInNeeded, NotAllowed, MerchantMayNotAct, InvoiceNotFound, NotCreditable, NothingToCredit, DeductedAdvanceStays,
   * InvalidFields
   * @returns the id of the credit note
   */
  async execute({ actor, invoiceId, send, choose, kind, reason }: Command): Promise<number> {
    const { merchants, invoices, creditDocument, receipts, work } = this.#deps;
    const merchant = await actingMerchantOf(actor, 'WRITE_DOCUMENTS', merchants);
    const found = await invoices.find({ id: invoiceId, ofMerchant: merchant.id });
    if (found === null) throw new InvoiceNotFound();
    const { customerEmail, total } = found.invoice.document;
    if (kind === 'OTHER' && reason === null)
      throw new InvalidFields([{ field: 'reason', code: 'fields.credit-reason' }]);
    const choice = choose(total.currency);
    return work.transact(async () => {
      const noteId = await creditDocument.execute({ actor, invoiceId, choice, kind, reason });
      const mail = { kind: 'SENT_BY_MERCHANT', recipient: customerEmail ?? '', customerEmail } as const;
      const recipient = send && mayReceive(mail, merchant) ? customerEmail : null;
      await receipts.execute({ actor, invoiceId: noteId, recipient });
      return noteId;
    });
  }
}
