/** Between thousands: a space, a no-break space or a narrow no-break space. */
const groupingSpaces = /[ \u00a0\u202f]/g;

/** No separator at all, or digits grouped by spaces, points or commas; then at most two decimals. */
const plain = /^\d+(?:[.,]\d{1,2})?$/;
const groupedBySpaces = /^\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?$/;
const groupedByCommas = /^\d{1,3}(?:,\d{3})+\.\d{1,2}$|^\d{1,3}(?:,\d{3}){2,}$/;
const groupedByPoints = /^\d{1,3}(?:\.\d{3})+,\d{1,2}$|^\d{1,3}(?:\.\d{3}){2,}$/;
/** One separator followed by three digits: thousands, or three decimals. */
const unclear = /^([1-9]\d{0,2})[.,](\d{3})$/;

const numberOf = (whole: string, decimals = '0'): number => Number(`${whole}.${decimals}`);

const clearReading = (text: string): number | null => {
  const [whole, decimals] = text.replace(groupingSpaces, '').split(/[.,](?=\d{1,2}$)/);
  return plain.test(text) ||
    groupedBySpaces.test(text) ||
    groupedByCommas.test(text) ||
    groupedByPoints.test(text)
    ? numberOf(whole!.replace(/[.,]/g, ''), decimals)
    : null;
};

/** The decimal reading of three decimals, rounded half up to the cent. */
const decimalReading = (whole: string, thousandths: string): number =>
  Math.floor((Number(whole + thousandths) + 5) / 10) / 100;

/**
 * The possible readings of a typed amount in ascending order: none for an invalid text, two for „12,345“ and „1.234“,
 * where the separator may group thousands or begin decimals.
 */
export const amountReadings = (text: string): readonly number[] => {
  const typed = text.trim();
  const clear = clearReading(typed);
  if (clear !== null) return [clear];
  const [, whole, rest] = unclear.exec(typed) ?? [];
  return whole === undefined || rest === undefined
    ? []
    : [decimalReading(whole, rest), numberOf(whole + rest)];
};

/**
 * Parses a typed amount: decimals after a comma or a point, thousands grouped by spaces, points or commas. Null for an
 * invalid or ambiguous text (`amountReadings`).
 */
export const parseAmount = (text: string): number | null => {
  const [reading, other] = amountReadings(text);
  return reading === undefined || other !== undefined ? null : reading;
};
