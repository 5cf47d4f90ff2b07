import type { BusinessDate } from '#kernel/business-date.ts';
import type { CustomerDocument, DocumentsOfCustomers, PastBuyer } from '#modules/customers/index.ts';
import type { Database } from '#platform/database/database.ts';
import { openDueDay, visibleDocuments } from './invoice-conditions.ts';

const amounts = (minor: string, day: string): string =>
  `(select coalesce(json_agg(json_build_object('minor', ${minor}, 'day', ${day})), '[]')`;

/** Payments `f` of a document `i` that were not taken back. */
const validPayments = `from invoice_payments f where f.invoice_id = i.id
  and not exists (select from invoice_payments_taken_back t where t.payment_id = f.id)`;

/**
 * Refunds of the card payments of a document `i`, on the day of their credit note when they have one. They belong to the
 * document that had the payment then: until its replacement, or since it took the place of another document.
 */
const refunds = `(select r.amount_minor, coalesce(n.issue_date, (r.updated_at at time zone 'Europe/Sofia')::date) as day
  from (select f.payment_id, f.recorded_at ${validPayments}) f
    join refunds r on r.payment_id = f.payment_id and r.status = 'SUCCEEDED'
    left join invoices n on n.refund_id = r.id and n.annulled_at is null
  where coalesce(n.issued_at, r.updated_at) >= f.recorded_at
    and (i.replaced_at is null or coalesce(n.issued_at, r.updated_at) < i.replaced_at))`;

/** Payments of a document `i`; what moves to the document that takes its place is one below zero. */
const payments = `(select f.amount_minor, f.paid_on as day ${validPayments}
  union all
  select coalesce((select sum(g.amount_minor) from ${refunds} g), 0)
    - (select coalesce(sum(f.amount_minor), 0) ${validPayments}), (i.replaced_at at time zone 'Europe/Sofia')::date
  where i.replaced_at is not null)`;

const documents = `
  select i.id as "invoiceId", i.invoice_number as "invoiceNumber", i.type, i.issue_date as "issueDate",
    ${openDueDay} as "dueDate", i.currency,
    i.total_minor * case i.type when 'CREDIT_NOTE' then -1 else 1 end as "totalMinor",
    ${amounts('f.amount_minor', 'f.day')} from ${payments} f) as payments,
    ${amounts('n.total_minor', 'n.issue_date')} from invoices n where n.corrects_invoice_id = i.id
      and n.type = 'CREDIT_NOTE' and n.annulled_at is null) as credits,
    ${amounts('g.amount_minor', 'g.day')} from ${refunds} g) as refunds
  from invoices i`;

/** EIK, or else e-mail; null for a buyer with neither. */
const key = `coalesce(nullif(i.buyer ->> 'taxId', ''), lower(i.customer_email))`;

/** A number of a register as customers have it, without marks. */
const plainKey = `regexp_replace(upper(bought.key), '[[:space:]./–-]', '', 'g')`;

/** Buyers whose EIK or e-mail an open customer has are no proposals. */
const buyers = `
  select distinct on (bought.key) bought.name, bought.email, bought.address, bought."taxId", bought."vatNumber",
    bought.country, bought.kind, bought.documents, bought."lastIssueDate"
  from (
    select ${key} as key, i.buyer ->> 'name' as name, i.customer_email as email, i.buyer ->> 'address' as address,
      nullif(i.buyer ->> 'taxId', '') as "taxId", nullif(i.buyer ->> 'vatNumber', '') as "vatNumber",
      i.buyer ->> 'country' as country, i.buyer ->> 'kind' as kind,
      count(*) over (partition by ${key}) as documents, i.issue_date as "lastIssueDate", i.id
    from invoices i
    where i.merchant_id = :merchantId and i.customer_id is null and i.type = 'INVOICE' and not i.is_test
      and i.annulled_at is null and ${key} is not null
  ) bought
  where not exists (select from customers c where c.merchant_id = :merchantId and c.archived_at is null
    and case when bought."taxId" is null then lower(c.email) = bought.key else c.tax_id = ${plainKey} end)
  order by bought.key, bought.id desc`;

const mostBuyers = 100;

/** Implements a port of the customers module. */
export class SqlDocumentsOfCustomers implements DocumentsOfCustomers {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  of({
    customerId,
    until,
    records,
  }: Parameters<DocumentsOfCustomers['of']>[0]): Promise<readonly CustomerDocument[]> {
    const seen = visibleDocuments(records);
    return this.#database.rows<CustomerDocument>(
      `${documents} where i.customer_id = :customerId and i.issue_date <= :until and not i.is_test
         and i.annulled_at is null and ${seen.where}
       order by i.issue_date, i.id`,
      { ...seen.bindings, customerId, until },
    );
  }

  pastBuyers(merchantId: number): Promise<readonly PastBuyer[]> {
    return this.#database.rows<PastBuyer & { lastIssueDate: BusinessDate }>(
      `select * from (${buyers}) proposed order by "lastIssueDate" desc, name limit :most`,
      { merchantId, most: mostBuyers },
    );
  }
}
