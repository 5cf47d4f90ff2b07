import { fromMinor } from '../money.ts';

/** Between thousands: a space, a no-break space or a narrow no-break space. */
const groupingSpaces = /[ \u00a0\u202f]/g;

/** No separator at all, or digits grouped by spaces, points or commas; then at most `places` decimals. */
const clearForms = (places: number): readonly RegExp[] =>
  [
    `^\\d+(?:[.,]\\d{1,${places}})?$`,
    `^\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+(?:[.,]\\d{1,${places}})?$`,
    `^\\d{1,3}(?:,\\d{3})+\\.\\d{1,${places}}$|^\\d{1,3}(?:,\\d{3}){2,}$`,
    `^\\d{1,3}(?:\\.\\d{3})+,\\d{1,${places}}$|^\\d{1,3}(?:\\.\\d{3}){2,}$`,
  ].map((form) => new RegExp(form));
const forms = { amount: clearForms(2), price: clearForms(6) };
/** An amount has two decimals, a price of one unit up to six. */
export type AmountKind = keyof typeof forms;

/** One separator followed by three digits: thousands, or three decimals. */
const unclear = /^([1-9]\d{0,2})[.,](\d{3})$/;

const numberOf = (whole: string, decimals = '0'): number => Number(`${whole}.${decimals}`);

/** The last separator begins decimals, unless it is repeated. */
const partsOf = (text: string): readonly [whole: string, decimals?: string] => {
  const ungrouped = text.replace(groupingSpaces, '');
  const [, whole, mark, decimals] = /^(.*)([.,])(\d*)$/.exec(ungrouped) ?? [];
  return whole === undefined || mark === undefined || whole.includes(mark) ? [ungrouped] : [whole, decimals!];
};

const clearReading = (text: string, kind: AmountKind): number | null => {
  if (!forms[kind].some((form) => form.test(text)) || unclear.test(text)) return null;
  const [whole, decimals] = partsOf(text);
  return numberOf(whole.replace(/[.,]/g, ''), decimals);
};

/** The decimal reading of three decimals: a price has them, an amount is rounded half up to the cent. */
const decimalReading = (whole: string, thousandths: string, kind: AmountKind): number =>
  kind === 'price'
    ? numberOf(whole, thousandths)
    : fromMinor(Math.floor((Number(whole + thousandths) + 5) / 10));

/**
 * The possible readings of a typed amount in ascending order: none for an invalid text, two for „12,345“ and „1.234“,
 * where the separator may group thousands or begin decimals.
 */
export const amountReadings = (text: string, kind: AmountKind = 'amount'): readonly number[] => {
  const typed = text.trim();
  const clear = clearReading(typed, kind);
  if (clear !== null) return [clear];
  const [, whole, rest] = unclear.exec(typed) ?? [];
  return whole === undefined || rest === undefined
    ? []
    : [decimalReading(whole, rest, kind), numberOf(whole + rest)];
};

/**
 * Parses a typed amount: decimals after a comma or a point, thousands grouped by spaces, points or commas. Null for an
 * invalid or ambiguous text (`amountReadings`).
 */
export const parseAmount = (text: string, kind?: AmountKind): number | null => {
  const [reading, other] = amountReadings(text, kind);
  return reading === undefined || other !== undefined ? null : reading;
};
