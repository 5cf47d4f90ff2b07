import { Money } from '#kernel/money.ts';
import { FinePrice } from '#kernel/unit-price.ts';

/** Values that hold no texts of people. */
const isAmountOrInstant = (value: object): boolean =>
  value instanceof Money || value instanceof FinePrice || value instanceof Date;

const replaced = (value: unknown): unknown => {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(replaced);
  if (typeof value !== 'object' || value === null || isAmountOrInstant(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaced(one)]));
};

/** The value with its texts as a database in UTF-8 holds them: half a surrogate pair becomes U+FFFD. */
export const wellFormed = <T>(value: T): T => replaced(value) as T;
