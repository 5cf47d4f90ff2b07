import { openInvoiceRow } from '#contract/imports/open-invoices.ts';
import { businessDate } from '#kernel/business-date.ts';
import { decimalOf, scaledOf } from '#kernel/decimal.ts';
import type { FieldProblem } from '#kernel/failure.ts';
import { Money } from '#kernel/money.ts';
import { headingKey } from '#platform/imports/columns.ts';
import { knownCurrencyOf } from '#platform/imports/number-cells.ts';
import type { RecordReader } from '#platform/imports/records/read-records.ts';
import type { Cells } from '#platform/imports/records/read-row.ts';
import { openInvoiceSynonyms } from '../../domain/open-invoice-headings.ts';
import { currencyOn, inCharged, openInvoiceFields, type ImportedInvoice } from '../../domain/open-invoice.ts';

/** Whether a cell is one of these words of programs. */
const words = (list: string): ((cell: string) => boolean) => {
  const keys = new Set(list.split('|').map(headingKey));
  return (cell) => keys.has(headingKey(cell));
};

const isPaidWord = words(
  'Платена|Платен|Платено|Изцяло платена|Напълно платена|Погасена|Да|Paid|Fully paid|Paid in full|Settled|Closed|Yes|True|1',
);
const isPartWord = words(
  'Частично платена|Частично|Частично платено|Partial|Partially paid|Partly paid|Part paid',
);
const isVoidWord = words(
  'Анулирана|Анулиран|Сторнирана|Чернова|Annulled|Void|Voided|Cancelled|Canceled|Deleted|Draft|Written off|Uncollectible|Reversed|Refunded',
);
const isInvoiceWord = words(
  'Фактура|Ф-ра|Данъчна фактура|Оригинал|Invoice|Tax invoice|Sales invoice|ACCREC|01|1|INVOICE',
);
const isDebitWord = words('Дебитно известие|Дебитно|ДИ|Debit note|03|3|DEBIT_NOTE');
const isCreditWord = words(
  'Кредитно известие|Кредитно|КИ|Credit note|Credit memo|02|2|CREDIT_NOTE|ACCRECCREDIT',
);

const isNegative = (decimal: string | undefined): boolean => decimal?.startsWith('-') === true;
/** Decimal text, zero for one below zero. */
const minus = (total: string, paid: string): string => {
  const left = scaledOf(total) - scaledOf(paid);
  return decimalOf(left < 0n ? 0n : left);
};

/** What is open of a row: as its column says, else the total less what is paid, else by its status. */
const openOf = ({ open, total = '0', paid, status = '' }: Cells): string => {
  if (open !== undefined) return open;
  if (isPaidWord(status)) return '0';
  return paid === undefined || isNegative(paid) || isNegative(total) ? total : minus(total, paid);
};

const stateOf = (cells: Cells): ImportedInvoice['state'] => {
  const { type = '', status = '', total } = cells;
  const asksForMoney = type === '' || isInvoiceWord(type) || isDebitWord(type);
  if (!asksForMoney || isVoidWord(status) || isNegative(total)) return 'OTHER';
  const open = openOf(cells);
  return isNegative(open) || Number(open) === 0 ? 'PAID' : 'OPEN';
};

const numberOf = (decimal: string | undefined): number | undefined =>
  decimal === undefined ? undefined : Number(decimal);

const currencyOf = ({ currency, issueDate = '' }: Cells): string =>
  currency === undefined ? currencyOn(issueDate) : (knownCurrencyOf(currency) ?? currency.toUpperCase());

const problemsOf = (cells: Cells): readonly FieldProblem[] => {
  const { status = '', paid, open, total } = cells;
  if (stateOf(cells) !== 'OPEN') return [];
  if (isPartWord(status) && paid === undefined && open === undefined)
    return [{ field: 'open', code: 'fields.import-part-paid' }];
  const isAbove = open !== undefined && total !== undefined && Number(open) > Number(total);
  return isAbove ? [{ field: 'open', code: 'fields.import-open-above', params: { open, total } }] : [];
};

const bodyOf = (cells: Cells) => {
  const state = stateOf(cells);
  const { number, type = '', issueDate, dueDate, buyerName, buyerTaxId, buyerEmail, total } = cells;
  if (state !== 'OPEN')
    return {
      state,
      number,
      isNumbered: type === '' || [isInvoiceWord, isDebitWord, isCreditWord].some((is) => is(type)),
    };
  return {
    state,
    number,
    type: isDebitWord(type) ? 'DEBIT_NOTE' : 'INVOICE',
    issueDate,
    dueDate,
    buyerName,
    buyerTaxId,
    buyerEmail,
    total: numberOf(total),
    open: numberOf(openOf(cells)),
    currency: currencyOf(cells),
  };
};

type Body = typeof openInvoiceRow;

/** Reads a list of invoices of another program. */
export const openInvoiceReader: RecordReader<Body, ImportedInvoice> = {
  fields: openInvoiceFields,
  of: 'open-invoice',
  instead: [],
  synonyms: { ...openInvoiceSynonyms },
  kinds: {
    number: 'IDENTIFIER',
    buyerTaxId: 'IDENTIFIER',
    issueDate: 'DAY',
    dueDate: 'DAY',
    total: 'SUM',
    paid: 'SUM',
    open: 'SUM',
  },
  required: [
    { anyOf: ['number'], code: 'fields.import-document-number' },
    { anyOf: ['issueDate'], code: 'fields.import-issue-date' },
    { anyOf: ['buyerName'], code: 'fields.import-buyer' },
    { anyOf: ['total'], code: 'fields.import-total' },
    { anyOf: ['open', 'paid', 'status'], code: 'fields.import-open' },
  ],
  body: openInvoiceRow,
  bodyOf,
  problemsOf,
  profileOf: (body) => {
    if (body.state !== 'OPEN')
      return { state: body.state, number: body.number ?? null, isNumbered: body.isNumbered };
    const { number, type, buyerName, currency } = body;
    return {
      state: 'OPEN',
      number,
      type,
      issueDate: businessDate(body.issueDate),
      dueDate: body.dueDate === undefined ? null : businessDate(body.dueDate),
      total: inCharged(Money.ofDecimal(body.total, currency)),
      open: inCharged(Money.ofDecimal(body.open, currency)),
      buyerName,
      buyerTaxId: body.buyerTaxId ?? null,
      buyerEmail: body.buyerEmail ?? null,
    };
  },
  given: (columns) => columns,
};
