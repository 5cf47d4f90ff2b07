import type { Database } from '#platform/database/database.ts';
import type { StoredCorrection } from '../../domain/numbers/chain-facts.ts';
import { ProofCorrected } from '../../domain/failures.ts';
import type { SeriesHead } from '../../domain/numbers/stored-document.ts';
import { correctionHash, type ProofCorrection } from '../../domain/numbers/proof-correction.ts';
import type { NumberRange } from '../../ports/number-chains.ts';
import { ChainEnds } from './chain-ends.ts';
import { correctionTable } from './tables.ts';

const select = `select ${correctionTable.select('f')}, i.number
  from invoice_proof_corrections f join invoices i on i.id = f.invoice_id`;

type FoundCorrection = StoredCorrection & Readonly<{ invoiceId: number }>;

const corrections = async (
  database: Database,
  where: string,
  bindings: Readonly<Record<string, string | number>>,
): Promise<readonly FoundCorrection[]> => {
  const rows = await database.rows<{ number: number }>(
    `${select} where ${where} order by i.number`,
    bindings,
  );
  return rows.map((row) => ({ ...correctionTable.read(row), number: row.number }));
};

/** The documents `i` of a series whose numbers are in a range. */
export const amongNumbers = `and i.merchant_id = :merchantId and i.series = :series and i.number between :from and :to`;

/** The corrections of a series, of all its documents unless some are named, in the order of their documents. */
export const correctionsOf = (
  database: Database,
  { merchantId, series }: Pick<SeriesHead, 'merchantId' | 'series'>,
  numbers?: NumberRange,
): Promise<readonly FoundCorrection[]> =>
  corrections(database, `f.merchant_id = :merchantId and f.series = :series ${numbers ? amongNumbers : ''}`, {
    merchantId,
    series,
    ...numbers,
  });

/** The correction of one document, or none. */
export const correctionOf = (database: Database, invoiceId: number): Promise<readonly FoundCorrection[]> =>
  corrections(database, 'i.id = :invoiceId', { invoiceId });

/** See `NumberChains.correctProof`. */
export const appendCorrection = async (
  database: Database,
  invoiceId: number,
  { number, documentHash, ...correction }: ProofCorrection,
): Promise<string> => {
  const of = { number, documentHash };
  let hash = '';
  await new ChainEnds({ database }).append(correction, async (previousHash) => {
    hash = await correctionHash({ ...correction, ...of }, previousHash);
    const row = { ...correction, correctedAt: correction.correctedAt.toISOString() };
    const [stored] = await database.rows<object>(
      `insert into invoice_proof_corrections as f (invoice_id, merchant_id, series, content_hash, letters, corrected_at,
         corrected_by, reason, previous_hash, correction_hash)
       values (:invoiceId, :merchantId, :series, :contentHash, :letters, :correctedAt, :correctedBy, :reason, :previousHash,
         :hash)
       on conflict (invoice_id) do nothing returning ${correctionTable.select('f')}`,
      { ...row, invoiceId, previousHash, hash },
    );
    if (stored === undefined) throw new ProofCorrected();
    const hashOfStored = await correctionHash({ ...correctionTable.read(stored), ...of }, previousHash);
    return { hash, hashOfStored };
  });
  return hash;
};
