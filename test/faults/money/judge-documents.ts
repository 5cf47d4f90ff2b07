import type { Database } from '#platform/database/database.ts';
import {
  outOfOrder,
  withTooMuchBack,
  withWrongSums,
  withoutOneDocument,
} from '#test/support/document-sums.ts';
import { isGivenBack, readProviderRecords } from './provider-records.ts';

const writtenTwice = `
  select description, count(*) from invoices
  where merchant_id = :merchantId and type = 'INVOICE' and annulled_at is null and replaced_at is null
    and description like 'Поръчка %'
  group by description having count(*) > 1`;
const unsent = `
  select invoice_id, state from invoice_deliveries d join invoices i on i.id = d.invoice_id
  where i.merchant_id = :merchantId and state <> 'SENT'`;
/** Credit notes of a refund that did not take place. */
const notesOfNothing = `
  select n.invoice_number from invoices n join refunds r on r.id = n.refund_id
  where n.annulled_at is null and r.status <> 'SUCCEEDED'`;

const statements: Readonly<Record<string, string>> = {
  'a payment without exactly one document': withoutOneDocument,
  'a document with a wrong sum': withWrongSums,
  'more given back than captured': withTooMuchBack,
  'a number out of order': outOfOrder,
  'an invoice written twice': writtenTwice,
  'a mail that was not sent': unsent,
  'a credit note without its refund': notesOfNothing,
};

/** Money kept on documents, by currency: paid by card and not credited for a refund. */
const keptOnDocuments = `
  select i.currency, sum(f.amount_minor) - coalesce(sum((select sum(n.total_minor) from invoices n
      join refunds r on r.id = n.refund_id and r.payment_id = f.payment_id
      where n.corrects_invoice_id = i.id and n.annulled_at is null)), 0) as minor
  from invoice_payments f join invoices i on i.id = f.invoice_id
    and i.annulled_at is null and i.replaced_at is null
  where f.kind = 'CARD' group by i.currency order by i.currency`;
/** What refunds gave back of documents that notes without a refund had credited before. */
const givenBackUncredited = `
  select p.charge_currency as currency, sum(r.amount_minor - coalesce((select n.total_minor from invoices n
      where n.refund_id = r.id and n.annulled_at is null), 0)) as minor
  from refunds r join payments p on p.id = r.payment_id and not p.overpaid
  where r.status = 'SUCCEEDED' group by p.charge_currency`;

type Sum = Readonly<{ currency: string; minor: number }>;
const bySum = (sums: readonly Sum[]): Map<string, number> =>
  new Map(sums.map(({ currency, minor }) => [currency, Number(minor)]));

/** Documents and their notes add up to what the provider has kept, by currency. */
const judgeKept = async (database: Database): Promise<string[]> => {
  const { sales } = await readProviderRecords(database);
  const documents = bySum(await database.rows<Sum>(keptOnDocuments));
  const uncredited = bySum(await database.rows<Sum>(givenBackUncredited));
  return [...Map.groupBy(sales, ({ charge }) => charge.currency.toUpperCase())].flatMap(
    ([currency, sold]) => {
      const kept = sold.reduce(
        (sum, { charge, refunds }) =>
          refunds.filter(isGivenBack).reduce((left, { amount }) => left - amount, sum + charge.amount),
        0,
      );
      const current = (documents.get(currency) ?? 0) - (uncredited.get(currency) ?? 0);
      return kept === current
        ? []
        : [`kept in ${currency}: ${kept} at the provider, ${current} on documents and their notes`];
    },
  );
};

/** What is wrong with the documents of the merchant; one message each. */
export const judgeDocuments = async (database: Database, merchantId: number): Promise<string[]> => {
  const findings = await judgeKept(database);
  for (const [what, sql] of Object.entries(statements)) {
    const found = await database.rows(sql, sql.includes(':merchantId') ? { merchantId } : []);
    findings.push(...found.map((row) => `${what}: ${JSON.stringify(row)}`));
  }
  return findings;
};
