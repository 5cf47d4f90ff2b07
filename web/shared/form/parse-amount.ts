/** Between thousands: a space, a no-break space or a narrow no-break space. */
const groupingSpaces = /[ \u00a0\u202f]/g;

/** No separator at all, or digits grouped by spaces, points or commas; then at most two decimals. */
const plain = /^\d+(?:[.,]\d{1,2})?$/;
const groupedBySpaces = /^\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?$/;
const groupedByCommas = /^\d{1,3}(?:,\d{3})+\.\d{1,2}$|^\d{1,3}(?:,\d{3}){2,}$/;
const groupedByPoints = /^\d{1,3}(?:\.\d{3})+,\d{1,2}$|^\d{1,3}(?:\.\d{3}){2,}$/;
/** One separator with three digits after it: thousands, or decimals with one digit too many. */
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
 * Every amount that a person may have meant, the smaller first: none for a text that is no amount, two for „12,345“ and
 * „1.234“, which are thousands to some and decimals to others.
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
 * The amount in a typed text: decimals after a comma or a point, thousands grouped by spaces, points or commas. Null
 * when it is no amount, and when it can be read in two ways (`amountReadings`).
 */
export const parseAmount = (text: string): number | null => {
  const [reading, other] = amountReadings(text);
  return reading === undefined || other !== undefined ? null : reading;
};
