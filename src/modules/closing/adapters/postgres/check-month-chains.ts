import type { Violation } from '#kernel/invariant.ts';
import type { Database } from '#platform/database/database.ts';
import { findViolations } from '#platform/database/find-violations.ts';
import { closingName, merchantPages } from './month-pages.ts';

/** The hashes of the LEGAL chain of the merchant of a closing `c`: documents and what followed them. */
const links = [
  ['invoices', 'document_hash'],
  ['invoice_annulments', 'annulment_hash'],
  ['invoice_payments', 'payment_hash'],
  ['invoice_payments_taken_back', 'take_back_hash'],
  ['invoice_originals', 'original_hash'],
  ['invoice_proof_corrections', 'correction_hash'],
] as const;
const chained = links
  .map(
    ([table, hash]) =>
      `select l.merchant_id, l.${hash} as hash from ${table} l where l.merchant_id = any(cast(:ids as bigint[])) and l.series = 'LEGAL'`,
  )
  .join(' union all ');

const foreignHashes = `
  select ${closingName} || ' has a hash that is not in the chain of its merchant' as name
  from month_closes c left join (${chained}) l on l.merchant_id = c.merchant_id and l.hash = c.chain_hash
  where c.merchant_id = any(cast(:ids as bigint[])) and l.hash is null and (c.chain_hash is not null or exists (
    select from invoices i where i.merchant_id = c.merchant_id and i.series = 'LEGAL'
      and i.issue_date < c.month + interval '1 month' and i.issued_at < c.closed_at))
  order by c.merchant_id, c.month, c.revision`;

/** Closings whose hash is none of the chain of documents, or that have none while there were documents. */
export const unchainedClosings = async (database: Database): Promise<Violation[]> => {
  const found: Violation[] = [];
  for await (const ids of merchantPages(database))
    found.push(...(await findViolations(database, foreignHashes, { ids: [...ids] })));
  return found;
};
