import type { StatementField } from '#kernel/bank-statement.ts';
import { headingKey, type Headings } from '#platform/imports/columns.ts';

/** What the heads of Bulgarian and international banks say, the usual one first. */
const known: Readonly<Record<StatementField, readonly string[]>> = {
  bookedOn: [
    'дата на осчетоводяване|счетоводна дата|booking date|posting date|post date|completed date|entry date',
    'дата|дата на операция|дата на операцията|дата на транзакция|дата на превода|date|transaction date|date and time',
    'date completed|date completed utc|created on|дата и час|started date',
  ],
  valueOn: ['вальор|дата на вальор|value date|valuta date'],
  amount: [
    'сума|сума на операцията|сума на превода|стойност|amount|transaction amount|total amount',
    'amount and currency|сума и валута|сума на транзакцията|net amount|gross amount',
  ],
  credit: [
    'кредит|кт|сума кт|сума кредит|постъпления|приход|credit|credit amount|paid in|money in|deposit|in',
  ],
  debit: ['дебит|дт|сума дт|сума дебит|плащания|разход|debit|debit amount|paid out|money out|withdrawal|out'],
  currency: ['валута|вал|currency|ccy|payment currency|orig currency'],
  name: [
    'контрагент|име на контрагент|наредител получател|насрещна страна|counterparty|counterparty name|recipient payer',
    'наредител|получател|име|payer|payer name|payee name|beneficiary|partner name|beneficiary payer|name|payee',
  ],
  iban: [
    'iban на контрагент|сметка на контрагент|насрещна сметка|counterparty iban|counterparty account|payer iban|partner iban',
    'iban|сметка|account|account number|beneficiary iban|payee account number|iban наредител получател',
  ],
  text: [
    'основание|основание за плащане|purpose of payment|payment reference|remittance information|details of payment',
    'описание|пояснение|детайли|още основание|description|details|narrative|text|reason|purpose|message',
  ],
  bankReference: [
    'референция|референтен номер|reference number|transaction id|transferwise id|transfer no|bank reference',
    'reference|номер|номер на документ|документ|id|transaction reference|statement no',
  ],
  endToEnd: ['end to end|end to end id|endtoendid|end to end reference|endtoend'],
};

/** Headings that mean a field of a movement. */
export const statementHeadings: Headings = new Map(
  Object.entries(known).flatMap(([field, ranks]) =>
    ranks.flatMap((headings, rank) =>
      headings.split('|').map((heading) => [headingKey(heading), { field, rank }] as const),
    ),
  ),
);

/** Columns that no field of a movement is, and that say whether and how it counts. */
const stateKeys = new Set(['state', 'status', 'статус', 'състояние'].map(headingKey));
const directionKeys = new Set(
  [
    'дт/кт',
    'кт/дт',
    'дебит/кредит',
    'кредит/дебит',
    'credit/debit',
    'debit/credit',
    'cr/dr',
    'dr/cr',
    'd/c',
    'c/d',
  ]
    .concat(['direction', 'посока', 'cdtdbtind'])
    .map(headingKey),
);

/** Whether a column says if the movement is booked. */
export const isStateHeading = (heading: string): boolean => stateKeys.has(headingKey(heading));
/** Whether a column says if the movement is incoming. */
export const isDirectionHeading = (heading: string): boolean => directionKeys.has(headingKey(heading));

/** A state in which no money has moved, or not yet. */
export const isNotBooked = (state: string): boolean =>
  /^(?:pending|processing|waiting|reverted|declined|failed|cancell?ed|rejected|чакащ|в процес|отказан|неосчетоводен)/i.test(
    state.trim(),
  );

/** Rows of sums and balances between movements. */
export const isTotal = (cell: string): boolean =>
  /^(?:общо|всичко|сума за|обороти?|(?:начално|крайно|налично)\s+салдо|салдо|total|sum\b|opening|closing|balance|turnover)/i.test(
    cell,
  );

/** What a cell says in a row that tells the balance of a day. */
export const isBalance = (cell: string): boolean =>
  /^(?:(?:начално|крайно|начален|краен)\s+(?:салдо|остатък)|(?:opening|closing)\s+balance)[:.]?$/i.test(cell);
