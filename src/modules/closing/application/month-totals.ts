import type { MonthDocument } from '#modules/invoices/index.ts';
import type { FeesOfMonth, MonthTotals } from '../domain/month-totals.ts';
import { documentsOfLedger, hasLedger, type MonthRegistrations } from './registrations.ts';
import { addLedgerSums, inLedgerOrder, ledgerSumsOf, rateSumsOf } from './sales-ledger.ts';

/** The sums of a month in cents of EUR; the ledger only of days with the general registration. */
export const totalsOf = (
  documents: readonly MonthDocument[],
  registrations: MonthRegistrations,
  fees: readonly FeesOfMonth[],
): MonthTotals => {
  const valid = documents.filter(({ annulledOn }) => annulledOn === null);
  const sums = valid.flatMap(({ document }) => rateSumsOf(document));
  return {
    documents: valid.length,
    annulled: documents.length - valid.length,
    baseMinor: sums.reduce((sum, { baseMinor }) => sum + baseMinor, 0),
    vatMinor: sums.reduce((sum, { vatMinor }) => sum + vatMinor, 0),
    ledger: hasLedger(registrations)
      ? addLedgerSums(inLedgerOrder(documentsOfLedger(documents, registrations)).map(ledgerSumsOf))
      : null,
    fees,
  };
};
