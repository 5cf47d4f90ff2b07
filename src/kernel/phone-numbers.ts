/** Phone numbers in national or international notation. */
export type PhoneNumbers = Readonly<{
  /** E.164; without a country code the number is Bulgarian. Null for a number that is not valid. */
  read(text: string): string | null;
  /**
   * Whether a text is one valid number or several, between commas, semicolons or slashes, each with an extension or
   * without. `country` (ISO 3166-1 alpha-2) is that of numbers without a country code.
   */
  areValid(text: string, country: string): boolean;
}>;

/** Loads the parser on first use: its numbering plans are large. */
export type LoadPhoneNumbers = () => Promise<PhoneNumbers>;

/**
 * Whether each number of a text is one by `isOne`: one number, or several between commas, semicolons or slashes. A slash
 * also parts the area from the rest of a number: „02/987 65 43“.
 */
export const isEachNumber = (text: string, isOne: (part: string) => boolean): boolean =>
  text.split(/[,;]/).every((part) => isOne(part) || part.split('/').every(isOne));
