import pg from 'pg';
import { countries } from '#kernel/countries.ts';
import { isOtherMemberState } from '#kernel/eu-vat-number.ts';
import type { Language } from '#kernel/language.ts';
import type { Messages } from '#kernel/messages.ts';
import { vatTerritories } from '#kernel/vat-territories.ts';
import { inWords } from '#platform/exports/literals.ts';
import {
  amount,
  day,
  rate,
  text,
  whole,
  type ExportColumn,
  type SumCell,
  type SumExport,
} from '#platform/exports/export.ts';
import { classOfBase, groundClasses, type GroundClass } from '../../domain/ground-class.ts';
import { vatGrounds, vatRegistrations } from '../../domain/vat.ts';
import { paying } from './invoice-columns.ts';
import { statusColumn } from './invoice-conditions.ts';
import { openSum, refundedSum } from './open-sum.ts';

export type Say = (code: string) => string;
export const messagesIn =
  (messages: Messages, language: Language): Say =>
  (code) =>
    messages.say(language, `invoices.${code}`);

/** Test and annulled documents are excluded from sums. */
export const countsSql = 'not i.is_test and i.annulled_at is null';

/** Amounts of a credit note are negative, of excluded documents zero, so that a column can be summed. */
export const signed = (sql: string): string => `(case when ${countsSql} then sign.of * ${sql} else 0 end)`;
const atRate = (column: string, percent: number): string =>
  `coalesce((sum(l.${column}) filter (where l.tax_rate = ${percent}))::bigint, 0)`;

/** The ground of a line `l` of a document `i`, null where VAT is charged. */
const groundOfLine = 'coalesce(l.vat_ground, i.vat_ground)';
const memberStates = countries.filter(isOtherMemberState);
const listed = (values: readonly string[]): string =>
  values.map((value) => pg.escapeLiteral(value)).join(', ');
const buyerCountry = `coalesce(i.buyer->>'country', 'BG')`;
/** The only five digits of the buyer's address, as the kernel reads a postal code; null when that is not certain. */
const postalCode = String.raw`(select case when count(distinct found[1]) = 1 then max(found[1]) end
  from regexp_matches(i.buyer->>'address', '(?<!\d)(\d{5})(?!\d)', 'g') found)`;
/** Whether the postal code is of a territory that is outside the Union's VAT. */
const isOfTerritory = vatTerritories
  .filter(
    ({ scope, country, postalCode: form }) => scope === 'OUTSIDE' && form && isOtherMemberState(country),
  )
  .map(
    ({ country, postalCode: form }) =>
      `${buyerCountry} = ${pg.escapeLiteral(country)} and ${postalCode} ~ ${pg.escapeLiteral(form!.source)}`,
  )
  .join(' or ');
/** Whether the buyer of a document `i` is of another member state (`isInOtherMemberState`). */
const isOfMemberState = `${buyerCountry} in (${listed(memberStates)}) and (${isOfTerritory}) is not true`;
const groundsOf = (wanted: GroundClass, isInUnion = false) =>
  vatGrounds.filter((ground) => classOfBase(ground, isInUnion) === wanted);
/** Whether a line states a rate: without a registration under the general rules none may be stated. */
const statesRate = `${groundOfLine} is null or ${groundOfLine} not in (${listed(groundsOf('NOT_STATED'))})`;

const columnOf = (groundClass: GroundClass): string => `base0_${groundClass.toLowerCase()}`;
/** Whether a line is of one class, for a buyer of another member state or not; what has no ground is not stated. */
const isOfClass = (groundClass: GroundClass, isInUnion: boolean): string => {
  const grounds = groundsOf(groundClass, isInUnion);
  return grounds.length === 0 ? 'false' : `coalesce(${groundOfLine}, 'ART_113_9') in (${listed(grounds)})`;
};
/** The base at 0 % of one class. */
const atZero = (groundClass: GroundClass): string =>
  `coalesce((sum(l.net_minor) filter (where l.tax_rate = 0
     and case when ${isOfMemberState} then ${isOfClass(groundClass, true)}
       else ${isOfClass(groundClass, false)} end))::bigint, 0) as ${columnOf(groundClass)}`;
const isExempt = `${groundOfLine} in (${listed(groundsOf('EXEMPT'))})`;
/** Whether a line of the document has the rate; an exempt one has none, which is not 0 %. */
const hasRate = (percent: number): string =>
  `bool_or(l.tax_rate = ${percent} and (${statesRate})${percent === 0 ? ` and ${isExempt} is not true` : ''})`;
/** `20, 9, 0, exempt`: the rates that the document states; null for none. */
const statedRates = (say: Say): string => {
  const rates = [20, 9, 0].map((percent) => `case when ${hasRate(percent)} then '${percent}' end`);
  const exempt = `case when bool_or(l.tax_rate = 0 and ${isExempt}) then ${pg.escapeLiteral(say('document.line-exempt'))} end`;
  return `nullif(concat_ws(', ', ${[...rates, exempt].join(', ')}), '')`;
};

/** Joins the factor of `signed`. */
export const joinSign = `cross join lateral (select case when i.type = 'CREDIT_NOTE' then -1 else 1 end as of) sign`;

/** Documents `i` with the joins that the columns need. */
export const exportSource = (say: Say): string => `from invoices i
  left join invoices corrected on corrected.id = i.corrects_invoice_id
  ${joinSign}
  cross join lateral (
    select ${atRate('net_minor', 20)} as base20, ${atRate('tax_minor', 20)} as vat20,
      ${atRate('net_minor', 9)} as base9, ${atRate('tax_minor', 9)} as vat9, ${groundClasses.map(atZero).join(', ')},
      ${statedRates(say)} as stated, string_agg(distinct case when l.tax_rate = 0 then ${groundOfLine} end, ',') as grounds
    from invoice_lines l where l.invoice_id = i.id
  ) rates`;

const messagesOf = (say: Say, prefix: string, values: readonly string[]): Record<string, string> =>
  Object.fromEntries(values.map((value) => [value, say(`${prefix}.${value}`)]));

/** The seller's VAT registration on the day of issue. */
const registrationIn = (say: Say): string =>
  inWords('i.vat_registration', messagesOf(say, 'register.registration', vatRegistrations));

/** The grounds as documents print them, one after another. */
const groundsIn = (say: Say): string => {
  const texts = messagesOf(say, 'vat-ground', vatGrounds);
  const each = inWords('ground', texts);
  return `(select string_agg(${each}, '; ' order by ground) from unnest(string_to_array(rates.grounds, ',')) ground)`;
};

/** Text columns of the register, on the left. */
const textColumns = (say: Say): ExportColumn[] => {
  const head = (code: string): string => say(`register.${code}`);
  const note = `(case when not (${countsSql}) then ${pg.escapeLiteral(say('register.not-counted'))} || ': '
    || replace(((i.total_minor / 100.0)::numeric(20, 2))::text, '.', '${say('register.decimal-mark')}') || ' ' || i.currency end)`;
  const type = inWords('i.type', messagesOf(say, 'document', ['INVOICE', 'CREDIT_NOTE', 'DEBIT_NOTE']));
  const status = inWords(
    `(case when i.annulled_at is not null then 'ANNULLED' when i.is_test then 'TEST'
      when i.type = 'CREDIT_NOTE' then 'ISSUED' else ${statusColumn} end)`,
    {
      ...messagesOf(say, 'status', ['PENDING', 'OVERDUE', 'PAID']),
      ANNULLED: say('register.annulled'),
      TEST: say('register.test'),
      ISSUED: say('register.issued'),
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
    text('registration', head('registration'), 22, registrationIn(say)),
    text('customerAddress', head('customer-address'), 36, `(i.buyer->>'address')`),
    text('customerCountry', head('customer-country'), 9, `(i.buyer->>'country')`),
    whole('orderNumber', head('order'), `coalesce(i.order_number, ${paying('order_number')})`),
    text(
      'transactionReference',
      head('transaction'),
      30,
      `coalesce(i.transaction_reference, ${paying('transaction_reference')})`,
    ),
    text('rates', head('rates-stated'), 14, 'rates.stated'),
    text('ground', head('ground'), 40, groundsIn(say)),
    rate('eurRate', head('eur-rate'), `(case when i.currency <> 'EUR' then i.eur_rate end)`),
    day('eurRateDay', head('eur-rate-day'), 'i.eur_rate_day'),
    text('currency', head('currency'), 9, 'i.currency'),
  ];
};

/** `base0Export`, `base0IntraCommunity`, …: names in files for programs. */
const nameOf = (groundClass: GroundClass): string =>
  columnOf(groundClass).replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** No money went back for a note without a refund. */
const isWritten = `(i.type = 'CREDIT_NOTE' and i.refund_id is null)`;
/** The payments of a document that another one took the place of are those of the other one. */
const paid = `(case when ${isWritten} then 0 when i.replaced_at is not null then i.paid_minor - i.credited_minor else i.paid_minor end)`;
const credited = `(case when ${isWritten} then i.total_minor else i.credited_minor end)`;

/** Amount columns of the register, on the right. */
const amountColumns = (say: Say): ExportColumn[] => {
  const column = (name: string, code: string, sql: string): ExportColumn =>
    amount(name, say(`register.${code}`), signed(sql));
  return [
    column('base20', 'base-20', 'rates.base20'),
    column('vat20', 'vat-20', 'rates.vat20'),
    column('base9', 'base-9', 'rates.base9'),
    column('vat9', 'vat-9', 'rates.vat9'),
    ...groundClasses.map((one) => column(nameOf(one), `base-0.${one}`, `rates.${columnOf(one)}`)),
    column('total', 'total', 'i.total_minor'),
    column('paid', 'paid', paid),
    column('credited', 'credited', credited),
    column('refunded', 'refunded', refundedSum),
    column('open', 'open', openSum),
    column('baseInEuro', 'base-in-euro', 'i.eur_subtotal_minor'),
    column('vatInEuro', 'vat-in-euro', 'i.eur_tax_minor'),
  ];
};

export const exportColumns = (say: Say): ExportColumn[] => [...textColumns(say), ...amountColumns(say)];

/** Totals by VAT rate. */
export const ratesExport = (say: Say): SumExport => ({
  title: say('register.rates'),
  columns: (['currency', 'rate', 'class', 'base', 'vat', 'gross'] as const).map((name) => ({
    heading: say(`register.${name}`),
    width: name === 'class' ? 36 : 18,
    kind: name === 'currency' || name === 'class' ? 'TEXT' : name === 'rate' ? 'PERCENT' : 'AMOUNT',
  })),
  rows: [
    ['CURRENCY', 20, { text: null }, ['base20'], ['vat20'], ['base20', 'vat20']],
    ['CURRENCY', 9, { text: null }, ['base9'], ['vat9'], ['base9', 'vat9']],
    ...groundClasses.map((one): SumCell[] => [
      'CURRENCY',
      0,
      { text: say(`register.base-0.${one}`) },
      [nameOf(one)],
      [],
      [nameOf(one)],
    ]),
  ],
});
