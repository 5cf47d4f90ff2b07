import { annulmentHash } from './annulment.ts';
import { documentHash } from './document-hash.ts';
import type { InvoiceRecord } from './invoice.ts';
import { formatInvoiceNumber, type InvoiceSeries } from './invoice-number.ts';

type AnnulmentFacts = Readonly<{ annulledAt: Date; reason: string }>;

/** A document as it is stored; null instead of a record that can no longer be read as one. */
export type StoredDocument = Readonly<{
  number: number;
  issueDate: string;
  previousHash: string | null;
  documentHash: string;
  document: InvoiceRecord['document'] | null;
  /** What the document itself shows of its annulment. */
  annulment: AnnulmentFacts | null;
}>;

/** An annulment as it was appended. */
export type StoredAnnulment = AnnulmentFacts &
  Readonly<{ number: number; previousHash: string; annulmentHash: string }>;

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
 * ANNULMENT: the document shows another annulment than was appended, or that is not in the chain. PAYMENT: it was paid at
 * another instant than its payment. ANCHOR: the chain does not hold what an anchor outside the database holds.
 */
export type NumberFault =
  'GAP' | 'DUPLICATE' | 'EDITED' | 'REORDERED' | 'TAIL' | 'ANNULMENT' | 'PAYMENT' | 'ANCHOR';
export type NumberFinding = Readonly<{
  merchantId: number;
  series: InvoiceSeries;
  invoiceNumber: string;
  fault: NumberFault;
}>;

/** Everything that is held against one series. */
export type SeriesEvidence = Readonly<{
  head: SeriesHead;
  /** In the order of their numbers. */
  documents: AsyncIterable<StoredDocument>;
  annulments: readonly StoredAnnulment[];
  /** Ends of the chain that are known from outside, with the number of the last document then. */
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
  /** Annulments that were not passed yet, by the hash that they follow. */
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

  /** Goes on along the annulments up to the hash on which the next link hangs. */
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

/** Everything that is wrong with one series. */
export async function* verifySeries(evidence: SeriesEvidence): AsyncGenerator<NumberFinding> {
  const { merchantId, series } = evidence.head;
  for await (const { fault, number } of new ChainWalk(evidence).faults()) {
    yield { merchantId, series, invoiceNumber: formatInvoiceNumber(series, number), fault };
  }
}
