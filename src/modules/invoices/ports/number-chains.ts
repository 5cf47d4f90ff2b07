import { token } from '#kernel/token.ts';
import type { SeriesHead, StoredDocument } from '../domain/number-chain.ts';

/** Every series and its documents as they are stored, for whoever wants to prove them. */
export interface NumberChains {
  heads(): Promise<readonly SeriesHead[]>;
  /** In the order of their numbers, a few at a time. */
  documents(head: SeriesHead): AsyncIterable<StoredDocument>;
}
export const NumberChains = token<NumberChains>('invoices.NumberChains');
