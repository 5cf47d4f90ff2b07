import type { SeriesHead, StoredAnnulment, StoredDocument } from '../domain/number-chain.ts';

/** Every series and its documents as they are stored. */
export interface NumberChains {
  /** By merchant and series, in ascending order. */
  heads(): Promise<readonly SeriesHead[]>;
  /** In ascending order of number, read in batches. */
  documents(head: SeriesHead): AsyncIterable<StoredDocument>;
  /** The appended annulments of the series, in no order. */
  annulments(head: SeriesHead): Promise<readonly StoredAnnulment[]>;
  /** Paid invoices without a succeeded payment of the same time. */
  wronglyPaid(): Promise<
    readonly (Pick<SeriesHead, 'merchantId' | 'series'> & Readonly<{ number: number }>)[]
  >;
}
