import { businessDateOf, type BusinessDate } from '#kernel/business-date.ts';
import type { CustomerDocument, DocumentsOfCustomers, PastBuyer } from '#modules/customers/index.ts';
import type { Database } from '#platform/database/database.ts';
import { visibleDocuments } from './invoice-conditions.ts';

type Row = Omit<CustomerDocument, 'paidOn'> & Readonly<{ paidAt: string | null }>;

/** A credit note gives back what it names: both of its amounts are negative. What it took off its invoice is paid there. */
const documents = `
  select i.id as "invoiceId", i.invoice_number as "invoiceNumber", i.type, i.issue_date as "issueDate",
    i.due_date as "dueDate", i.currency, i.total_minor * sign.of as "totalMinor", least(i.paid_minor + i.credited_minor, i.total_minor) * sign.of as "paidMinor",
    i.paid_at as "paidAt"
  from invoices i
  cross join lateral (select case i.type when 'CREDIT_NOTE' then -1 else 1 end as of) sign`;

/** EIK, or else e-mail; null for a buyer with neither. */
const key = `coalesce(nullif(i.buyer ->> 'taxId', ''), lower(i.customer_email))`;

/** Buyers whose EIK or e-mail an open customer has are no proposals. */
const buyers = `
  select distinct on (bought.key) bought.name, bought.email, bought.address, bought."taxId", bought."vatNumber",
    bought.documents, bought."lastIssueDate"
  from (
    select ${key} as key, i.buyer ->> 'name' as name, i.customer_email as email, i.buyer ->> 'address' as address,
      nullif(i.buyer ->> 'taxId', '') as "taxId", nullif(i.buyer ->> 'vatNumber', '') as "vatNumber",
      count(*) over (partition by ${key}) as documents, i.issue_date as "lastIssueDate", i.id
    from invoices i
    where i.merchant_id = :merchantId and i.customer_id is null and i.type = 'INVOICE' and not i.is_test
      and i.annulled_at is null and ${key} is not null
  ) bought
  where not exists (select from customers c where c.merchant_id = :merchantId and c.archived_at is null
    and case when bought."taxId" is null then lower(c.email) = bought.key else c.tax_id = bought.key end)
  order by bought.key, bought.id desc`;

const mostBuyers = 100;

/** Implements a port of the customers module. */
export class SqlDocumentsOfCustomers implements DocumentsOfCustomers {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async of({
    customerId,
    until,
    records,
  }: Parameters<DocumentsOfCustomers['of']>[0]): Promise<readonly CustomerDocument[]> {
    const seen = visibleDocuments(records);
    const rows = await this.#database.rows<Row>(
      `${documents} where i.customer_id = :customerId and i.issue_date <= :until and not i.is_test
         and i.annulled_at is null and ${seen.where}
       order by i.issue_date, i.id`,
      { ...seen.bindings, customerId, until },
    );
    return rows.map(({ paidAt, ...row }) => ({
      ...row,
      paidOn: paidAt === null ? null : businessDateOf(new Date(paidAt)),
    }));
  }

  pastBuyers(merchantId: number): Promise<readonly PastBuyer[]> {
    return this.#database.rows<PastBuyer & { lastIssueDate: BusinessDate }>(
      `select * from (${buyers}) proposed order by "lastIssueDate" desc, name limit :most`,
      { merchantId, most: mostBuyers },
    );
  }
}
