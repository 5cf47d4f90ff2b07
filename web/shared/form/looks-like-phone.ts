/** A rough check of a phone number, with or without country code; the server knows the numbering plans. */
export const looksLikePhone = (typed: string): boolean => {
  const text = typed.replaceAll(/[\s().\-/]/g, '');
  return /^(\+|00)[1-9]\d{6,14}$/.test(text) || /^0?[1-9]\d{5,13}$/.test(text);
};
