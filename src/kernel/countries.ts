import type { Language } from './language.ts';

/**
 * Codes of all countries, ISO 3166-1 alpha-2, in alphabetical order; among them codes reserved for what has no other: the
 * Canary Islands (IC), Ceuta and Melilla (EA), Northern Ireland (XI, VAT numbers) and Kosovo (XK).
 */
export const countries: readonly string[] = [
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ',
  'BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM',
  'DO DZ EA EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS',
  'GT GU GW GY HK HM HN HR HT HU IC ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN',
  'KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ',
  'MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM',
  'PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV',
  'SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI',
  'VN VU WF WS XI XK YE YT ZA ZM ZW',
].flatMap((codes) => codes.split(' '));

/** Codes of other lists that people write: of the Commission for Greece, and of daily speech for the United Kingdom. */
const otherCodes: Readonly<Record<string, string>> = { EL: 'GR', UK: 'GB' };

/** A typed country code as it is stored, in capital letters. */
export const readCountry = (typed: string): string => {
  const code = typed.trim().toUpperCase();
  return Object.hasOwn(otherCodes, code) ? otherCodes[code]! : code;
};

/** A name that the tables of browser and server do not have. */
const northernIreland: Readonly<Record<Language, string>> = {
  bg: 'Северна Ирландия',
  en: 'Northern Ireland',
};

/** The name of a country or territory in a language. */
export const countryNames = (language: Language): ((code: string) => string) => {
  const known = new Intl.DisplayNames(language, { type: 'region' });
  return (code) => (code === 'XI' ? northernIreland[language] : known.of(code)) ?? code;
};
