import { isInOtherMemberState } from '#kernel/buyer.ts';
import { divideHalfUp } from '#kernel/money.ts';
import type { VatGround, VatRate } from '#kernel/sale-vat.ts';
import {
  classOfBase,
  columnOfClass,
  type InvoiceDocument,
  type MonthDocument,
} from '#modules/invoices/index.ts';
import { ledgerColumns, type LedgerColumn, type LedgerSums } from '../domain/month-totals.ts';

/** Base and VAT of a document at one rate and ground, in cents of EUR; below zero on a credit note. */
export type RateSums = Readonly<{
  rate: VatRate;
  ground: VatGround | null;
  baseMinor: number;
  vatMinor: number;
}>;

type Sums = { base: bigint; vat: bigint };

/**
 * Parts of a whole in proportion to their weights, each the difference of two rounded sums: they add up to the whole, a
 * weight of zero has no part, and weights of one sign have no part of the other.
 */
export const shares = (whole: bigint, weights: readonly bigint[]): bigint[] => {
  const sum = weights.reduce((one, other) => one + other, 0n);
  if (sum === 0n) return weights.map(() => 0n);
  const upTo = (weight: bigint): bigint =>
    sum < 0n ? divideHalfUp(-whole * weight, -sum) : divideHalfUp(whole * weight, sum);
  let before = 0n;
  return weights.map((weight) => {
    const share = upTo(before + weight) - upTo(before);
    before += weight;
    return share;
  });
};

const signOf = ({ type }: InvoiceDocument): bigint => (type === 'CREDIT_NOTE' ? -1n : 1n);

/**
 * The sums of a document by rate and ground. A document in USD is converted by its stored sums in EUR, which are split in
 * proportion, so that the parts add up to them.
 */
export const rateSumsOf = (document: InvoiceDocument): RateSums[] => {
  const groups = new Map<string, Sums & { rate: VatRate; ground: VatGround | null }>();
  for (const { taxRate: rate, vatGround, net, tax } of document.lines) {
    const ground = rate === 0 ? (vatGround ?? document.vatGround) : null;
    const key = `${rate}:${ground}`;
    const group = groups.get(key) ?? { rate, ground, base: 0n, vat: 0n };
    group.base += net.minor;
    group.vat += tax.minor;
    groups.set(key, group);
  }
  const all = [...groups.values()];
  const isEuro = document.total.currency === 'EUR';
  const bases = isEuro
    ? all.map(({ base }) => base)
    : shares(
        document.eurSubtotal.minor,
        all.map(({ base }) => base),
      );
  const vats = isEuro
    ? all.map(({ vat }) => vat)
    : shares(
        document.eurTax.minor,
        all.map(({ vat }) => vat),
      );
  const sign = signOf(document);
  return all.map(({ rate, ground }, place) => ({
    rate,
    ground,
    baseMinor: Number(sign * bases[place]!),
    vatMinor: Number(sign * vats[place]!),
  }));
};

/** Whether a ground has no column of its own: an accountant decides where it stands. */
export const isByHand = (ground: VatGround | null): boolean =>
  ground !== null && classOfBase(ground, false) === 'OTHER';

/** The column of the base at 0 %; null where the document may not state VAT, or an accountant decides. */
const zeroColumn = (ground: VatGround | null, isInUnion: boolean): LedgerColumn | null =>
  ground === null ? null : columnOfClass[classOfBase(ground, isInUnion)];

const noSums = (): Record<LedgerColumn, number> =>
  Object.fromEntries(ledgerColumns.map((column) => [column, 0])) as Record<LedgerColumn, number>;

const baseParts = ['11', '12', '26', '13', '14', '15', '16'] as const;
const vatParts = ['21', '22', '23', '24'] as const;

/**
 * The columns of a document (VAT Act regulations, Annex 10 and 12): 10 and 20 are the sums of the taxable bases and of the
 * VAT; 17, 18, 19 and 25 are not in 10. An annulled document has zeros.
 */
export const ledgerSumsOf = ({ document, annulledOn }: MonthDocument): LedgerSums => {
  const sums = noSums();
  if (annulledOn !== null) return sums;
  const isInUnion = isInOtherMemberState({ country: 'BG', ...document.buyer });
  for (const { rate, ground, baseMinor, vatMinor } of rateSumsOf(document)) {
    const column = rate === 20 ? '11' : rate === 9 ? '13' : zeroColumn(ground, isInUnion);
    if (column !== null) sums[column] += baseMinor;
    if (rate === 20) sums['21'] += vatMinor;
    if (rate === 9) sums['24'] += vatMinor;
  }
  sums['10'] = baseParts.reduce((sum, column) => sum + sums[column], 0);
  sums['20'] = vatParts.reduce((sum, column) => sum + sums[column], 0);
  return sums;
};

/** The sums of a ledger by column. */
export const addLedgerSums = (all: readonly LedgerSums[]): LedgerSums => {
  const sums = noSums();
  for (const one of all) for (const column of ledgerColumns) sums[column] += one[column];
  return sums;
};

const ledgerTypes = { INVOICE: '01', DEBIT_NOTE: '02', CREDIT_NOTE: '03' } as const;

/** The type of a document in the ledger. */
export const ledgerTypeOf = ({ document }: MonthDocument): string => ledgerTypes[document.type];

/**
 * The documents of the ledger by date, type and number. One that was annulled in a later month needs a protocol (VAT Act,
 * art. 116) and is not written.
 */
export const inLedgerOrder = (documents: readonly MonthDocument[]): MonthDocument[] =>
  documents
    .filter((one) => !isAnnulledLater(one))
    .toSorted((one, other) => {
      const key = (it: MonthDocument) => `${it.document.issueDate} ${ledgerTypeOf(it)} ${it.invoiceNumber}`;
      return key(one) < key(other) ? -1 : 1;
    });

/** Whether the document was annulled after the month of its issue. */
export const isAnnulledLater = ({ document, annulledOn }: MonthDocument): boolean =>
  annulledOn !== null && annulledOn.slice(0, 7) > document.issueDate.slice(0, 7);

/** The number of a party in the ledgers: its VAT number, else its tax identifier; fifteen nines for neither. */
export const ledgerNumberOf = ({ vatNumber, taxId }: InvoiceDocument['buyer']): string =>
  (vatNumber ?? taxId)?.replaceAll(/\s/g, '').slice(0, 15) ?? '9'.repeat(15);
