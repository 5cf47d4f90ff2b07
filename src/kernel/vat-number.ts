import { isBulgarianVatNumber } from './bulgarian-identity.ts';
import { withoutCopiedSigns } from './copied-text.ts';
import {
  countryOfVatNumber,
  exampleLike,
  isOtherEuVatNumber,
  isOtherMemberState,
  vatPrefixOf,
} from './eu-vat-number.ts';
import { latinLookalikes } from './latin-lookalikes.ts';
import { numberingCountryOf } from './vat-territories.ts';

/** A number of a register or of VAT in capital letters, without spaces, dots, dashes, slashes and invisible characters. */
export const plainNumber = (text: string): string =>
  withoutCopiedSigns(text)
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}\p{Cf}./·−]/gu, '');

/**
 * A VAT number as it is stored, without marks: `GR` is read as `EL`, `UK` as `GB`, Cyrillic letters that look Latin as
 * Latin ones.
 */
export const readVatNumber = (text: string): string =>
  plainNumber(text)
    .replaceAll(/\p{Script=Cyrillic}/gu, (letter) => latinLookalikes[letter] ?? letter)
    .replace(/^GR(?=\d{9}$)/, 'EL')
    .replace(/^UK(?=(?:\d{9}|\d{12})$)/, 'GB');

type Form = Readonly<{ form: RegExp; example: string }>;

/** VAT numbers outside the Union by form, as the tax authorities publish them; the prefix can be left out. */
const formsOutside: Readonly<Record<string, Form>> = {
  CH: { form: /^CHE\d{9}(?:MWST|TVA|IVA)?$/, example: 'CHE-123.456.789 MWST' },
  GB: { form: /^(?:GB|XI)?(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/, example: 'GB123456789' },
  IS: { form: /^(?:IS)?\d{5,6}$/, example: 'IS12345' },
  MK: { form: /^(?:MK)?\d{13}$/, example: 'MK4032013544513' },
  NO: { form: /^(?:NO)?\d{9}(?:MVA)?$/, example: 'NO999999999MVA' },
  RS: { form: /^(?:RS)?\d{9}$/, example: 'RS123456789' },
  TR: { form: /^(?:TR)?\d{10,11}$/, example: 'TR1234567890' },
  UA: { form: /^(?:UA)?(?:\d{9}|\d{10}|\d{12})$/, example: 'UA123456789012' },
};

const freeForm: Form = { form: /^(?=.*\d)[A-Z0-9]{2,20}$/, example: 'US123456789' };

/** Whether a valid Bulgarian number, or one in the form of another member state or Northern Ireland: VIES knows these. */
export const isEuVatNumber = (text: string): boolean =>
  isBulgarianVatNumber(text) || isOtherEuVatNumber(text);

/** Whether VIES knows the number and it can be of that country or territory; numbers XI are of Northern Ireland. */
export const isEuVatNumberOf = (text: string, country: string): boolean =>
  country === 'BG'
    ? isBulgarianVatNumber(text)
    : isOtherEuVatNumber(text) && countryOfVatNumber(text) === numberingCountryOf(country);

/** Whether the text is a VAT number of that country: of a member state by its form, elsewhere by its own or any form. */
export const isVatNumberOf = (text: string, country: string): boolean => {
  if (isEuVatNumberOf(text, country)) return true;
  const numbering = numberingCountryOf(country);
  if (numbering === 'BG' || isOtherMemberState(numbering)) return false;
  return (formsOutside[numbering] ?? freeForm).form.test(text);
};

/** An example of a VAT number of a country or territory. @param country ISO 3166-1 alpha-2 */
export const exampleVatNumberOf = (country: string): string => {
  if (country === 'BG') return 'BG175074752';
  const prefix = country === 'XI' ? 'XI' : vatPrefixOf(numberingCountryOf(country));
  if (country !== 'XI' && formsOutside[country] !== undefined) return formsOutside[country].example;
  return exampleLike(prefix) ?? (formsOutside[prefix] ?? freeForm).example;
};

/** The number with the prefix of its country, as electronic documents need it (EN 16931, BR-CO-09). */
export const prefixedVatNumber = (number: string, country: string): string =>
  /^[A-Z]{2}/.test(number) ? number : `${numberingCountryOf(country)}${number}`;
