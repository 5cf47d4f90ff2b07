import type { DocumentProof } from '#contract/invoices/document-proof.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { Money } from '#kernel/money.ts';
import type { OpenedBy, ProvenDocument } from '../../application/numbers/prove-document.ts';

const shownDigits = 6;

/** The first six digits of a number; the others open the document. */
const masked = (number: string): string =>
  number.slice(0, shownDigits) + '•'.repeat(Math.max(number.length - shownDigits, 0));

const sum = (minor: number, currency: ChargeCurrency): number => Money.ofMinor(minor, currency).toDecimal();

/** What stands of a document; a changed one is neither annulled nor credited for certain. */
export const stateOf = ({ isChanged, shown, notes }: ProvenDocument): DocumentProof['state'] => {
  if (isChanged) return 'CHANGED';
  if (shown.annulledAt !== null) return 'ANNULLED';
  return notes.length > 0 ? 'CREDITED' : 'VALID';
};

/** The address of a file, with what opened the document. */
export const fileUrl = (
  publicUrl: string,
  token: string,
  file: 'pdf' | 'ubl',
  { number, key }: OpenedBy,
): string => {
  const query = new URLSearchParams(key === undefined ? { number: number ?? '' } : { key });
  return `${publicUrl}/api/documents/proof/${token}/${file}?${query.toString()}`;
};

type Options = Readonly<{ publicUrl: string; openedBy: OpenedBy; hasUbl: boolean }>;

const presentOpened = (
  { shown, lines, isChanged }: ProvenDocument,
  { publicUrl, openedBy, hasUbl }: Options,
): DocumentProof['opened'] => ({
  number: shown.invoiceNumber,
  buyerName: shown.buyerName,
  lines: lines.map(({ description, totalMinor }) => ({
    description,
    total: sum(totalMinor, shown.currency),
  })),
  pdfUrl: isChanged ? null : fileUrl(publicUrl, shown.token, 'pdf', openedBy),
  ublUrl: isChanged || !hasUbl ? null : fileUrl(publicUrl, shown.token, 'ubl', openedBy),
});

/** A proof as the API answers it; without the last digits or the key nothing personal, and a part of the numbers. */
export const presentProof = (proven: ProvenDocument, options: Options): DocumentProof => {
  const { shown, notes, isOpened, anchoredOn } = proven;
  const numberOf = isOpened ? (number: string) => number : masked;
  return {
    type: shown.type,
    seller: { name: shown.sellerName, taxId: shown.sellerTaxId },
    number: numberOf(shown.invoiceNumber),
    issuedOn: shown.issueDate,
    total: sum(shown.totalMinor, shown.currency),
    currency: shown.currency,
    state: stateOf(proven),
    creditedBy: notes.map(({ invoiceNumber, issueDate, totalMinor }) => ({
      number: numberOf(invoiceNumber),
      issuedOn: issueDate,
      total: sum(totalMinor, shown.currency),
    })),
    annulledOn: shown.annulledAt === null ? null : businessDateOf(new Date(shown.annulledAt)),
    anchoredOn,
    opened: isOpened ? presentOpened(proven, options) : null,
  };
};
