import type { InvoiceRecord } from './invoice.ts';
import { documentHash } from './document-hash.ts';
import { formatInvoiceNumber, type InvoiceSeries } from './invoice-number.ts';

/** A document as it is stored; null instead of a record that can no longer be read as one. */
export type StoredDocument = Readonly<{
  number: number;
  issueDate: string;
  previousHash: string | null;
  documentHash: string;
  document: InvoiceRecord['document'] | null;
}>;

/** What the series itself says of its documents. */
export type SeriesHead = Readonly<{
  merchantId: number;
  series: InvoiceSeries;
  startNumber: number;
  nextNumber: number;
  lastHash: string | null;
}>;

/**
 * GAP: a number without a document. DUPLICATE: a number twice. EDITED: the document is not the one its hash was made over.
 * REORDERED: it does not hang on the one before it, or is dated before it. TAIL: the series ends otherwise than it says.
 */
export type NumberFault = 'GAP' | 'DUPLICATE' | 'EDITED' | 'REORDERED' | 'TAIL';
export type NumberFinding = Readonly<{
  merchantId: number;
  series: InvoiceSeries;
  invoiceNumber: string;
  fault: NumberFault;
}>;

const isUnedited = async ({
  document,
  previousHash,
  documentHash: stored,
}: StoredDocument): Promise<boolean> =>
  document !== null && (await documentHash(document, previousHash)) === stored;

/** Walks one series in the order of its numbers and says everything that is wrong with it. */
export async function* examineSeries(
  head: SeriesHead,
  documents: AsyncIterable<StoredDocument>,
): AsyncGenerator<NumberFinding> {
  const { merchantId, series } = head;
  const finding = (fault: NumberFault, number: number): NumberFinding => ({
    merchantId,
    series,
    invoiceNumber: formatInvoiceNumber(series, number),
    fault,
  });
  let expected = head.startNumber;
  let before: StoredDocument | null = null;
  for await (const document of documents) {
    const { number } = document;
    for (; expected < number; expected += 1) yield finding('GAP', expected);
    if (number < expected) yield finding('DUPLICATE', number);
    if (!(await isUnedited(document))) yield finding('EDITED', number);
    const isNext = document.previousHash === (before?.documentHash ?? null);
    const isDatedBack = before !== null && document.issueDate < before.issueDate;
    if (!isNext || isDatedBack) yield finding('REORDERED', number);
    expected = number + 1;
    before = document;
  }
  for (; expected < head.nextNumber; expected += 1) yield finding('GAP', expected);
  const isWholeTail = expected === head.nextNumber && head.lastHash === (before?.documentHash ?? null);
  if (!isWholeTail) yield finding('TAIL', Math.max(head.nextNumber - 1, 1));
}
