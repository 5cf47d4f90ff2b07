import { businessDate, type BusinessDate } from '#kernel/business-date.ts';
import { divideHalfUp } from '#kernel/money.ts';
import type { MonthDocument } from '#modules/invoices/index.ts';
import { deductionLines, deductionOf, type Deduction } from '#modules/invoices/domain/advances.ts';
import type { CreditedLine } from '#modules/invoices/domain/corrections/lines-left.ts';
import { creditNoteOf } from '#modules/invoices/domain/corrections/credit-note.ts';
import { debitNoteOf } from '#modules/invoices/domain/corrections/debit-note.ts';
import { documentForPayment, type Supplier } from '#modules/invoices/domain/document-for-payment.ts';
import type { InvoiceDocument } from '#modules/invoices/domain/invoice-document.ts';
import { writtenDocument, type InvoiceDraft } from '#modules/invoices/domain/written-invoice.ts';
import { dollarRate, draftOf, lineOf, paymentOf } from './seeded-drafts.ts';
import type { DocumentFacts } from './seeded-facts.ts';
import { creditedBy, leftOf, noteLines } from './seeded-notes.ts';

type Made = {
  month: MonthDocument;
  draft: InvoiceDraft | null;
  credited: CreditedLine[];
  isDeducted: boolean;
};

const messages = { unit: 'бр.', unnamedBuyer: 'Краен клиент', unnamedSale: 'Продажба' };
const deductionText = {
  unit: 'бр.',
  text: ({ number }: Pick<Deduction, 'number'>) => `Приспаднат аванс по фактура № ${number}`,
};

/** Makes the documents of one merchant in September 2026, each by the function that issues it in the product. */
export class SeededMonth {
  readonly #supplier: Supplier;
  readonly #made: Made[] = [];
  #issueDate: BusinessDate = businessDate('2026-09-01');

  constructor(supplier: Supplier) {
    this.#supplier = supplier;
  }

  get documents(): readonly MonthDocument[] {
    return this.#made.map(({ month }) => month);
  }

  /** A document of these facts; a written invoice where its kind needs an earlier document that there is not. */
  add(facts: DocumentFacts, issueDate: BusinessDate): void {
    this.#issueDate = issueDate;
    const { kind } = facts;
    const isDone =
      (kind === 'FINAL' && this.#addFinal(facts)) ||
      (kind === 'DEBIT' && this.#addDebit(facts)) ||
      ((kind === 'REFUND' || kind === 'CREDIT') && this.#addCredit(facts));
    if (isDone) return;
    if (kind === 'PAYMENT') this.#addPayment(facts);
    else this.#addWritten(facts, draftOf(facts, this.#supplier.vatRegistration, issueDate));
  }

  get #about() {
    const issueDate = this.#issueDate;
    const number = this.#made.length + 1;
    return {
      supplier: this.#supplier,
      place: { series: 'LEGAL', number, issueDate, previousHash: null },
      issuedAt: new Date(`${issueDate}T09:00:00Z`),
      today: issueDate,
    } as const;
  }

  #addWritten(facts: DocumentFacts, draft: InvoiceDraft, advance?: MonthDocument): void {
    const isDollar = draft.currency === 'USD';
    const state = { isPaid: true, isAnnulled: false, credited: [], deductedIn: null };
    const deductions = advance === undefined ? [] : [deductionOf({ ...advance, ...state })];
    const document = writtenDocument({
      ...this.#about,
      draft,
      paymentLinkId: 1,
      eurRate: isDollar ? dollarRate : '1',
      eurRateDay: isDollar ? this.#issueDate : null,
      deducted: deductionLines(deductions, draft.currency, deductionText),
      isWithheld: facts.paidPercent === 100 && facts.pick % 2 === 0,
    });
    this.#push(document, facts, { draft });
  }

  /** A final invoice of the goods of an advance, as many or three times as many. */
  #addFinal(facts: DocumentFacts): boolean {
    const advance = this.#made.find(
      ({ month, isDeducted }) => month.document.isAdvance === true && !isDeducted,
    );
    if (!advance?.draft) return false;
    advance.isDeducted = true;
    const goods = advance.draft.lines;
    const lines = facts.pick % 2 === 0 ? goods : [...goods, ...goods, ...goods];
    this.#addWritten(facts, { ...advance.draft, isAdvance: false, lines }, advance.month);
    return true;
  }

  #addPayment(facts: DocumentFacts): void {
    const { supplier, place } = this.#about;
    const payment = paymentOf(facts, supplier.vatRegistration, place);
    this.#push(documentForPayment({ ...this.#about, payment, messages }), facts, {});
  }

  /** An earlier document that a note can correct. */
  #original(facts: DocumentFacts, fits: (one: Made) => boolean): Made | undefined {
    const all = this.#made.filter((one) => one.month.annulledOn === null && !one.isDeducted && fits(one));
    return all[facts.pick % Math.max(all.length, 1)];
  }

  #addDebit(facts: DocumentFacts): boolean {
    const original = this.#original(facts, ({ month }) => month.document.type === 'INVOICE')?.month;
    if (original === undefined) return false;
    const { buyer, total } = original.document;
    const isPerson = buyer.taxId === null && buyer.vatNumber === null;
    const sale = {
      registration: this.#supplier.vatRegistration,
      customer: { ...buyer, kind: isPerson ? 'PERSON' : 'COMPANY', email: null },
      currency: total.currency,
    } as const;
    const document = debitNoteOf({
      ...this.#about,
      draft: {
        lines: facts.lines.map((line) => lineOf(line, sale)),
        zeroRateGround: null,
        reason: facts.reason,
        dueDate: null,
        taxEventDate: null,
      },
      original: original.document,
      originalId: original.id,
      paymentLinkId: 1,
    });
    this.#push(document, facts, { corrects: original });
    return true;
  }

  /** A credit note: with a refund only of a card payment. */
  #addCredit(facts: DocumentFacts): boolean {
    const isRefund = facts.kind === 'REFUND';
    const found = this.#original(
      facts,
      ({ month: { document, payments }, credited }) =>
        document.type !== 'CREDIT_NOTE' &&
        (payments.length > 0 || !isRefund) &&
        leftOf(document, credited) > 0n,
    );
    if (found === undefined) return false;
    const { month, credited } = found;
    const original = month.document;
    const refundId = isRefund && original.paymentId !== null ? this.#made.length + 1 : null;
    const lines = noteLines({ original, credited, share: facts.share, refundId });
    const { place, issuedAt } = this.#about;
    const note = creditNoteOf({
      original,
      originalId: month.id,
      refundId,
      lines,
      reason: facts.reason,
      place,
      taxEventDate: this.#issueDate,
      issuedAt,
    });
    credited.push(...creditedBy(lines, refundId));
    this.#push(note, facts, { corrects: month });
    return true;
  }

  #push(
    document: InvoiceDocument,
    { paidPercent, annulment, kind: made }: DocumentFacts,
    { draft = null, corrects = null }: { draft?: InvoiceDraft | null; corrects?: MonthDocument | null },
  ): void {
    const isByCard = document.paymentId !== null;
    const percent = document.type === 'CREDIT_NOTE' ? 0 : isByCard || made === 'ADVANCE' ? 100 : paidPercent;
    const paid = Number(divideHalfUp(document.total.minor * BigInt(percent), 100n));
    // A paid document is not annulled.
    const isAnnulled = annulment !== 'NONE' && paid === 0 && corrects === null;
    const annulledOn = annulment === 'LATER' ? businessDate('2026-10-01') : this.#issueDate;
    const otherKind = document.paymentMethod === 'WITHHELD' ? 'WITHHELD' : 'BANK';
    const kind = isByCard ? 'CARD' : otherKind;
    const payment = { kind, amountMinor: paid, paidOn: this.#issueDate } as const;
    const month = {
      id: document.number,
      invoiceNumber: String(document.number).padStart(10, '0'),
      document,
      documentHash: 'ab'.repeat(32),
      annulledOn: isAnnulled ? annulledOn : null,
      corrects: corrects && { invoiceNumber: corrects.invoiceNumber, issueDate: corrects.document.issueDate },
      payments: paid === 0 ? [] : [payment],
      creditedMinor: 0,
      isWhollyCredited: false,
    };
    this.#made.push({ month, draft, credited: [], isDeducted: false });
  }
}
