type Form = Readonly<{ form: RegExp; example: string }>;

/**
 * VAT numbers of the other member states by form only, letters and digits without spaces (European Commission, VIES,
 * structure of VAT identification numbers). Greece writes EL; XI is Northern Ireland, which trades goods like a member
 * state.
 */
const forms: Readonly<Record<string, Form>> = {
  AT: { form: /^U\d{8}$/, example: 'ATU12345678' },
  BE: { form: /^[01]\d{9}$/, example: 'BE0123456789' },
  CY: { form: /^\d{8}[A-Z]$/, example: 'CY12345678X' },
  CZ: { form: /^\d{8,10}$/, example: 'CZ12345678' },
  DE: { form: /^\d{9}$/, example: 'DE123456789' },
  DK: { form: /^\d{8}$/, example: 'DK12345678' },
  EE: { form: /^\d{9}$/, example: 'EE123456789' },
  EL: { form: /^\d{9}$/, example: 'EL123456789' },
  ES: { form: /^[A-Z]\d{7}[A-Z0-9]$|^\d{8}[A-Z]$/, example: 'ESX1234567X' },
  FI: { form: /^\d{8}$/, example: 'FI12345678' },
  FR: { form: /^[A-HJ-NP-Z0-9]{2}\d{9}$/, example: 'FR12345678901' },
  HR: { form: /^\d{11}$/, example: 'HR12345678901' },
  HU: { form: /^\d{8}$/, example: 'HU12345678' },
  IE: { form: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/, example: 'IE1234567WA' },
  IT: { form: /^\d{11}$/, example: 'IT12345678901' },
  LT: { form: /^\d{9}$|^\d{12}$/, example: 'LT123456789' },
  LU: { form: /^\d{8}$/, example: 'LU12345678' },
  LV: { form: /^\d{11}$/, example: 'LV12345678901' },
  MT: { form: /^\d{8}$/, example: 'MT12345678' },
  NL: { form: /^[A-Z0-9+*]{10}\d{2}$/, example: 'NL123456789B01' },
  PL: { form: /^\d{10}$/, example: 'PL1234567890' },
  PT: { form: /^\d{9}$/, example: 'PT123456789' },
  RO: { form: /^\d{2,10}$/, example: 'RO1234567890' },
  SE: { form: /^\d{12}$/, example: 'SE123456789012' },
  SI: { form: /^\d{8}$/, example: 'SI12345678' },
  SK: { form: /^\d{10}$/, example: 'SK1234567890' },
  XI: { form: /^\d{9}$|^\d{12}$|^(?:GD|HA)\d{3}$/, example: 'XI123456789' },
};

/** The form of the country whose prefix the number has; undefined for an unknown prefix. */
const formOf = (text: string): Form | undefined =>
  Object.hasOwn(forms, text.slice(0, 2)) ? forms[text.slice(0, 2)] : undefined;

/** Prefixes of the VAT numbers that the Commission's service (VIES) knows. */
export const viesPrefixes: readonly string[] = ['BG', ...Object.keys(forms)];

/** Whether the text has the form of a VAT number of a member state other than Bulgaria. */
export const isOtherEuVatNumber = (text: string): boolean => formOf(text)?.form.test(text.slice(2)) ?? false;

/** Countries (ISO 3166-1 alpha-2) whose VAT numbers have another prefix. */
const countriesOfPrefixes: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB' };

/** The prefix of a country's VAT numbers. @param country ISO 3166-1 alpha-2 */
export const vatPrefixOf = (country: string): string =>
  Object.keys(countriesOfPrefixes).find((prefix) => countriesOfPrefixes[prefix] === country) ?? country;

/** The country (ISO 3166-1 alpha-2) of a number with the prefix of another member state; null for another prefix. */
export const countryOfVatNumber = (text: string): string | null => {
  const prefix = text.slice(0, 2);
  return formOf(text) === undefined ? null : (countriesOfPrefixes[prefix] ?? prefix);
};

const otherMemberStates: readonly string[] = Object.keys(forms).map(
  (prefix) => countriesOfPrefixes[prefix] ?? prefix,
);

/** Whether a country (ISO 3166-1 alpha-2) is a member state other than Bulgaria; Monaco counts as France (art. 7). */
export const isOtherMemberState = (country: string): boolean =>
  country === 'MC' || (country !== 'GB' && otherMemberStates.includes(country));

/** An example of a number of the same country; undefined for an unknown prefix. */
export const exampleLike = (text: string): string | undefined => formOf(text)?.example;
