import { annulmentHash } from './annulment.ts';
import { documentHash } from './document-hash.ts';
import type { InvoiceRecord } from './invoice.ts';
import { formatInvoiceNumber, type InvoiceSeries } from './invoice-number.ts';

type AnnulmentFacts = Readonly<{ annulledAt: Date; reason: string }>;

/** A stored document; `document` is null when the row cannot be parsed. */
export type StoredDocument = Readonly<{
  number: number;
  issueDate: string;
  previousHash: string | null;
  documentHash: string;
  document: InvoiceRecord['document'] | null;
  /** From the columns of the document row. */
  annulment: AnnulmentFacts | null;
}>;

/** An appended annulment row. */
export type StoredAnnulment = AnnulmentFacts &
  Readonly<{ number: number; previousHash: string; annulmentHash: string }>;

/** The counter row of a series. */
export type SeriesHead = Readonly<{
  merchantId: number;
  series: InvoiceSeries;
  startNumber: number;
  nextNumber: number;
  lastHash: string | null;
}>;

/**
 * GAP: a number without a document. DUPLICATE: a repeated number. EDITED: the content does not match its hash.
 * REORDERED: the document does not follow the one before it by hash or by date. TAIL: the end differs from the counter
 * row. ANNULMENT: the columns of the document differ from the appended row, or the row is not in the chain. PAYMENT:
 * paid at another time than its payment. ANCHOR: the chain does not contain an anchored hash.
 */
export type NumberFault =
  | 'GAP'
  | 'DUPLICATE'
  | 'EDITED'
  | 'REORDERED'
  | 'TAIL'
  | 'ANNULMENT'
  | 'PAYMENT'
  | 'ANCHOR';
/** One fault of one document number. */
export type NumberFinding = Readonly<{
  merchantId: number;
  series: InvoiceSeries;
  invoiceNumber: string;
  fault: NumberFault;
}>;

/** The stored data against which one series is verified. */
export type SeriesEvidence = Readonly<{
  head: SeriesHead;
  /** In the order of their numbers. */
  documents: AsyncIterable<StoredDocument>;
  annulments: readonly StoredAnnulment[];
  /** Anchored hashes, each with the number of the last document at that time. */
  anchors: ReadonlyMap<string, number>;
}>;

type Fault = Readonly<{ fault: NumberFault; number: number }>;

const isUnedited = async ({
  document,
  previousHash,
  documentHash: stored,
}: StoredDocument): Promise<boolean> =>
  document !== null && (await documentHash(document, previousHash)) === stored;

const isSame = (shown: AnnulmentFacts | null, appended: AnnulmentFacts | undefined): boolean =>
  shown?.annulledAt.getTime() === appended?.annulledAt.getTime() && shown?.reason === appended?.reason;

/** Walks one chain: documents in the order of their numbers, and between them the annulments that were appended. */
class ChainWalk {
  readonly #evidence: SeriesEvidence;
  /** Annulments not visited yet, by the hash that they follow. */
  readonly #unvisited: Map<string, StoredAnnulment[]>;
  readonly #hashes = new Map<number, string>();
  readonly #missing: Map<string, number>;
  #end: string | null = null;

  constructor(evidence: SeriesEvidence) {
    this.#evidence = evidence;
    this.#unvisited = Map.groupBy(evidence.annulments, ({ previousHash }) => previousHash);
    this.#missing = new Map(evidence.anchors);
  }

  async *faults(): AsyncGenerator<Fault> {
    const { head, documents, annulments } = this.#evidence;
    const appended = new Map(annulments.map((one) => [one.number, one]));
    let expected = head.startNumber;
    let before: StoredDocument | null = null;
    for await (const document of documents) {
      const { number } = document;
      for (; expected < number; expected += 1) yield { fault: 'GAP', number: expected };
      if (number < expected) yield { fault: 'DUPLICATE', number };
      if (!(await isUnedited(document))) yield { fault: 'EDITED', number };
      yield* this.#passAnnulments(document.previousHash);
      const isDatedBack = before !== null && document.issueDate < before.issueDate;
      if (document.previousHash !== this.#end || isDatedBack) yield { fault: 'REORDERED', number };
      if (!isSame(document.annulment, appended.get(number))) yield { fault: 'ANNULMENT', number };
      this.#hashes.set(number, document.documentHash);
      this.#pass(document.documentHash);
      expected = number + 1;
      before = document;
    }
    for (; expected < head.nextNumber; expected += 1) yield { fault: 'GAP', number: expected };
    yield* this.#passAnnulments(head.lastHash);
    const isWholeTail = expected === head.nextNumber && head.lastHash === this.#end;
    if (!isWholeTail) yield { fault: 'TAIL', number: Math.max(head.nextNumber - 1, 1) };
    for (const { number } of [...this.#unvisited.values()].flat()) yield { fault: 'ANNULMENT', number };
    for (const number of this.#missing.values()) yield { fault: 'ANCHOR', number };
  }

  #pass(hash: string): void {
    this.#missing.delete(hash);
    this.#end = hash;
  }

  /** Visits the annulments up to the hash that the next document follows. */
  async *#passAnnulments(next: string | null): AsyncGenerator<Fault> {
    const { merchantId, series } = this.#evidence.head;
    while (this.#end !== null && this.#end !== next) {
      const annulment = this.#unvisited.get(this.#end)?.shift();
      if (annulment === undefined) return;
      const { number, previousHash } = annulment;
      const hashed = { merchantId, series, documentHash: this.#hashes.get(number) ?? '', ...annulment };
      const isUntouched = (await annulmentHash(hashed, previousHash)) === annulment.annulmentHash;
      if (!isUntouched) yield { fault: 'ANNULMENT', number };
      this.#pass(annulment.annulmentHash);
    }
  }
}

/** Verifies one series; yields a finding for each fault. */
export async function* verifySeries(evidence: SeriesEvidence): AsyncGenerator<NumberFinding> {
  const { merchantId, series } = evidence.head;
  for await (const { fault, number } of new ChainWalk(evidence).faults()) {
    yield { merchantId, series, invoiceNumber: formatInvoiceNumber(series, number), fault };
  }
}
