import type { InvoiceSeries } from './invoice-number.ts';
import { sha256 } from './document-hash.ts';

/** That a document no longer counts, and why; appended once and never changed. */
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
 * SHA-256, hexadecimal, over the annulment and the end of the chain of its series; it becomes the next end of it. The
 * migration that introduced it writes the same text in SQL. The reason is last: only it may hold a line break.
 */
export const annulmentHash = (annulment: Annulment, previousHash: string): Promise<string> => {
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
  return sha256(fields.join('\n'));
};
