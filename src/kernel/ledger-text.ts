import { letterTable } from './letter-table.ts';
import { romanize } from './romanize.ts';

const decoder = new TextDecoder('windows-1251');
const lettersByByte = Array.from({ length: 256 }, (_, byte) => decoder.decode(Uint8Array.of(byte)));
const encodable: ReadonlySet<string> = new Set(lettersByByte.filter((letter) => letter !== '\uFFFD'));
/** The bytes of the encoding by the code unit of their letter. */
const byteOf: ReadonlyMap<number, number> = new Map(
  lettersByByte.flatMap((letter, byte) => (encodable.has(letter) ? [[letter.charCodeAt(0), byte]] : [])),
);

/** Letters that are no base letter with a mark; their capitals follow. */
const smallLetters: ReadonlyMap<string, string> = new Map([
  // Latin letters (ICAO Doc 9303, part 3, section 6).
  ...letterTable(`ßss æae øo œoe łl đd ðd þth ıi ħh ŋn ŧt ĸk əe ǝe ƒf ɓb ɗd ɖd ƙk ƴy ɛe ɔo ɣg ɩi ƀb ɨi ʉu ƶz ǥg
    ŀl ɲn ʋv`),
  // Cyrillic letters of other languages, by the Bulgarian letter that a reader knows.
  ...letterTable(`әа ғг қк ңн өо ұу үу һх җдж ҙз ҡк ҫс ҥн ҳх ҷч ҹдж ҝг ҕг ҟк ҭт ҵц ҽч ҿч ӄк ӈн ӌч ӡдз ԥп ԓл ԛк ԝв
    ӷг ҧп ҩо ӏ' ӊн ӆл ӎм`),
  // Letters of former Bulgarian, Russian and Church Slavonic spelling.
  ...letterTable('ѣе ѫъ ѭъ ѧя ѩя ѥе ѳф ѵи ѡо ѯкс ѱпс ѿот ѹу ꙋу'),
]);
/** Signs, and currencies by their codes (ISO 4217). */
const signs =
  letterTable(`\u2010- \u2011- \u2012- \u2015- \u2212- \u02BB' \u02BC' \u02B9' \u2032' \u201B' \u2033" \u201F"
  ×x ÷/ ≤<= ≥>= ≠!= ≈~ ∼~ →-> ←<- ⌀O ։. ՝, ՞? ՛ ՜! ՚' £GBP ¥JPY ¢c ₺TRY ₽RUB ₴UAH ₪ILS ₹INR ₩KRW ₸KZT ₾GEL ₫VND ₼AZN
  ֏AMD`);

/** A text in the letters of windows-1251. */
export type LedgerText = Readonly<{
  text: string;
  /** Letters that were written by others: ü as u, Ж of another language by its base, Ω as O. */
  replaced: readonly string[];
  /** Characters that have no form in the encoding; `text` holds a question mark in the place of each. */
  missing: readonly string[];
}>;

/** A capital has one letter, or several: Þ in Þór is Th, in ÞÓR it is TH. */
const formOf = (letter: string, next = ''): string | undefined => {
  const small = letter.toLowerCase();
  const form = smallLetters.get(small);
  if (form === undefined || letter === small) return signs.get(letter) ?? form;
  const isTitle = next !== next.toUpperCase();
  return isTitle ? `${form[0]!.toUpperCase()}${form.slice(1)}` : form.toUpperCase();
};

/** The base of a letter, in its plain form: ½ as 1/2; nothing of a mark whose letter stands before it. */
const baseOf = (letter: string, next?: string): string | null => {
  const plain = Array.from(letter.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('\u2044', '/'));
  const forms = plain.map((one) => formOf(one) ?? romanize(one));
  const base = formOf(letter, next) ?? forms.join('');
  return Array.from(base).every((one) => encodable.has(one)) ? base : null;
};

const fitting = (letter: string): string | null => {
  // oxlint-disable-next-line no-control-regex -- they would break the records
  if (/[\u0000-\u001F\u007F-\u009F]/.test(letter)) return ' ';
  if (encodable.has(letter)) return letter;
  if (/\p{Z}/u.test(letter)) return ' ';
  return /\p{Cf}/u.test(letter) ? '' : null;
};

/**
 * The text as files in windows-1251 hold it. Greek, Armenian and Georgian words are written in Latin letters by their
 * official systems, letters with marks by their base, other letters as a question mark. Control characters and other
 * spaces become a space, invisible characters nothing.
 */
export const ledgerText = (text: string): LedgerText => {
  const given = text.normalize('NFC');
  const romanized = romanize(given);
  const replaced = new Set<string>();
  const missing = new Set<string>();
  for (const letter of given) {
    if (fitting(letter) !== null) continue;
    const isLost = baseOf(letter) === null;
    if (isLost) missing.add(letter);
    else if (!/\p{M}/u.test(letter)) replaced.add(letter);
  }
  const letters = Array.from(romanized).map(
    (letter, place, all) => fitting(letter) ?? baseOf(letter, all[place + 1]) ?? '?',
  );
  return { text: letters.join(''), replaced: [...replaced], missing: [...missing] };
};

/** A text that files in windows-1251 write by other letters. */
export type TaxFileText = Readonly<{
  text: string;
  /** As the files have it. */
  written: string;
  /** Characters that have no form; `written` has a question mark in the place of each. */
  lost: string[];
}>;

/** The text as tax files write it; null when they write it with its own letters. */
export const taxFileTextOf = (text: string): TaxFileText | null => {
  const { text: written, replaced, missing } = ledgerText(text);
  return replaced.length + missing.length === 0 ? null : { text, written, lost: [...missing] };
};

/** The bytes of a text that holds only letters of windows-1251. @throws RangeError for any other letter */
export const windows1251 = (text: string): Uint8Array => {
  // All letters of the encoding are one code unit of the text.
  const bytes = new Uint8Array(text.length);
  for (let place = 0; place < text.length; place += 1) {
    const byte = byteOf.get(text.charCodeAt(place));
    if (byte === undefined)
      throw new RangeError(`not in windows-1251: ${String.fromCodePoint(text.codePointAt(place)!)}`);
    bytes[place] = byte;
  }
  return bytes;
};
