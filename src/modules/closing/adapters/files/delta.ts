import { ledgerText, windows1251 } from '#kernel/ledger-text.ts';
import { inLedgerOrder, rateSumsOf, type RateSums } from '../../application/sales-ledger.ts';
import type { MonthContent } from '../../application/month-content.ts';
import type { MonthDocument } from '#modules/invoices/index.ts';
import { decimalText } from './xml-text.ts';

const cell = (value: string | null): string =>
  ledgerText(value ?? '')
    .text.replaceAll('|', ' ')
    .trim();

/** VAT groups of the program: 16 is 20 %, 20 is 9 %, 21 is 0 %, 8 is without VAT. */
const groupOf = ({ rate, ground }: RateSums): string => {
  if (rate === 20) return '16';
  if (rate === 9) return '20';
  return ground === null || ground === 'ART_113_9' || ground === 'DIRECTIVE_284' ? '8' : '21';
};

const rows = ({ document, invoiceNumber }: MonthDocument): string[][] => {
  const { buyer, type, issueDate } = document;
  const isNote = type === 'CREDIT_NOTE';
  return rateSumsOf(document).map((sums) => [
    '2',
    issueDate.split('-').toReversed().join('.'),
    invoiceNumber,
    isNote ? 'КИ' : type === 'DEBIT_NOTE' ? 'ДИ' : 'Ф-ра',
    decimalText(sums.baseMinor + sums.vatMinor),
    groupOf(sums),
    cell(buyer.name),
    cell(document.customerName),
    '',
    cell(buyer.address),
    cell(buyer.vatNumber),
    cell(buyer.taxId),
    '   ',
    isNote
      ? 'Издадено кредитно известие'
      : type === 'DEBIT_NOTE'
        ? 'Издадено дебитно известие'
        : 'Издадена фактура',
    ' ',
    decimalText(sums.vatMinor),
  ]);
};

/**
 * The documents as Microinvest Delta imports them: windows-1251, 16 fields with `|`, CRLF, a line for each document and
 * VAT group, credit notes below zero. Annulled documents are left out: the program has no annulled sale.
 */
export const deltaFile = ({ documents }: MonthContent): Uint8Array =>
  windows1251(
    inLedgerOrder(documents)
      .filter(({ annulledOn }) => annulledOn === null)
      .flatMap(rows)
      .map((row) => `${row.join('|')}\r\n`)
      .join(''),
  );
