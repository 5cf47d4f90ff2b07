/** A rough check of a phone number, with or without country code; the server knows the numbering plans. */
export const looksLikePhone = (typed: string): boolean => {
  const text = typed.replaceAll(/[\s().\-/]/g, '');
  return /^(\+|00)[1-9]\d{6,14}$/.test(text) || /^0?[1-9]\d{5,13}$/.test(text);
};

const extension = /\s*(?:вътр(?:ешен|\.)?|ext\.?|x)\s*\d{1,6}\s*$/iu;

/** The same of several between commas, semicolons or slashes, each with an extension or without. */
export const lookLikePhones = (typed: string): boolean => {
  const isOne = (part: string): boolean => looksLikePhone(part.replace(extension, ''));
  return typed.split(/[,;]/).every((part) => isOne(part) || part.split('/').every(isOne));
};
