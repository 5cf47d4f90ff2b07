import type { MonthDocument } from '#modules/invoices/index.ts';
import type { FeesOfMonth, MonthTotals } from '../domain/month-totals.ts';
import { addLedgerSums, inLedgerOrder, ledgerSumsOf, rateSumsOf } from './sales-ledger.ts';

/** The sums of a month in cents of EUR; the ledger only of a merchant registered under the general rules. */
export const totalsOf = (
  documents: readonly MonthDocument[],
  hasLedger: boolean,
  fees: readonly FeesOfMonth[],
): MonthTotals => {
  const valid = documents.filter(({ annulledOn }) => annulledOn === null);
  const sums = valid.flatMap(({ document }) => rateSumsOf(document));
  return {
    documents: valid.length,
    annulled: documents.length - valid.length,
    baseMinor: sums.reduce((sum, { baseMinor }) => sum + baseMinor, 0),
    vatMinor: sums.reduce((sum, { vatMinor }) => sum + vatMinor, 0),
    ledger: hasLedger ? addLedgerSums(inLedgerOrder(documents).map(ledgerSumsOf)) : null,
    fees,
  };
};
