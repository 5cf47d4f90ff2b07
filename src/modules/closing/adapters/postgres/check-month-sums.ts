import { isDeepStrictEqual } from 'node:util';
import type { Violation } from '#kernel/invariant.ts';
import { daysOf } from '#kernel/month.ts';
import type { DocumentsOfClosing, MonthDocument } from '#modules/invoices/index.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';
import { totalsOf } from '../../application/month-totals.ts';
import type { MonthTotals } from '../../domain/month-totals.ts';
import { closingName, merchantPages } from './month-pages.ts';

export type SumsDeps = Readonly<{
  database: Database;
  directory: Pick<MerchantDirectory, 'registrationsOf'>;
  documentsOfClosing: Pick<DocumentsOfClosing, 'documents'>;
  /** The sums as they stand in `sums.json`. */
  statedSums: (totals: MonthTotals) => Readonly<Record<string, unknown>>;
}>;
type Row = Readonly<{
  name: string;
  merchantId: number;
  month: string;
  isClosed: boolean;
  /** Whether its ledger is computed again. */
  isComputed: boolean;
  totals: MonthTotals;
  chainHash: string | null;
  fingerprint: string;
  /** `sums.json` in Base64; null without the file. */
  sums: string | null;
  documents: number;
  annulled: number;
  baseMinor: number;
  vatMinor: number;
}>;

/** Earlier releases took the VAT registration of the day of the closing, and recorded no digest. */
const isRecorded = `exists (select from audit_log a where a.subject_type = 'merchant' and a.subject_id = cast(c.merchant_id as text)
  and a.action = 'merchant.month-closed' and a.data ->> 'month' = to_char(c.month, 'YYYY-MM')
  and a.data ->> 'revision' = cast(c.revision as text) and a.data ->> 'closeDigest' is not null)`;

/** Closings with the sums of their documents as they are now; of a closing that ended, only its own file is compared. */
const closings = `
  select ${closingName} as name, c.merchant_id as "merchantId", to_char(c.month, 'YYYY-MM') as month,
    c.status = 'CLOSED' as "isClosed", c.closed_at >= :since and ${isRecorded} as "isComputed", c.totals, c.chain_hash as "chainHash",
    c.fingerprint, encode(f.content, 'base64') as sums, d.*
  from month_closes c
  left join month_files f on f.merchant_id = c.merchant_id and f.month = c.month and f.revision = c.revision and f.name = 'sums.json'
  cross join lateral (
    select count(*) filter (where i.annulled_at is null)::int as documents,
      count(*) filter (where i.annulled_at is not null)::int as annulled,
      coalesce(sum(case i.type when 'CREDIT_NOTE' then -1 else 1 end * i.eur_subtotal_minor)
        filter (where i.annulled_at is null), 0)::bigint as "baseMinor",
      coalesce(sum(case i.type when 'CREDIT_NOTE' then -1 else 1 end * i.eur_tax_minor)
        filter (where i.annulled_at is null), 0)::bigint as "vatMinor"
    from invoices i where c.status = 'CLOSED' and i.merchant_id = c.merchant_id and i.series = 'LEGAL'
      and i.issue_date >= c.month and i.issue_date < c.month + interval '1 month'
  ) d
  where c.merchant_id = any(cast(:ids as bigint[])) order by c.merchant_id, c.month, c.revision`;

/** What the file states; null for one that cannot be read, which is a damaged file. */
const statedIn = (sums: string): Readonly<Record<string, unknown>> | null => {
  try {
    return JSON.parse(Buffer.from(sums, 'base64').toString()) as Readonly<Record<string, unknown>>;
  } catch {
    return null;
  }
};

/** What a closing should state; null for sums that are none. */
const statementOf = (
  { statedSums }: SumsDeps,
  { totals, chainHash, fingerprint }: Row,
): Readonly<Record<string, unknown>> | null => {
  try {
    return { ...statedSums(totals), chainHash, fingerprint };
  } catch {
    return null;
  }
};

/** Whether the file has the sums and hashes of the closing; what only the file states is not compared. */
const isAsStated = (statement: Readonly<Record<string, unknown>> | null, row: Row): boolean => {
  const stated = row.sums === null ? null : statedIn(row.sums);
  if (statement === null || stated === null) return statement !== null;
  return Object.entries(statement).every(([key, value]) => isDeepStrictEqual(stated[key], value));
};

const isOfDocuments = ({ totals, documents, annulled, baseMinor, vatMinor }: Row): boolean => {
  const { ledger: _, fees: __, ...sums } = totals;
  return isDeepStrictEqual(sums, { documents, annulled, baseMinor, vatMinor });
};

/** Whether the ledger of the closing is that of its documents; it needs their lines. */
const hasTrueLedger = async (
  { directory, documentsOfClosing }: SumsDeps,
  { merchantId, month, totals }: Row,
): Promise<boolean> => {
  const days = daysOf(month);
  const documents: MonthDocument[] = [];
  for await (const one of documentsOfClosing.documents(merchantId, days)) documents.push(one);
  const { ledger } = totalsOf(documents, await directory.registrationsOf(merchantId, days), []);
  return isDeepStrictEqual(ledger, totals.ledger);
};

/**
 * Closings whose sums are not those of their file and their documents. The columns of the ledger are computed from the
 * lines for months that were closed since the instant; all others are compared with their file.
 */
export const wrongSums = async (deps: SumsDeps, since: Date): Promise<Violation[]> => {
  const found: Violation[] = [];
  for await (const ids of merchantPages(deps.database))
    for (const row of await deps.database.rows<Row>(closings, { ids: [...ids], since })) {
      const statement = statementOf(deps, row);
      if (!isAsStated(statement, row))
        found.push({ record: `${row.name} has other sums or hashes than its sums.json` });
      if (!row.isClosed || statement === null) continue;
      if (!isOfDocuments(row) || (row.isComputed && !(await hasTrueLedger(deps, row))))
        found.push({ record: `${row.name} has other sums than its documents` });
    }
  return found;
};
