import type { Actor } from '#kernel/actor.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { Money } from '#kernel/money.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory, MerchantRecord } from '#modules/merchants/index.ts';
import { leftToDiscount, type CreditChoice } from '../../domain/corrections/credit-lines.ts';
import { InvoiceNotFound } from '../../domain/failures.ts';
import type { CorrectionKind, InvoiceDocument } from '../../domain/invoice-document.ts';
import { mayReceive } from '../../domain/mail-recipient.ts';
import type { Invoices } from '../../ports/invoices.ts';
import type { CreditDocument } from './credit-document.ts';
import { actingMerchantOf } from '../policies.ts';
import type { QueueReceipt } from '../queue-receipt.ts';

/** What a merchant credits, or the product for a merchant (`systemFor`). */
export type WriteCreditNoteCommand = Readonly<{
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

/** A checked command. */
export type PreparedCreditNote = Omit<WriteCreditNoteCommand, 'choose' | 'send'> &
  Readonly<{ choice: CreditChoice; /** null: it is not mailed. */ recipient: string | null }>;

/** A merchant's credit note: goods back, a discount or a wrong rate. No money is moved. */
export class WriteCreditNote {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @throws what `prepare` and `write` throw
   * @returns the id of the credit note
   */
  async execute(command: WriteCreditNoteCommand): Promise<number> {
    return this.write(await this.prepare(command));
  }

  /** Locks nothing. @throws SignInNeeded, NotAllowed, MerchantMayNotAct, InvoiceNotFound, InvalidFields */
  async prepare({ send, choose, ...command }: WriteCreditNoteCommand): Promise<PreparedCreditNote> {
    const { merchant, document } = await this.#find(command);
    const { customerEmail, total } = document;
    if (command.kind === 'OTHER' && command.reason === null)
      throw new InvalidFields([{ field: 'reason', code: 'fields.credit-reason' }]);
    const mail = { kind: 'SENT_BY_MERCHANT', recipient: customerEmail ?? '', customerEmail } as const;
    const recipient = send && mayReceive(mail, merchant) ? customerEmail : null;
    return { ...command, choice: choose(total.currency), recipient };
  }

  /**
   * Issues it in the transaction in progress, or in one of its own; its mail is queued in the same one. Lock order: links,
   * invoice, series.
   * @throws NotCreditable, NothingToCredit, DeductedAdvanceStays, InvalidFields
   * @returns the id of the credit note
   */
  write({ recipient, ...command }: PreparedCreditNote): Promise<number> {
    const { creditDocument, receipts, work } = this.#deps;
    return work.transact(async () => {
      const noteId = await creditDocument.execute(command);
      await receipts.execute({ actor: command.actor, invoiceId: noteId, recipient });
      return noteId;
    });
  }

  /**
   * The largest sum with VAT that a DISCOUNT takes off the lines.
   * @param of.lines positions from 1; null: all
   * @throws SignInNeeded, NotAllowed, MerchantMayNotAct, InvoiceNotFound
   */
  async left({
    lines = null,
    ...of
  }: Pick<WriteCreditNoteCommand, 'actor' | 'invoiceId'> &
    Readonly<{ lines?: readonly number[] | null }>): Promise<Money<ChargeCurrency>> {
    const { document } = await this.#find(of);
    const credited = await this.#deps.invoices.creditedLines(of.invoiceId);
    return Money.ofMinor(leftToDiscount(document.lines, credited, lines), document.total.currency);
  }

  async #find({
    actor,
    invoiceId,
  }: Pick<WriteCreditNoteCommand, 'actor' | 'invoiceId'>): Promise<
    Readonly<{ merchant: MerchantRecord; document: InvoiceDocument }>
  > {
    const { merchants, invoices } = this.#deps;
    const merchant = await actingMerchantOf(actor, 'WRITE_DOCUMENTS', merchants);
    const found = await invoices.find({ id: invoiceId, ofMerchant: merchant.id });
    if (found === null) throw new InvoiceNotFound();
    return { merchant, document: found.invoice.document };
  }
}
