import { annulmentHash } from '#modules/invoices/domain/corrections/annulment.ts';
import type { CreditedLine } from '#modules/invoices/domain/corrections/lines-left.ts';
import { Invoice } from '#modules/invoices/domain/invoice.ts';
import type { InvoiceRecord } from '#modules/invoices/domain/invoice-record.ts';
import type {
  StoredAnnulment,
  StoredFacts,
  StoredPayment,
  StoredTakeBack,
} from '#modules/invoices/domain/numbers/chain-facts.ts';
import { paymentHash, takeBackHash, type InvoicePayment } from '#modules/invoices/domain/invoice-payment.ts';
import type { Deduction } from '#modules/invoices/domain/advances.ts';
import { AdvanceDeducted } from '#modules/invoices/domain/failures.ts';
import type { DeductedIn, InvoiceKey, Invoices } from '#modules/invoices/ports/invoices.ts';
import type { InMemoryInvoiceNumbers } from './in-memory-invoice-numbers.ts';
import type { InMemoryTransactions } from './in-memory-transactions.ts';

const fits = (key: InvoiceKey, id: number, { document, lifecycle }: InvoiceRecord): boolean => {
  if ('paymentId' in key) {
    const isCurrent = lifecycle.annulledAt === null && lifecycle.replacedAt === null;
    return document.paymentId === key.paymentId && document.type === 'INVOICE' && isCurrent;
  }
  if ('refundId' in key) return document.refundId === key.refundId && lifecycle.annulledAt === null;
  return key.id === id && (key.ofMerchant === undefined || document.merchantId === key.ofMerchant);
};

type Annulment = Omit<StoredAnnulment, 'number'>;
type Deps = Readonly<{ numbers: InMemoryInvoiceNumbers; work: InMemoryTransactions }>;

export class InMemoryInvoices implements Invoices {
  readonly #deps: Deps;
  #records = new Map<number, InvoiceRecord>();
  #annulments = new Map<number, Annulment>();
  #payments: (StoredPayment & Readonly<{ id: number }>)[] = [];
  #takeBacks: (StoredTakeBack & Readonly<{ id: number }>)[] = [];
  #deductions: Readonly<{ finalId: number; advanceId: number }>[] = [];
  #lastId = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
    deps.work.track(() => {
      const [records, annulments] = [new Map(this.#records), new Map(this.#annulments)];
      const deductions = [...this.#deductions];
      const [payments, takeBacks] = [[...this.#payments], [...this.#takeBacks]];
      return () => {
        this.#deductions = deductions;
        this.#payments = payments;
        this.#takeBacks = takeBacks;
        this.#records = records;
        this.#annulments = annulments;
      };
    });
  }

  /** A final invoice that is annulled deducts nothing. */
  async deductedIn(advanceId: number): Promise<DeductedIn | null> {
    const found = this.#deductions
      .filter((one) => one.advanceId === advanceId)
      .map(({ finalId }) => ({ finalId, record: this.#records.get(finalId)! }))
      .find(({ record }) => record.lifecycle.annulledAt === null);
    if (found === undefined) return null;
    const invoiceNumber = String(found.record.document.number).padStart(10, '0');
    return { invoiceId: found.finalId, invoiceNumber };
  }

  async deduct(finalId: number, deductions: readonly Deduction[]): Promise<void> {
    for (const { advanceId, number } of deductions) {
      if ((await this.deductedIn(advanceId)) !== null) throw new AdvanceDeducted(number);
      this.#deductions.push({ finalId, advanceId });
    }
  }

  /** In the order of insertion. */
  get all(): readonly (InvoiceRecord & Readonly<{ id: number }>)[] {
    return [...this.#records].map(([id, record]) => ({ id, ...record }));
  }

  /** The appended annulment; undefined for a document that is not annulled. */
  annulmentOf(id: number): Annulment | undefined {
    return this.#annulments.get(id);
  }

  /** The appended payments and take-backs of the series. */
  paymentFacts(of: (id: number) => boolean): Pick<StoredFacts, 'payments' | 'takeBacks'> {
    const isTakenBack = ({ paymentHash: hash }: StoredPayment): boolean =>
      this.#takeBacks.some((one) => one.paymentHash === hash);
    return {
      payments: this.#payments
        .filter(({ id }) => of(id))
        .map((row) => ({ ...row, isTakenBack: isTakenBack(row) })),
      takeBacks: this.#takeBacks.filter(({ id }) => of(id)),
    };
  }

  /** Edits the stored document without the rules of the aggregate. */
  edit(id: number, change: Partial<InvoiceRecord['document']>): void {
    const record = this.#records.get(id)!;
    this.#records.set(id, { ...record, document: { ...record.document, ...change } });
  }

  async add(invoice: Invoice): Promise<number> {
    const { merchantId, series } = invoice.document;
    this.#lastId += 1;
    const id = this.#lastId;
    this.#records.set(id, invoice.toRecord());
    this.#deps.numbers.endChain(merchantId, series, invoice.documentHash);
    await this.#appendPayments(id, invoice.toRecord());
    return id;
  }

  change<T>(key: InvoiceKey, apply: (invoice: Invoice, id: number) => T): Promise<T | null> {
    return this.#deps.work.transact(async () => {
      const found = await this.find(key);
      if (found === null) return null;
      const { id, invoice } = found;
      const before = invoice.toRecord();
      const result = apply(invoice, id);
      await this.#save(id, before, invoice.toRecord());
      return result;
    });
  }

  async find(key: InvoiceKey): ReturnType<Invoices['find']> {
    const found = this.all.find((record) => fits(key, record.id, record));
    if (found === undefined) return null;
    const { id, ...record } = found;
    return { id, invoice: Invoice.restore(record) };
  }

  async pointToBuyer(): Promise<void> {
    // Documents here have no customers.
  }

  async pointToCustomer(): Promise<void> {
    // Documents here have no customers.
  }

  async isCorrected(id: number): Promise<boolean> {
    return this.all.some(
      ({ document, lifecycle }) => document.correctsInvoiceId === id && lifecycle.annulledAt === null,
    );
  }

  async creditedLines(originalId: number): Promise<CreditedLine[]> {
    const notes = this.all.filter(
      ({ document, lifecycle }) =>
        document.type === 'CREDIT_NOTE' &&
        document.correctsInvoiceId === originalId &&
        lifecycle.annulledAt === null,
    );
    return notes.flatMap(({ document: { refundId, lines } }) =>
      lines.map(({ taxRate, vatGround, correctsLine, correctsQuantity, net, tax }) => ({
        refundId,
        line: correctsLine ?? null,
        quantity: correctsQuantity ?? null,
        rate: taxRate,
        ...(vatGround && { vatGround }),
        net: net.minor,
        tax: tax.minor,
      })),
    );
  }

  async hasDebitNotes(invoiceId: number): Promise<boolean> {
    return this.all.some(
      ({ document, lifecycle }) =>
        document.type === 'DEBIT_NOTE' &&
        document.correctsInvoiceId === invoiceId &&
        lifecycle.annulledAt === null,
    );
  }

  async #save(id: number, before: InvoiceRecord, after: InvoiceRecord): Promise<void> {
    this.#records.set(id, after);
    await this.#appendPayments(id, after);
    const { annulledAt, annulmentReason } = after.lifecycle;
    if (annulledAt === null || before.lifecycle.annulledAt !== null) return;
    const { merchantId, series } = after.document;
    const { numbers } = this.#deps;
    const annulment = {
      ...after.document,
      documentHash: after.documentHash,
      annulledAt,
      reason: annulmentReason!,
    };
    const previousHash = numbers.headOf(merchantId, series).lastHash!;
    const hash = await annulmentHash(annulment, previousHash);
    this.#annulments.set(id, { previousHash, annulmentHash: hash, annulledAt, reason: annulmentReason! });
    numbers.endChain(merchantId, series, hash);
  }

  async #appendPayments(id: number, { payments, ...record }: InvoiceRecord): Promise<void> {
    const stored: InvoicePayment[] = [];
    for (const payment of payments) {
      const added =
        payment.id === null ? await this.#addPayment(id, { ...record, payments }, payment) : payment;
      stored.push(added);
      await this.#addTakeBack(id, { ...record, payments }, added);
    }
    this.#records.set(id, { ...record, payments: stored });
  }

  async #addPayment(id: number, record: InvoiceRecord, payment: InvoicePayment): Promise<InvoicePayment> {
    const { document, documentHash } = record;
    const previousHash = this.#deps.numbers.headOf(document.merchantId, document.series).lastHash!;
    const hash = await paymentHash({ ...document, ...payment, documentHash }, previousHash);
    const { number } = document;
    this.#payments.push({ ...payment, id, number, previousHash, paymentHash: hash, isTakenBack: false });
    this.#deps.numbers.endChain(document.merchantId, document.series, hash);
    return { ...payment, id: this.#payments.length };
  }

  async #addTakeBack(id: number, record: InvoiceRecord, { id: paymentId, takenBack }: InvoicePayment) {
    if (takenBack === null) return;
    const { document, documentHash } = record;
    const { paymentHash: hashOfPayment } = this.#payments[paymentId! - 1]!;
    if (this.#takeBacks.some((one) => one.paymentHash === hashOfPayment)) return;
    const previousHash = this.#deps.numbers.headOf(document.merchantId, document.series).lastHash!;
    const of = { ...document, ...takenBack, documentHash, paymentHash: hashOfPayment };
    const hash = await takeBackHash(of, previousHash);
    const { number } = document;
    this.#takeBacks.push({
      ...takenBack,
      id,
      number,
      previousHash,
      paymentHash: hashOfPayment,
      takeBackHash: hash,
    });
    this.#deps.numbers.endChain(document.merchantId, document.series, hash);
  }
}
