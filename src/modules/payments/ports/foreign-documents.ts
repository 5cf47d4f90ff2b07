import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Money } from '#kernel/money.ts';
import { token } from '#kernel/token.ts';

/** Documents of other programs that links ask the money of; implemented by the imports module. */
export interface ForeignDocuments {
  /** Whether a document has this amount open; locks it until the transaction ends. */
  hasOpen(foreignDocumentId: number, amount: Money<ChargeCurrency>): Promise<boolean>;
}
export const ForeignDocuments = token<ForeignDocuments>('payments.ForeignDocuments');
