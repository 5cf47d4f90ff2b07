import type { Events } from '#kernel/events.ts';
import { MerchantFactHappened, type MerchantFact } from '#kernel/merchant-fact.ts';
import type { Random } from '#kernel/random.ts';
import type { Database } from '#platform/database/database.ts';
import type { Transactions } from '#platform/database/transactions.ts';
import { annulmentHash } from '../../domain/corrections/annulment.ts';
import { documentHash } from '../../domain/numbers/document-hash.ts';
import type { CreditedLine } from '../../domain/corrections/lines-left.ts';
import type { VatGround, VatRate } from '../../domain/vat.ts';
import type { Invoice } from '../../domain/invoice.ts';
import type { InvoiceRecord } from '../../domain/invoice-record.ts';
import { changeFacts, issueFacts } from '../../domain/merchant-facts.ts';
import type { Credit } from '../../domain/open-sum.ts';
import type { Deduction } from '../../domain/advances.ts';
import type { DeductedIn, InvoiceKey, Invoices } from '../../ports/invoices.ts';
import { deduct, deductedIn } from './deductions.ts';
import { giveToken } from './document-tokens.ts';
import { ChainEnds } from './chain-ends.ts';
import { InvoicePaymentRows } from './invoice-payment-rows.ts';
import {
  installmentColumns,
  invoiceColumns,
  invoiceOf,
  lineColumns,
  lifecycleColumns,
} from './invoice-record.ts';
import { AnnulmentModel, InvoiceModel } from './invoice-models.ts';
import { annulmentTable } from './tables.ts';

type Deps = Readonly<{ database: Database; transactions: Transactions; events: Events; random: Random }>;
type CreditedRow = Readonly<{
  refundId: number | null;
  line: number | null;
  quantity: string | null;
  rate: VatRate;
  vatGround: VatGround | null;
  net: number;
  tax: number;
}>;
type Row = object & { id: number; creditedMinor: number; lines: readonly object[] };

const conditionOf = (key: InvoiceKey): Readonly<Record<string, number | string | null>> => {
  if ('paymentId' in key)
    return { payment_id: key.paymentId, type: 'INVOICE', annulled_at: null, replaced_at: null };
  if ('refundId' in key) return { refund_id: key.refundId, annulled_at: null };
  return { id: key.id, ...(key.ofMerchant !== undefined && { merchant_id: key.ofMerchant }) };
};

/** Documents with their lines and payments; publishes the facts of each stored change. */
export class ObjectionInvoices implements Invoices {
  readonly #deps: Deps;
  readonly #chainEnds: ChainEnds;
  readonly #payments: InvoicePaymentRows;

  constructor({ database, transactions, events, random }: Deps) {
    const deps = { database, transactions, events, random };
    this.#deps = deps;
    this.#chainEnds = new ChainEnds(deps);
    this.#payments = new InvoicePaymentRows({ ...deps, chainEnds: this.#chainEnds });
  }

  add(invoice: Invoice): Promise<number> {
    const { database, transactions } = this.#deps;
    const lines = invoice.document.lines.map((line, place) => lineColumns(line, place + 1));
    return database.transact(async () => {
      const installments = installmentColumns(invoice.document);
      const graph: object = { ...invoiceColumns(invoice), lines, installments };
      const added = await transactions.query(InvoiceModel).insertGraph(graph).returning('*');
      const { id } = added as unknown as Row;
      const rows = this.#payments.ofNew(id, invoice);
      const hashOfStored = await documentHash(invoiceOf(added).document, invoice.previousHash);
      await this.#chainEnds.extend(invoice.document, { hash: invoice.documentHash, hashOfStored }, rows);
      if (invoice.document.series === 'LEGAL') await giveToken(this.#deps, id);
      await this.#publish(issueFacts(id, invoice));
      return id;
    });
  }

  async find(key: InvoiceKey): ReturnType<Invoices['find']> {
    const row = (await this.#one(key)) as unknown as Row | undefined;
    return row === undefined ? null : { id: row.id, invoice: await this.#restore(row) };
  }

  change<T>(key: InvoiceKey, apply: (invoice: Invoice, id: number) => T): Promise<T | null> {
    return this.#deps.database.transact(async () => {
      const row = (await this.#one(key).forUpdate()) as unknown as Row | undefined;
      if (row === undefined) return null;
      const invoice = await this.#restore(row);
      const before = invoice.toRecord();
      const result = apply(invoice, row.id);
      await this.#save(row.id, invoice, before);
      return result;
    });
  }

  async creditedLines(originalId: number): Promise<CreditedLine[]> {
    const rows = await this.#deps.database.rows<CreditedRow>(
      `select n.refund_id as "refundId", l.corrects_line as line,
         cast(trim_scale(coalesce(l.exact_corrects_quantity, l.corrects_quantity)) as text) as quantity, l.tax_rate as rate, l.vat_ground as "vatGround",
         l.net_minor as net, l.tax_minor as tax
       from invoices n join invoice_lines l on l.invoice_id = n.id
       where n.corrects_invoice_id = :originalId and n.type = 'CREDIT_NOTE' and n.annulled_at is null
       order by n.id, l.position`,
      { originalId },
    );
    return rows.map(({ net, tax, vatGround, ...line }) => ({
      ...line,
      net: BigInt(net),
      tax: BigInt(tax),
      ...(vatGround !== null && { vatGround }),
    }));
  }

  async hasDebitNotes(invoiceId: number): Promise<boolean> {
    const rows = await this.#deps.database.rows(
      `select from invoices
       where corrects_invoice_id = :invoiceId and type = 'DEBIT_NOTE' and annulled_at is null limit 1`,
      { invoiceId },
    );
    return rows.length > 0;
  }

  deductedIn(advanceId: number): Promise<DeductedIn | null> {
    return deductedIn(this.#deps.database, advanceId);
  }

  async deduct(finalId: number, deductions: readonly Deduction[]): Promise<void> {
    for (const one of deductions) await deduct(this.#deps.database, { finalId, ...one });
  }

  async pointToBuyer(id: number): Promise<void> {
    await this.#deps.database.rows(
      `update invoices i set customer_id = (select c.id from customers c
         where c.merchant_id = i.merchant_id and c.archived_at is null and c.tax_id = i.buyer ->> 'taxId')
       where i.id = :id`,
      { id },
    );
  }

  async pointToCustomer(id: number, customerId: number): Promise<void> {
    await this.#deps.database.rows(
      `update invoices i set customer_id = c.id from customers c
       where i.id = :id and c.id = :customerId and c.merchant_id = i.merchant_id`,
      { id, customerId },
    );
  }

  async isCorrected(id: number): Promise<boolean> {
    const notes = await this.#deps.database.rows(
      'select from invoices where corrects_invoice_id = :id and annulled_at is null limit 1',
      { id },
    );
    return notes.length > 0;
  }

  /** Valid credit notes without a refund, in the order of issue; without one that its invoice does not count yet. */
  async #creditsOf({ id, creditedMinor }: Row): Promise<Credit[]> {
    if (creditedMinor === 0) return [];
    const rows = await this.#deps.database.rows<{ minor: number; issuedAt: string }>(
      `select minor, "issuedAt" from (
         select id, total_minor as minor, issued_at as "issuedAt", sum(total_minor) over (order by id) as upto
         from invoices
         where corrects_invoice_id = :id and type = 'CREDIT_NOTE' and refund_id is null and annulled_at is null
       ) notes where upto <= :creditedMinor order by id`,
      { id, creditedMinor },
    );
    return rows.map(({ minor, issuedAt }) => ({ minor: BigInt(minor), issuedAt: new Date(issuedAt) }));
  }

  async #restore(row: Row): Promise<Invoice> {
    return invoiceOf(row, await this.#payments.of(row.id), await this.#creditsOf(row));
  }

  #one(key: InvoiceKey) {
    return this.#deps.transactions
      .query(InvoiceModel)
      .findOne(conditionOf(key))
      .withGraphFetched('[lines, installments]')
      .modifyGraph('lines', (lines) => void lines.orderBy('position'))
      .modifyGraph('installments', (plan) => void plan.orderBy('seq'));
  }

  async #save(id: number, invoice: Invoice, before: InvoiceRecord): Promise<void> {
    const { lifecycle, payments, credits } = invoice.toRecord();
    if (payments !== before.payments || credits !== before.credits) {
      await this.#deps.transactions.query(InvoiceModel).findById(id).patch(lifecycleColumns(invoice));
      await this.#payments.append(id, invoice, before.payments);
    }
    if (lifecycle.replacedAt !== before.lifecycle.replacedAt)
      await this.#deps.database.rows('update invoices set replaced_at = :at where id = :id', {
        id,
        at: lifecycle.replacedAt!.toISOString(),
      });
    if (lifecycle.annulledAt !== null && before.lifecycle.annulledAt === null) await this.#annul(id, invoice);
    await this.#publish(changeFacts(id, before, invoice.toRecord()));
  }

  async #publish(facts: readonly MerchantFact[]): Promise<void> {
    for (const fact of facts) await this.#deps.events.publish(MerchantFactHappened, fact);
  }

  /** Appends the annulment to the chain. Locks the series: other documents of the merchant wait for it. */
  async #annul(invoiceId: number, invoice: Invoice): Promise<void> {
    const { document, lifecycle, documentHash: of } = invoice.toRecord();
    const { merchantId, series, number } = document;
    const annulment = { annulledAt: lifecycle.annulledAt!, reason: lifecycle.annulmentReason! };
    await this.#chainEnds.append(document, async (previousHash) => {
      const about = { number, documentHash: of };
      const hash = await annulmentHash({ merchantId, series, ...about, ...annulment }, previousHash);
      const row = { invoiceId, merchantId, series, ...annulment, previousHash, annulmentHash: hash };
      const stored = await this.#deps.transactions
        .query(AnnulmentModel)
        .insert(annulmentTable.write(row))
        .returning('*');
      const hashOfStored = await annulmentHash({ ...annulmentTable.read(stored), ...about }, previousHash);
      return { hash, hashOfStored };
    });
  }
}
