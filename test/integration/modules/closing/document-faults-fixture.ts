import type { MonthDetails, MonthProblem } from '#contract/closing/months.ts';
import { Events } from '#kernel/events.ts';
import { Money } from '#kernel/money.ts';
import type { InvoiceDocument } from '#modules/invoices/index.ts';
import type { SucceededPayment } from '#modules/invoices/domain/document-for-payment.ts';
import { documentHash } from '#modules/invoices/domain/numbers/document-hash.ts';
import { paymentHash } from '#modules/invoices/domain/invoice-payment.ts';
import { SqlNumberChains } from '#modules/invoices/adapters/postgres/sql-number-chains.ts';
import { PaymentRefunded, PaymentSucceeded } from '#modules/payments/index.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { tamperWith } from '#test/faults/support/tamper-with.ts';
import type { TestApplication } from '#test/support/application.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { insertPayment, insertRefund } from '#test/support/insert-rows.ts';

type Bindings = Readonly<Record<string, unknown>>;

const tables = [
  'invoices',
  'invoice_lines',
  'invoice_payments',
  'invoice_proof_corrections',
  'invoice_series',
];
const documentsOf = 'invoice_id in (select id from invoices where merchant_id = :id)';

/** Faults in the documents of September 2026, also such as the product itself never makes. */
export const faultMaker = (shop: TestApplication) => {
  let orders = 5_000;

  const publish: Events['publish'] = (type, event) =>
    shop.application
      .resolve(DatabaseToken)
      .transact(() => shop.application.resolve(Events).publish(type, event));

  /** A payment of 12.00 EUR with its document, as settling makes it; no input is checked on this way. */
  const pay = async (
    { id }: TestMerchant,
    facts: Partial<SucceededPayment> = {},
  ): Promise<SucceededPayment> => {
    const payment = await insertPayment(shop.database, id, (orders += 1), {
      amount: Money.ofMinor(1_200, 'EUR'),
      chargeAmount: Money.ofMinor(1_200, 'EUR'),
      succeededAt: new Date('2026-09-15T09:00:00Z'),
      ...facts,
    });
    await publish(PaymentSucceeded, {
      fxRate: null,
      providerAccount: null,
      writtenInvoiceId: null,
      ...payment,
    });
    return payment;
  };

  /** Runs statements as the owner of the schema, without triggers. */
  const tamper = (statements: readonly string[], bindings: Bindings): Promise<void> =>
    tamperWith(shop.database, { tables, statements, bindings });

  /** Edits documents of the merchant; their hashes stay. `lines …` edits the lines. */
  const edit = ({ id }: TestMerchant, ...sets: readonly string[]): Promise<void> =>
    tamper(
      sets.map((set) =>
        set.startsWith('lines ')
          ? `update invoice_lines set ${set.slice(6)} where ${documentsOf}`
          : `update invoices set ${set} where merchant_id = :id`,
      ),
      { id },
    );

  /** Gives the only document of the merchant, its payment and its series the hashes of this content. */
  const rehash = async ({ id }: TestMerchant, contentOf: (stored: InvoiceDocument) => InvoiceDocument) => {
    const of = { merchantId: id, series: 'LEGAL' as const };
    const chains = new SqlNumberChains({ database: shop.database });
    const head = (await chains.headOf(of))!;
    const documents = chains.documents(head)[Symbol.asyncIterator]();
    const stored = (await documents.next()).value;
    const [paid] = (await chains.facts(head)).payments;
    const hash = await documentHash(contentOf(stored.document), null);
    const paidHash =
      paid === undefined ? hash : await paymentHash({ ...of, ...paid, documentHash: hash }, hash);
    const statements = [
      'update invoices set document_hash = :hash where merchant_id = :id',
      `update invoice_payments set previous_hash = :hash, payment_hash = :paidHash where ${documentsOf}`,
      'update invoice_series set last_hash = :paidHash where merchant_id = :id',
    ];
    await tamper(statements, { id, hash, paidHash });
  };

  /** Edits the only document of the merchant and its hashes, as if it had been issued so. */
  const rewrite = async (merchant: TestMerchant, ...sets: readonly string[]): Promise<void> => {
    await edit(merchant, ...sets);
    await rehash(merchant, (stored) => stored);
  };

  /**
   * Gives the only document of the merchant a description that the database could not hold, as a release did that hashed
   * a text before it was stored.
   */
  const loseLetters = async (merchant: TestMerchant, hashed: string): Promise<void> => {
    const description = hashed.toWellFormed();
    await edit(merchant, `description = '${description}'`, `lines description = '${description}'`);
    await rehash(merchant, (stored) => ({
      ...stored,
      description: hashed,
      lines: stored.lines.map((line) => ({ ...line, description: hashed })),
    }));
  };

  /** A refund of September without its credit note. @returns what issues the note, as settling does */
  const refund = async ({ paymentId }: SucceededPayment): Promise<() => Promise<void>> => {
    const refundId = await insertRefund(shop.database, paymentId, 1_200, 'EUR');
    const refundedAt = new Date('2026-09-20T09:00:00Z');
    await shop.database.rows('update refunds set updated_at = :refundedAt where id = :refundId', {
      refundedAt,
      refundId,
    });
    const amount = Money.ofMinor(1_200, 'EUR');
    return () =>
      publish(PaymentRefunded, { paymentId, refundId, amount, note: null, lines: null, refundedAt });
  };

  const problemsIn = async ({ token }: TestMerchant, language: string): Promise<MonthProblem[]> => {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': language };
    const answer = await fetch(`${shop.url}/api/months/me/2026-09`, { headers });
    return ((await answer.json()) as MonthDetails).problems;
  };

  const close = ({ api }: TestMerchant) => api.post<MonthDetails>('/months/me/2026-09/close');

  /** Rows that a closing stores. */
  const storedOf = (merchant: TestMerchant): Promise<object[]> =>
    shop.database.rows(
      `select merchant_id from month_closes where merchant_id = :id
       union all select merchant_id from month_files where merchant_id = :id`,
      { id: merchant.id },
    );

  return { pay, edit, rewrite, loseLetters, tamper, refund, problemsIn, close, storedOf };
};
export type FaultMaker = ReturnType<typeof faultMaker>;
