import type { BusinessDate } from '#kernel/business-date.ts';
import { chainFacts, type ChainFact, type FactFault, type StoredFacts } from './chain-facts.ts';
import { columnsFault, isSame, isUnedited } from './document-faults.ts';
import type { Digest } from './document-hash.ts';
import { formatInvoiceNumber, type InvoiceSeries } from './invoice-number.ts';
import type { SeriesHead, StoredDocument } from './stored-document.ts';

/**
 * GAP: a number without a document. DUPLICATE: a repeated number. EDITED: the content matches neither its hash nor the
 * correction of its proof.
 * REORDERED: the document does not follow the one before it by hash or by date. TAIL: the end differs from the counter
 * row. ANNULMENT, PAYMENT: the columns of the document differ from the appended rows, or such a row was changed or is not
 * in the chain; PAYMENT also for a card payment that the payments do not have. DELIVERY: the row of the delivery of the
 * original was changed or is not in the chain. CORRECTION: the same of the correction of a proof. ANCHOR: the chain does not contain an anchored hash.
 */
export type NumberFault = 'GAP' | 'DUPLICATE' | 'EDITED' | 'REORDERED' | 'TAIL' | FactFault | 'ANCHOR';
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
  facts: StoredFacts;
  /** The day in Sofia, by which a document may be OVERDUE. */
  today: BusinessDate;
  /** Anchored hashes, each with the number of the last document at that time. */
  anchors: ReadonlyMap<string, number>;
  digest: Digest;
}>;

type Fault = Readonly<{ fault: NumberFault; number: number }>;

/** Walks one chain: documents in the order of their numbers, and between them the rows that were appended. */
class ChainWalk {
  readonly #evidence: SeriesEvidence;
  /** Appended rows not visited yet, by the hash that they follow. */
  readonly #unvisited: Map<string, ChainFact[]>;
  readonly #hashes = new Map<number, string>();
  readonly #missing: Map<string, number>;
  #end: string | null = null;

  constructor(evidence: SeriesEvidence) {
    this.#evidence = evidence;
    const facts = chainFacts(evidence.head, evidence.facts);
    this.#unvisited = Map.groupBy(facts, ({ previousHash }) => previousHash);
    this.#missing = new Map(evidence.anchors);
    if (evidence.head.startHash !== null) this.#pass(evidence.head.startHash);
  }

  async *faults(): AsyncGenerator<Fault> {
    const { head, documents, facts, today, digest } = this.#evidence;
    const appended = new Map(facts.annulments.map((one) => [one.number, one]));
    const corrections = new Map(facts.corrections.map((one) => [one.number, one]));
    const columnFacts = {
      payments: Map.groupBy(facts.payments, (one) => one.number),
      credits: Map.groupBy(facts.credits, (one) => one.number),
    };
    let expected = head.startNumber;
    let before: StoredDocument | null = null;
    for await (const document of documents) {
      const { number } = document;
      for (; expected < number; expected += 1) yield { fault: 'GAP', number: expected };
      if (number < expected) yield { fault: 'DUPLICATE', number };
      if (!(await isUnedited(document, corrections.get(number), digest))) yield { fault: 'EDITED', number };
      yield* this.#passFacts(document.previousHash);
      const isDatedBack = before !== null && document.issueDate < before.issueDate;
      if (document.previousHash !== this.#end || isDatedBack) yield { fault: 'REORDERED', number };
      if (!isSame(document.annulment, appended.get(number))) yield { fault: 'ANNULMENT', number };
      if (columnsFault(document, columnFacts, today)) yield { fault: 'PAYMENT', number };
      this.#hashes.set(number, document.documentHash);
      this.#pass(document.documentHash);
      expected = number + 1;
      before = document;
    }
    for (; expected < head.nextNumber; expected += 1) yield { fault: 'GAP', number: expected };
    yield* this.#passFacts(head.lastHash);
    const isWholeTail = expected === head.nextNumber && head.lastHash === this.#end;
    if (!isWholeTail) yield { fault: 'TAIL', number: Math.max(head.nextNumber - 1, 1) };
    for (const { number, fault } of [...this.#unvisited.values()].flat()) yield { fault, number };
    for (const number of this.#missing.values()) yield { fault: 'ANCHOR', number };
  }

  #pass(hash: string): void {
    this.#missing.delete(hash);
    this.#end = hash;
  }

  /** Visits the appended rows up to the hash that the next document follows. */
  async *#passFacts(next: string | null): AsyncGenerator<Fault> {
    const { digest } = this.#evidence;
    while (this.#end !== null && this.#end !== next) {
      const fact = this.#unvisited.get(this.#end)?.shift();
      if (fact === undefined) return;
      const { number, fault, hash } = fact;
      if ((await fact.hashFor(this.#hashes.get(number) ?? '', digest)) !== hash) yield { fault, number };
      this.#pass(hash);
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
