/** Whether this can be a telephone number, with or without its country; the server knows the numbering plans. */
export const looksLikePhone = (typed: string): boolean => {
  const text = typed.replaceAll(/[\s().\-/]/g, '');
  return /^(\+|00)[1-9]\d{6,14}$/.test(text) || /^0?[1-9]\d{5,13}$/.test(text);
};
