import type { BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { isLate, openSum } from '#modules/invoices/index.ts';
import type { Database } from '#platform/database/database.ts';
import { onePage, type Part } from './one-page.ts';

/** A document of a proven address; amounts in minor units. */
export type PayerDocument = Readonly<{
  id: number;
  merchantId: number;
  merchantName: string;
  number: string;
  type: 'INVOICE' | 'CREDIT_NOTE' | 'DEBIT_NOTE';
  issuedOn: BusinessDate;
  dueOn: BusinessDate;
  currency: ChargeCurrency;
  totalMinor: number;
  openMinor: number;
  isLate: boolean;
  isAnnulled: boolean;
  /** Token of the link by which what is open is paid; null: by no link. */
  payToken: string | null;
}>;

/** Valid documents of the address `:email`, which was proven. A document of a trial is none. */
const ofPayer = 'lower(i.customer_email) = :email and not i.is_test';

const payToken = `(select l.token from payment_links l where l.invoice_id = i.id and l.status = 'ACTIVE'
  and l.expires_at > :now and ${openSum} > 0 order by l.installment limit 1)`;

const columns = `i.id, i.merchant_id as "merchantId", i.seller ->> 'name' as "merchantName", i.invoice_number as number,
  i.type, i.issue_date as "issuedOn", i.due_date as "dueOn", i.currency, i.total_minor as "totalMinor",
  ${openSum} as "openMinor", ${isLate} as "isLate", i.annulled_at is not null as "isAnnulled", ${payToken} as "payToken"`;

type Asked = Readonly<{
  /** Proven, in lower case. */
  email: string;
  /** Of the day of issue; null: all years. */
  year: number | null;
  page: number;
  now: Date;
  today: BusinessDate;
}>;

/** Twenty-five documents of all merchants: what is unpaid first, then the newest. */
export const documentsOf = async (
  database: Database,
  { year, page, ...asked }: Asked,
): Promise<Part<PayerDocument>> => {
  const rows = await database.rows<PayerDocument>(
    `select ${columns} from invoices i
     where ${ofPayer} and (cast(:year as integer) is null or extract(year from i.issue_date) = :year)
     order by ${openSum} > 0 desc, i.issue_date desc, i.id desc limit :limit offset :offset`,
    { ...asked, year, ...onePage.bindings(page) },
  );
  return onePage.of(rows);
};

/** The years in which the address has documents, the newest first. */
export const yearsOf = async (database: Database, email: string): Promise<readonly number[]> => {
  const rows = await database.rows<{ year: number }>(
    `select distinct extract(year from i.issue_date)::integer as year from invoices i where ${ofPayer} order by 1 desc`,
    { email },
  );
  return rows.map(({ year }) => year);
};

/** What a file of a document is made of. */
export type FiledDocument = Pick<
  PayerDocument,
  'id' | 'merchantId' | 'merchantName' | 'number' | 'isAnnulled'
>;
const filed = `i.id, i.merchant_id as "merchantId", i.seller ->> 'name' as "merchantName", i.invoice_number as number,
  i.annulled_at is not null as "isAnnulled"`;

/** At most so many documents of a year, in the order of their days. */
export const filedOfYear = (
  database: Database,
  asked: Readonly<{ email: string; year: number; most: number }>,
): Promise<readonly FiledDocument[]> =>
  database.rows<FiledDocument>(
    `select ${filed} from invoices i where ${ofPayer} and extract(year from i.issue_date) = :year
     order by i.issue_date, i.id limit :most`,
    asked,
  );

/** One document of the address; null also for one of others. */
export const documentOf = async (
  database: Database,
  { email, id }: Readonly<{ email: string; id: number }>,
): Promise<FiledDocument | null> => {
  const [found] = await database.rows<FiledDocument>(
    `select ${filed} from invoices i where i.id = :id and ${ofPayer}`,
    { email, id },
  );
  return found ?? null;
};
