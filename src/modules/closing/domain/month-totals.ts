/** Codes of the fields of the sales ledger after its texts, in their order (VAT Act regulations, Annex 12). */
export const ledgerColumns = [
  '10',
  '20',
  '11',
  '21',
  '12',
  '26',
  '22',
  '23',
  '13',
  '24',
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
  '25',
] as const;
export type LedgerColumn = (typeof ledgerColumns)[number];
/** Cents of EUR by column. */
export type LedgerSums = Readonly<Record<LedgerColumn, number>>;

/** Fees of card payments of the month, in minor units of their currency. */
export type FeesOfMonth = Readonly<{ currency: string; providerMinor: number; platformMinor: number }>;

/** The sums of a month that its files agree on; cents of EUR. */
export type MonthTotals = Readonly<{
  /** Valid documents; annulled ones apart. */
  documents: number;
  annulled: number;
  baseMinor: number;
  vatMinor: number;
  /** Of the sales ledger; null for a merchant without the general registration. */
  ledger: LedgerSums | null;
  fees: readonly FeesOfMonth[];
}>;
