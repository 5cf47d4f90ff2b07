import { canonicalForm, sha256, type Digest } from './document-hash.ts';
import type { InvoiceDocument } from '../invoice-document.ts';
import { formatInvoiceNumber, type InvoiceSeries } from './invoice-number.ts';
import { lostTexts, withLetters, type LostText } from '../lost-letters.ts';

/** What a correction says of a document whose stored texts lost letters; appended once and never changed. */
export type CorrectionFacts = Readonly<{
  /** SHA-256 of the document as it is stored, over the same hash before it. */
  contentHash: string;
  /** The units of `LostLetters`, separated by spaces. */
  letters: string;
  correctedAt: Date;
  /** Name of the actor. */
  correctedBy: string;
  reason: string;
}>;

/** The correction of the proof of a document. The document and its hash stay. */
export type ProofCorrection = CorrectionFacts &
  Readonly<{ merchantId: number; series: InvoiceSeries; number: number; documentHash: string }>;

/** The text that is hashed. The reason is last: only it can contain a line break. */
export const correctionText = (correction: ProofCorrection, previousHash: string): string =>
  [
    'proof-correction',
    correction.merchantId,
    correction.series,
    correction.number,
    correction.documentHash,
    correction.contentHash,
    correction.letters,
    correction.correctedAt.toISOString(),
    correction.correctedBy,
    previousHash,
    correction.reason,
  ].join('\n');

/** SHA-256, hexadecimal, over the correction and the last hash of its series; it becomes the new last hash. */
export const correctionHash = async (
  correction: ProofCorrection,
  previousHash: string,
  digest: Digest = sha256,
): Promise<string> => digest(correctionText(correction, previousHash));

type Hashed = Readonly<{ document: InvoiceDocument; previousHash: string | null; documentHash: string }>;
type Says = Pick<CorrectionFacts, 'contentHash' | 'letters'>;

/** The canonical forms of the document: as it is stored, and as it was hashed; null for other letters than it lost. */
const formsOf = ({ document, previousHash }: Hashed, { letters }: Says) => {
  const stored = canonicalForm(document, previousHash);
  return { stored, hashed: hashedText(stored, { letters }) };
};

/** The text that the document's hash was made of: the stored one with the letters put back; null where they do not fit. */
export const hashedText = (stored: string, { letters }: Pick<CorrectionFacts, 'letters'>): string | null =>
  withLetters(stored, letters.split(' '));

/** Whether the stored content is the corrected one, and gives the document's own hash with the letters put back. */
export const isProvenBy = async (of: Hashed, correction: Says): Promise<boolean> => {
  const { stored, hashed } = formsOf(of, correction);
  if (hashed === null || (await sha256(stored)) !== correction.contentHash) return false;
  return (await sha256(hashed)) === of.documentHash;
};

/** A correction with the texts of its hashes, so that a third party can compute each of them. */
export type CorrectedProof = Readonly<{
  invoiceNumber: string;
  documentHash: string;
  /** SHA-256 of it is `documentHash`; null when the stored document has other places than the letters of the correction. */
  hashedText: string | null;
  contentHash: string;
  /** SHA-256 of it is `contentHash`. */
  storedText: string;
  differences: readonly LostText[];
  correctionHash: string;
  /** SHA-256 of it is `correctionHash`. */
  correctionText: string;
}>;

/** The stored correction with its texts. */
export const correctedProof = (
  of: Hashed,
  correction: CorrectionFacts & Readonly<{ previousHash: string; correctionHash: string }>,
): CorrectedProof => {
  const { merchantId, series, number } = of.document;
  const { stored, hashed } = formsOf(of, correction);
  const { documentHash } = of;
  return {
    invoiceNumber: formatInvoiceNumber(series, number),
    documentHash,
    hashedText: hashed,
    contentHash: correction.contentHash,
    storedText: stored,
    differences: hashed === null ? [] : lostTexts(stored, hashed),
    correctionHash: correction.correctionHash,
    correctionText: correctionText(
      { ...correction, merchantId, series, number, documentHash },
      correction.previousHash,
    ),
  };
};
