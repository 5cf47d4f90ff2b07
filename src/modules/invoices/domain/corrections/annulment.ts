import type { InvoiceSeries } from '../numbers/invoice-number.ts';
import { sha256, type Digest } from '../numbers/document-hash.ts';

/** The annulment of a document; appended once and never changed. */
export type Annulment = Readonly<{
  merchantId: number;
  series: InvoiceSeries;
  number: number;
  /** Of the document that is annulled. */
  documentHash: string;
  annulledAt: Date;
  reason: string;
}>;

/**
 * SHA-256, hexadecimal, over the annulment and the last hash of its series; it becomes the new last hash. The migration
 * that added annulments builds the same text in SQL. The reason is last: only it can contain a line break.
 */
export const annulmentHash = async (
  annulment: Annulment,
  previousHash: string,
  digest: Digest = sha256,
): Promise<string> => {
  const { merchantId, series, number, documentHash, annulledAt, reason } = annulment;
  const fields = [
    'annulment',
    merchantId,
    series,
    number,
    documentHash,
    annulledAt.toISOString(),
    previousHash,
    reason,
  ];
  return digest(fields.join('\n'));
};
