import { sha256, type Digest } from './document-hash.ts';
import type { InvoiceSeries } from './invoice-number.ts';
import { normalisedEmail } from '../mail-recipient.ts';

/** The delivery of the original of a document (VAT Act, art. 114); appended once and never changed. */
export type Original = Readonly<{
  merchantId: number;
  series: InvoiceSeries;
  number: number;
  documentHash: string;
  /** See `recipientHash`. */
  recipientHash: string;
  deliveredAt: Date;
}>;

/**
 * SHA-256, hexadecimal, of the recipient of an original, bound to its document. The address itself is personal data that
 * can be erased, and a row of the chain is never changed.
 */
export const recipientHash = (documentHash: string, recipient: string): Promise<string> =>
  sha256(`${documentHash}\n${normalisedEmail(recipient)}`);

/**
 * SHA-256, hexadecimal, over the delivery and the last hash of its series; it becomes the new last hash. The migration
 * that added originals builds the same text in SQL.
 */
export const originalHash = async (
  original: Original,
  previousHash: string,
  digest: Digest = sha256,
): Promise<string> => {
  const { merchantId, series, number, documentHash, recipientHash: recipient, deliveredAt } = original;
  const fields = ['original', merchantId, series, number, documentHash, recipient];
  return digest([...fields, deliveredAt.toISOString(), previousHash].join('\n'));
};
