/** Decimal numbers as integers of a power of ten, and as text without trailing zeros: `2.5`, `0.14321`, `7000`. */

/** The most decimals of a price of one unit and of a quantity (decisions, prices). */
const unitPlaces = 6;

/** Decimal text, not negative, as an integer of its smallest unit: `2.5` with three places is 2500. */
export const scaledOf = (decimal: string, places: number = unitPlaces): bigint => {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole) * 10n ** BigInt(places) + BigInt(fraction.padEnd(places, '0'));
};

/** The integer as decimal text without trailing zeros. */
export const decimalOf = (scaled: bigint, places: number = unitPlaces): string => {
  const magnitude = scaled < 0n ? -scaled : scaled;
  const unit = 10n ** BigInt(places);
  const fraction = String(magnitude % unit)
    .padStart(places, '0')
    .replace(/0+$/, '');
  return `${scaled < 0n ? '-' : ''}${magnitude / unit}${fraction && `.${fraction}`}`;
};

/** Whether two doubles differ only by their inexact arithmetic: 0.1 + 0.2 is 0.3. */
const isSame = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 2 * Number.EPSILON * Math.max(1, Math.abs(one));

/**
 * A number of the API as decimal text.
 * @returns null when it has more decimals than `places`, or is not finite or above 10^15
 */
export const decimalText = (value: number, places: number = unitPlaces): string | null => {
  if (!Number.isFinite(value) || Math.abs(value) > 1e15) return null;
  const fixed = value.toFixed(places);
  if (!isSame(value, Number(fixed))) return null;
  return fixed.includes('.') ? fixed.replace(/\.?0+$/, '') : fixed;
};

const exactText = (value: number, places: number): string => {
  const text = decimalText(value, places);
  if (text === null) throw new RangeError(`more than ${places} decimals: ${value}`);
  return text;
};

/** A number of the API, not negative, as an integer of its smallest unit. @throws RangeError when it has more decimals */
export const scaledNumber = (value: number, places: number = unitPlaces): bigint =>
  scaledOf(exactText(value, places), places);

/** A quantity of the API as decimal text. @throws RangeError when it has more than six decimals */
export const quantityText = (quantity: number): string => exactText(quantity, unitPlaces);
