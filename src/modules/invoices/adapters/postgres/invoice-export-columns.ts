import pg from 'pg';
import type { Language } from '#kernel/language.ts';
import type { Messages } from '#kernel/messages.ts';
import { inWords } from '#platform/exports/literals.ts';
import { amount, day, text, type ExportColumn, type SumExport } from '#platform/exports/export.ts';
import { statusColumn } from './invoice-conditions.ts';

export type Say = (code: string) => string;
export const messagesIn =
  (messages: Messages, language: Language): Say =>
  (code) =>
    messages.say(language, `invoices.${code}`);

/** Test and annulled documents are excluded from sums. */
export const countsSql = 'not i.is_test and i.annulled_at is null';

/** Amounts of a credit note are negative, of excluded documents zero, so that a column can be summed. */
export const signed = (sql: string): string => `(case when ${countsSql} then sign.of * ${sql} else 0 end)`;
const atRate = (column: string, rate: number): string =>
  `coalesce((sum(${column}) filter (where tax_rate = ${rate}))::bigint, 0)`;

/** Joins the factor of `signed`. */
export const joinSign = `cross join lateral (select case when i.type = 'CREDIT_NOTE' then -1 else 1 end as of) sign`;

/** Documents `i` with the joins that the columns need. */
export const exportSource = `from invoices i
  left join invoices corrected on corrected.id = i.corrects_invoice_id
  ${joinSign}
  cross join lateral (
    select ${atRate('net_minor', 20)} as base20, ${atRate('tax_minor', 20)} as vat20,
      ${atRate('net_minor', 9)} as base9, ${atRate('tax_minor', 9)} as vat9, ${atRate('net_minor', 0)} as base0
    from invoice_lines where invoice_id = i.id
  ) rates`;

const messagesOf = (say: Say, prefix: string, values: readonly string[]): Record<string, string> =>
  Object.fromEntries(values.map((value) => [value, say(`${prefix}.${value}`)]));

/** Text columns of the register, on the left. */
const textColumns = (say: Say): ExportColumn[] => {
  const head = (code: string): string => say(`register.${code}`);
  const note = `(case when not (${countsSql}) then ${pg.escapeLiteral(say('register.not-counted'))} || ': '
    || replace(((i.total_minor / 100.0)::numeric(20, 2))::text, '.', '${say('register.decimal-mark')}') || ' ' || i.currency end)`;
  const type = inWords('i.type', messagesOf(say, 'document', ['INVOICE', 'CREDIT_NOTE']));
  const status = inWords(
    `(case when i.annulled_at is not null then 'ANNULLED' when i.is_test then 'TEST' else ${statusColumn} end)`,
    {
      ...messagesOf(say, 'status', ['PENDING', 'OVERDUE', 'PAID']),
      ANNULLED: say('register.annulled'),
      TEST: say('register.test'),
    },
  );
  return [
    text('merchant', head('merchant'), 28, `(i.seller->>'name')`),
    text('number', head('number'), 14, 'i.invoice_number'),
    text('type', head('type'), 18, type),
    text('status', head('status'), 14, status),
    text('note', head('note'), 24, note),
    day('issueDate', head('issue-date'), 'i.issue_date'),
    day('taxEventDate', head('tax-event-date'), 'i.tax_event_date'),
    day('dueDate', head('due-date'), 'i.due_date'),
    text('corrects', head('corrects'), 14, 'corrected.invoice_number'),
    text('customer', head('customer'), 28, `(i.buyer->>'name')`),
    text('customerTaxId', head('customer-tax-id'), 16, `(i.buyer->>'taxId')`),
    text('customerVatNumber', head('customer-vat-number'), 16, `(i.buyer->>'vatNumber')`),
    text('customerEmail', head('customer-email'), 28, 'i.customer_email'),
    text('description', head('description'), 36, 'i.description'),
    text('currency', head('currency'), 9, 'i.currency'),
  ];
};

/** Amount columns of the register, on the right. */
const amountColumns = (say: Say): ExportColumn[] => {
  const column = (name: string, code: string, sql: string): ExportColumn =>
    amount(name, say(`register.${code}`), signed(sql));
  return [
    column('base20', 'base-20', 'rates.base20'),
    column('vat20', 'vat-20', 'rates.vat20'),
    column('base9', 'base-9', 'rates.base9'),
    column('vat9', 'vat-9', 'rates.vat9'),
    column('base0', 'base-0', 'rates.base0'),
    column('total', 'total', 'i.total_minor'),
    column('paid', 'paid', 'i.paid_minor'),
    column('baseInEuro', 'base-in-euro', 'i.eur_subtotal_minor'),
    column('vatInEuro', 'vat-in-euro', 'i.eur_tax_minor'),
  ];
};

export const exportColumns = (say: Say): ExportColumn[] => [...textColumns(say), ...amountColumns(say)];

/** Totals by VAT rate. */
export const ratesExport = (say: Say): SumExport => ({
  title: say('register.rates'),
  columns: (['currency', 'rate', 'base', 'vat', 'gross'] as const).map((name) => ({
    heading: say(`register.${name}`),
    width: 18,
    kind: name === 'currency' ? 'TEXT' : name === 'rate' ? 'PERCENT' : 'AMOUNT',
  })),
  rows: [
    ['CURRENCY', 20, ['base20'], ['vat20'], ['base20', 'vat20']],
    ['CURRENCY', 9, ['base9'], ['vat9'], ['base9', 'vat9']],
    ['CURRENCY', 0, ['base0'], [], ['base0']],
  ],
});
