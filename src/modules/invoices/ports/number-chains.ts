import { token } from '#kernel/token.ts';
import type { SeriesHead, StoredAnnulment, StoredDocument } from '../domain/number-chain.ts';

type NumberedDocument = Pick<SeriesHead, 'merchantId' | 'series'> & Readonly<{ number: number }>;

/** Every series and its documents as they are stored, to be proven. */
export interface NumberChains {
  heads(): Promise<readonly SeriesHead[]>;
  /** In the order of their numbers, a few at a time. */
  documents(head: SeriesHead): AsyncIterable<StoredDocument>;
  annulments(head: SeriesHead): Promise<readonly StoredAnnulment[]>;
  /** Invoices that say they were paid at another instant than the payment that paid them, or without one. */
  wronglyPaid(): Promise<readonly NumberedDocument[]>;
}
export const NumberChains = token<NumberChains>('invoices.NumberChains');
