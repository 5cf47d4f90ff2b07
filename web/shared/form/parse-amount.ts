/**
 * The number a person meant: decimals after a comma or a point, thousands parted by spaces, points or commas.
 * Null when it is no amount. A lone separator with exactly three digits after it parts thousands („1.234“ is 1234),
 * since money has two decimals.
 */
export const parseAmount = (text: string): number | null => {
  const compact = text.replace(/[\s\u00a0\u202f]/g, '');
  const match = /^(\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+)(?:[.,](\d{1,2}))?$/.exec(compact);
  if (!match) return null;
  return Number(`${match[1]!.replace(/[.,]/g, '')}.${match[2] ?? '0'}`);
};
