import type { Database } from '#platform/database/database.ts';
import type { ChainPath } from '../../domain/numbers/document-proof.ts';
import type { SeriesHead } from '../../domain/numbers/stored-document.ts';

/** Tables whose rows follow a hash, with the column of their own. */
const chained = [
  ['invoices', 'document_hash'],
  ['invoice_annulments', 'annulment_hash'],
  ['invoice_payments', 'payment_hash'],
  ['invoice_payments_taken_back', 'take_back_hash'],
  ['invoice_originals', 'original_hash'],
  ['invoice_proof_corrections', 'correction_hash'],
] as const;

/** Rows of the series that follow a hash: more than one where the chain was forked. */
const following = (hash: string): string =>
  chained
    .map(
      ([table, own]) => `select f.${own} as hash from ${table} f
        where f.previous_hash = ${hash} and f.merchant_id = :merchantId and f.series = :series`,
    )
    .join(' union all ');

/** A chain that leads back to itself would have no end. */
const longest = 200_000;

const path = `with recursive path (step, hash) as (
    select 0, cast(:start as text)
    union all
    select path.step + 1, next.hash from path cross join lateral (${following('path.hash')}) next
    where path.step < ${longest} and not path.hash = any(cast(:anchored as text[])))
  select count(*) = max(step) + 1 and max(step) < ${longest} as "isSingle",
    (array_agg(hash order by step desc))[1] as end
  from path`;

const newest = `select exists (${following('cast(:hash as text)')}) as "isFollowed"`;

type Of = Pick<SeriesHead, 'merchantId' | 'series'>;

/** What follows a hash in its series: by the columns of hashes alone, each step by an index. */
export const chainPath = async (
  database: Database,
  { merchantId, series }: Of,
  start: string,
  anchored: readonly string[],
): Promise<ChainPath> => {
  const [found] = await database.rows<ChainPath>(path, {
    merchantId,
    series,
    start,
    anchored: [...anchored],
  });
  return found!;
};

/** Whether a row of the series follows the hash. */
export const isFollowed = async (
  database: Database,
  { merchantId, series }: Of,
  hash: string,
): Promise<boolean> => {
  const [found] = await database.rows<{ isFollowed: boolean }>(newest, { merchantId, series, hash });
  return found!.isFollowed;
};
