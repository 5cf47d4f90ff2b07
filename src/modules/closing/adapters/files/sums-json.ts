import type { MonthContent } from '../../application/month-content.ts';
import type { MonthTotals } from '../../domain/month-totals.ts';
import { decimalText } from './xml-text.ts';

/** Cells of the sales side of the VAT return by column of the ledger (VAT Act regulations, Annex 13). */
const cells = {
  '01-01': '10',
  '01-20': '20',
  '01-11': '11',
  '01-21': '21',
  '01-12': '12',
  '01-22': '22',
  '01-23': '23',
  '01-13': '13',
  '01-24': '24',
  '01-14': '14',
  '01-15': '15',
  '01-16': '16',
  '01-17': '17',
  '01-18': '18',
  '01-19': '19',
  '01-25': '25',
} as const;

/** The sums of a month as they stand in `sums.json`. */
export const statedSums = ({ ledger, fees, ...totals }: MonthTotals) => ({
  documents: totals.documents,
  annulled: totals.annulled,
  base: decimalText(totals.baseMinor),
  vat: decimalText(totals.vatMinor),
  columns:
    ledger === null
      ? null
      : Object.fromEntries(Object.entries(ledger).map(([at, sum]) => [at, decimalText(sum)])),
  cells:
    ledger === null
      ? null
      : Object.fromEntries(
          Object.entries(cells).map(([cell, column]) => [cell, decimalText(ledger[column])]),
        ),
  fees: fees.map(({ currency, providerMinor, platformMinor }) => ({
    currency,
    provider: decimalText(providerMinor),
    platform: decimalText(platformMinor),
  })),
});

/**
 * The sums that the files of the month agree on, as decimal texts in EUR, with the fees of card payments: services
 * exempt by art. 46(1)3 of the VAT Act, for the ledger of purchases.
 */
export const sumsJson = ({ seller, month, totals, chainHash, fingerprint }: MonthContent): Uint8Array => {
  const sums = {
    merchant: { name: seller.businessName, eik: seller.taxId, vatNumber: seller.vatNumber },
    month,
    currency: 'EUR',
    ...statedSums(totals),
    chainHash,
    fingerprint,
  };
  return new TextEncoder().encode(`${JSON.stringify(sums, null, 2)}\n`);
};
