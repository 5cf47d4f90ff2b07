import type { SeriesHead, StoredAnnulment, StoredDocument } from '../domain/number-chain.ts';

/** Every series and its documents as they are stored. */
export interface NumberChains {
  /** By merchant and series, in ascending order. */
  heads(): Promise<readonly SeriesHead[]>;
  /** In the order of their numbers, a few at a time. */
  documents(head: SeriesHead): AsyncIterable<StoredDocument>;
  annulments(head: SeriesHead): Promise<readonly StoredAnnulment[]>;
  /** Invoices that were paid at another instant than the payment that paid them, or without one. */
  wronglyPaid(): Promise<
    readonly (Pick<SeriesHead, 'merchantId' | 'series'> & Readonly<{ number: number }>)[]
  >;
}
