/** Digits before and after the point or the comma, spaces between thousands; null for another text. */
const parsed = (text: string, whole: number, places: number): number | null => {
  const form = new RegExp(`^(\\d{1,${whole}})(?:[.,](\\d{1,${places}}))?$`);
  const [, units, decimals = '0'] = form.exec(text.replaceAll(/\s/g, '')) ?? [];
  return units === undefined ? null : Number(`${units}.${decimals}`);
};

/** Parses a typed quantity with at most six decimals; null for an invalid text. */
export const parseQuantity = (text: string): number | null => parsed(text, 6, 6);

/** Parses a typed discount in percent with at most two decimals; null for an empty or invalid text. */
export const parsePercent = (text: string): number | null => parsed(text.trim().replace(/\s*%$/, ''), 2, 2);

/** Parses a typed number of at most so many digits; null for another text. */
export const parseWhole = (text: string, digits: number): number | null =>
  new RegExp(`^\\d{1,${digits}}$`).test(text.trim()) ? Number(text) : null;
