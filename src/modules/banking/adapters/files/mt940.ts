import type { BusinessDate } from '#kernel/business-date.ts';
import type { Statement, StatementLine } from '#modules/banking/domain/statement.ts';
import { takeTurns } from '#platform/imports/turns.ts';
import { dayOf } from '#platform/imports/day-cells.ts';
import { readDetails } from './mt940-details.ts';
import { countMovements, daysOf } from './movements.ts';
import { accountOf, amountAt, broken, lineOf, needed } from './values.ts';

/** A field: its tag, and its lines joined by line breaks. A line that begins with another tag belongs to the field. */
type Field = { readonly tag: string; readonly row: number; text: string };
const begins = /^:(20|21|25P?|28C?|60[FM]|61|86|62[FM]|64|65|13D|34F|90[CD]|NS):(.*)$/;
/** The blocks of the network around a statement, and the line that ends it. */
const envelope = /^(?:\{[1-5]:.*|-\}?.*|\$)$/;

/** Whether a text is a statement of this format. */
export const isMt940 = (text: string): boolean =>
  /(?:^|\p{Cc}|\{4:):20:/u.test(text.slice(0, 2_000)) && /[\r\n]:(?:25P?|60[FM]):/.test(text.slice(0, 4_000));

function* fieldsOf(text: string): Generator<Field> {
  let field: Field | null = null;
  for (const [place, raw] of text.split(/\r\n|\n|\r/).entries()) {
    // The first field may stand behind the block that opens the message; some files have control characters around it.
    const line = raw.replace(/^\p{Cc}+/u, '').replace(/^\{.*\{4:(?=:)/, '');
    const [, tag, rest = ''] = begins.exec(line) ?? [];
    if (tag !== undefined) {
      if (field !== null) yield field;
      field = { tag, row: place + 1, text: rest };
    } else if (envelope.test(line.trim()) && !(field?.tag === '86' && /^-[^}]/.test(line.trim()))) {
      if (field !== null) yield field;
      field = null;
    } else if (field !== null && line.trim() !== '') field.text += `\n${line}`;
  }
  if (field !== null) yield field;
}

type Balance = Readonly<{ minor: number; day: BusinessDate; currency: string }>;

const amountOf = (field: Field, amount: string): number =>
  amountAt({ row: field.row, what: `:${field.tag}:` }, amount.replace(',', '.'));

const dayIn = (field: Field, yymmdd: string): BusinessDate => {
  const day = dayOf(`20${yymmdd.slice(0, 2)}`, yymmdd.slice(2, 4), yymmdd.slice(4, 6));
  if (day === null) throw broken({ row: field.row, what: `:${field.tag}:` }, 'fields.statement-date', yymmdd);
  return day;
};

const balanceOf = (field: Field): Balance => {
  const [, sign, yymmdd, currency, amount] =
    /^\s*([CD])(\d{6})([A-Z]{3})([\d.,]+)\s*$/.exec(field.text) ?? [];
  if (amount === undefined)
    throw broken({ row: field.row, what: `:${field.tag}:` }, 'fields.statement-value', field.text);
  const minor = amountOf(field, amount) * (sign === 'C' ? 1 : -1);
  return { minor, day: dayIn(field, yymmdd!), currency: currency! };
};

/** The day of the booking, `MMDD`, in the year in which it is within half a year of the day of the value. */
const bookedOn = (field: Field, valueOn: BusinessDate, mmdd: string | undefined): BusinessDate => {
  if (mmdd === undefined || mmdd === '0000') return valueOn;
  const [month, day] = [mmdd.slice(0, 2), mmdd.slice(2)];
  const monthsLater = Number(month) - Number(valueOn.slice(5, 7));
  const turn = monthsLater > 6 ? -1 : monthsLater < -6 ? 1 : 0;
  const booked = dayOf(String(Number(valueOn.slice(0, 4)) + turn), month, day);
  if (booked === null) throw broken({ row: field.row, what: ':61:' }, 'fields.statement-date', mmdd);
  return booked;
};

/**
 * Day of the value, day of the booking, direction (R: takes back, E: expected), a letter of the currency, amount, type,
 * reference of the payer, `//` that of the bank, and more on the next line.
 */
const movement =
  /^\s*(\d{6})(\d{4})?\s?(R[CD]|E[CD]|[CD]R?)([A-Z])?\s?(\d[\d.]{0,20},?\d{0,10})(?:([A-Z][A-Z0-9]{3})([^\n]*))?(?:\n([^]*))?$/;

type Movement = StatementLine & Readonly<{ isPending: boolean; more: string | null }>;

const referenceOf = (raw: string | undefined): string | null => {
  const text = lineOf(raw);
  return text === null || /^(?:NONREF|NOTPROVIDED|NOREF)$/.test(text) ? null : text;
};

const movementOf = (field: Field, currency: string): Movement => {
  const [, yymmdd, mmdd, direction, , amount, , references = '', more] = movement.exec(field.text) ?? [];
  if (amount === undefined)
    throw broken({ row: field.row, what: ':61:' }, 'fields.statement-value', field.text);
  const valueOn = dayIn(field, yymmdd!);
  const isIncoming = ['C', 'CR', 'RD', 'EC'].includes(direction!);
  const [customer, bank] = references.split('//');
  return {
    bookedOn: bookedOn(field, valueOn, mmdd),
    valueOn,
    amountMinor: amountOf(field, amount) * (isIncoming ? 1 : -1),
    currency,
    name: null,
    iban: null,
    text: null,
    endToEnd: referenceOf(customer),
    bankRef: referenceOf(bank),
    isReversal: direction!.startsWith('R'),
    isPending: direction!.startsWith('E'),
    more: lineOf(more),
  };
};

const lineOfMovement = ({ isPending: _, more, ...line }: Movement, details: string | null): StatementLine => {
  const read = details === null ? null : readDetails(details);
  return {
    ...line,
    name: read?.name ?? null,
    iban: read?.iban ?? null,
    text: read?.text ?? more,
    endToEnd: read?.endToEnd ?? line.endToEnd,
  };
};

/** The movements of a message with the texts behind each; a text behind the closing balance is of the statement. */
const movementsOf = (fields: readonly Field[], currency: string) => {
  const found: { movement: Movement; details: string | null }[] = [];
  let last: (typeof found)[number] | undefined;
  for (const field of fields) {
    if (field.tag === '61') {
      last = { movement: movementOf(field, currency), details: null };
      found.push(last);
    } else if (field.tag === '86' && last !== undefined) {
      last.details = last.details === null ? field.text : `${last.details}\n${field.text}`;
    } else if (field.tag.startsWith('62')) last = undefined;
  }
  return found;
};

const statementOf = (fields: readonly Field[]): Statement => {
  const [start] = fields;
  const fieldOf = (...tags: readonly string[]): Field | undefined =>
    fields.find(({ tag }) => tags.includes(tag));
  const at = (tag: string) => ({ row: start!.row, what: `:${tag}:` });
  const account = needed(at('25'), fieldOf('25', '25P'));
  const opening = balanceOf(needed(at('60F'), fieldOf('60F', '60M')));
  const closing = balanceOf(needed(at('62F'), fieldOf('62F', '62M')));
  const all = movementsOf(fields, opening.currency);
  const booked = all.filter(({ movement: { isPending } }) => !isPending);
  const lines = booked
    .map(({ movement, details }) => lineOfMovement(movement, details))
    .filter(({ amountMinor }) => amountMinor !== 0);
  return {
    format: 'MT940',
    iban: needed({ row: account.row, what: ':25:' }, accountOf(account.text)),
    currency: opening.currency,
    statementRef: lineOf((fieldOf('28C', '28') ?? start)?.text),
    from: daysOf(lines).first ?? closing.day,
    to: closing.day,
    openingMinor: opening.minor,
    closingMinor: closing.minor,
    lines,
    pending: all.length - booked.length,
  };
};

/** Reads each message of the file; it begins with `:20:`. */
export const readMt940 = async (text: string): Promise<readonly Statement[]> => {
  const turn = takeTurns();
  const count = countMovements();
  const messages: Field[][] = [];
  for (const field of fieldsOf(text)) {
    await turn();
    if (field.tag === '61') count(1);
    if (field.tag === '20') messages.push([field]);
    else messages.at(-1)?.push(field);
  }
  const statements: Statement[] = [];
  for (const message of messages) {
    await turn();
    statements.push(statementOf(message));
  }
  return statements;
};
