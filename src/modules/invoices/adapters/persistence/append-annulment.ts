import type { Database } from '#platform/database/database.ts';
import { annulmentHash, type Annulment } from '../../domain/annulment.ts';

/**
 * Appends an annulment to the chain of its series, within the transaction of the caller. Locks the row of the series:
 * documents of the merchant that are issued meanwhile wait.
 */
export const appendAnnulment = async (
  database: Database,
  invoiceId: number,
  annulment: Annulment,
): Promise<void> => {
  const { merchantId, series, annulledAt, reason } = annulment;
  const [head] = await database.rows<{ previousHash: string }>(
    `select last_hash as "previousHash" from invoice_series
     where merchant_id = :merchantId and series = :series for update`,
    { merchantId, series },
  );
  const { previousHash } = head!;
  const hash = await annulmentHash(annulment, previousHash);
  await database.rows(
    `with annulment as (
       insert into invoice_annulments
         (invoice_id, merchant_id, series, annulled_at, reason, previous_hash, annulment_hash)
       values (:invoiceId, :merchantId, :series, :annulledAt, :reason, :previousHash, :hash)
     )
     update invoice_series set last_hash = :hash where merchant_id = :merchantId and series = :series`,
    { invoiceId, merchantId, series, annulledAt, reason, previousHash, hash },
  );
};
