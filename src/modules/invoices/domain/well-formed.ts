const replaced = (value: unknown): unknown => {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(replaced);
  // Instances of classes (amounts, prices, instants) hold no texts of people.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaced(one)]));
};

/** The value with its texts as a database in UTF-8 holds them: half a surrogate pair becomes U+FFFD. */
export const wellFormed = <T>(value: T): T => replaced(value) as T;
