import type { StoredFacts } from '../domain/numbers/chain-facts.ts';
import type { ProofCorrection } from '../domain/numbers/proof-correction.ts';
import type { SeriesHead, StoredDocument } from '../domain/numbers/stored-document.ts';

/** Numbers of documents, both included. */
export type NumberRange = Readonly<{ from: number; to: number }>;

/** Every series and its documents as they are stored. */
export interface NumberChains {
  /** By merchant and series, in ascending order. */
  heads(): Promise<readonly SeriesHead[]>;
  /** In ascending order of number, read in batches. */
  documents(head: SeriesHead): AsyncIterable<StoredDocument>;
  /** The rows that were appended to the chain of the series, of the documents with these numbers; of all unless given. */
  facts(head: SeriesHead, of?: NumberRange): Promise<StoredFacts>;
  /**
   * Appends the correction of the proof of a document to the chain of its series, and locks the series until the
   * transaction ends.
   * @returns the hash of the correction
   * @throws ProofCorrected
   */
  correctProof(invoiceId: number, correction: ProofCorrection): Promise<string>;
  /** null: the series has no document. */
  headOf(key: Pick<SeriesHead, 'merchantId' | 'series'>): Promise<SeriesHead | null>;
  /** Documents with a card payment that differs from the succeeded payment in amount, time or status. */
  wronglyPaid(): Promise<
    readonly (Pick<SeriesHead, 'merchantId' | 'series'> & Readonly<{ number: number }>)[]
  >;
}
