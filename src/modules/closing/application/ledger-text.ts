const decoder = new TextDecoder('windows-1251');
const encodable: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 256 }, (_, byte): [string, number] => [
    decoder.decode(Uint8Array.of(byte)),
    byte,
  ]).filter(([letter]) => letter !== '\uFFFD'),
);

/** Letters that are no base letter with a mark. */
const replacements: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  ø: 'o',
  Ø: 'O',
  œ: 'oe',
  Œ: 'OE',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2015': '-',
  '\u2212': '-',
};

/** A text in the letters of windows-1251. */
export type LedgerText = Readonly<{
  text: string;
  /** Letters that were written by their base: ü as u. */
  replaced: readonly string[];
  /** Characters that the encoding does not have; `text` holds a question mark in their place. */
  missing: readonly string[];
}>;

/** The base of a letter, in its plain form: ½ as 1/2; nothing of a mark whose letter stands before it. */
const baseOf = (letter: string): string | null => {
  const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('\u2044', '/');
  const base = replacements[letter] ?? plain;
  return Array.from(base).every((one) => encodable.has(one)) ? base : null;
};

/** The text as windows-1251 can hold it. Control characters and other spaces become a space, invisible characters nothing. */
export const ledgerText = (text: string): LedgerText => {
  const replaced = new Set<string>();
  const missing = new Set<string>();
  const letters = Array.from(text.normalize('NFC')).map((letter) => {
    // oxlint-disable-next-line no-control-regex -- they would break the records
    if (/[\u0000-\u001F\u007F-\u009F]/.test(letter)) return ' ';
    if (encodable.has(letter)) return letter;
    if (/\p{Z}/u.test(letter)) return ' ';
    if (/\p{Cf}/u.test(letter)) return '';
    const base = baseOf(letter);
    (base === null ? missing : replaced).add(letter);
    return base ?? '?';
  });
  return { text: letters.join(''), replaced: [...replaced], missing: [...missing] };
};

/** The bytes of a text that holds only letters of windows-1251. @throws RangeError for any other letter */
export const windows1251 = (text: string): Uint8Array =>
  Uint8Array.from(Array.from(text), (letter) => {
    const byte = encodable.get(letter);
    if (byte === undefined) throw new RangeError(`not in windows-1251: ${letter}`);
    return byte;
  });
