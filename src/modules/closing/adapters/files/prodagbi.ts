import { ledgerText, windows1251 } from '#kernel/ledger-text.ts';
import { inLedgerOrder, ledgerNumberOf, ledgerSumsOf, ledgerTypeOf } from '../../application/sales-ledger.ts';
import { documentsOfLedger, registrationOn } from '../../application/registrations.ts';
import { ledgerColumns } from '../../domain/month-totals.ts';
import type { MonthContent } from '../../application/month-content.ts';
import { decimalText } from './xml-text.ts';

/** Text is left-aligned, cut and filled with spaces. */
const text = (value: string, width: number): string => ledgerText(value).text.slice(0, width).padEnd(width);
/** Numbers are right-aligned. */
const number = (value: string, width: number): string => value.padStart(width);
const amount = (minor: number): string => number(decimalText(minor), 15);
const day = (date: string): string => date.split('-').toReversed().join('/');

/**
 * The sales ledger for the VAT return, `PRODAGBI.TXT`: windows-1251, 424 bytes and CRLF a record, by date, type and
 * number (VAT Act regulations, Annex 12). It has the documents that were issued while the general registration held, each
 * under the number of its day.
 */
export const prodagbi = ({ registrations, month, documents }: MonthContent): Uint8Array => {
  const period = month.replace('-', '');
  const records = inLedgerOrder(documentsOfLedger(documents, registrations)).map((one, place) => {
    const { document, invoiceNumber } = one;
    const sums = ledgerSumsOf(one);
    return [
      text(registrationOn(registrations, document.issueDate).vatNumber ?? '', 15),
      period,
      number('0', 4),
      number(String(place + 1), 15),
      ledgerTypeOf(one),
      text(invoiceNumber, 20),
      day(document.issueDate),
      text(ledgerNumberOf(document.buyer), 15),
      text(document.buyer.name, 50),
      text(document.description ?? document.lines[0]?.description ?? '', 30),
      ...ledgerColumns.map((column) => amount(sums[column])),
      '  ',
    ].join('');
  });
  return windows1251(records.map((record) => `${record}\r\n`).join(''));
};
