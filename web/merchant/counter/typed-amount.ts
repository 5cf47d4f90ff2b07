import { toMinor } from '../../shared/money.ts';

/** A part of an amount with at most six digits before and two after the separator. */
const shape = /^\d{0,6}(?:[.,]\d{0,2})?$/;

/** The typed amount with one more character; unchanged where the character does not fit. */
export const withCharacter = (typed: string, character: string): string => {
  const next = typed === '0' && /\d/.test(character) ? character : typed + character;
  return shape.test(next) ? next : typed;
};

/** What a person typed or pasted, if it is a part of an amount. */
export const acceptedOf = (text: string, before: string): string => {
  const trimmed = text.trim();
  return shape.test(trimmed) ? trimmed : before;
};

/** Cents of a typed amount; 0 for an empty one. */
export const centsOf = (typed: string): number => toMinor(Number(`0${typed.replace(',', '.')}`));
