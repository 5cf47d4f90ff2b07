import { isEachNumber } from '#contract/phone-numbers.ts';

/** A rough check of a phone number, with or without country code; the server knows the numbering plans. */
export const looksLikePhone = (typed: string): boolean => {
  const text = typed.replaceAll(/[\s().\-/]/g, '');
  return /^(\+|00)[1-9]\d{6,14}$/.test(text) || /^0?[1-9]\d{5,13}$/.test(text);
};

const extension = /\s*(?:вътр(?:ешен|\.)?|ext\.?|x)\s*\d{1,6}\s*$/iu;

/** The same of several, each with an extension or without. */
export const lookLikePhones = (typed: string): boolean =>
  isEachNumber(typed, (part) => looksLikePhone(part.replace(extension, '')));
