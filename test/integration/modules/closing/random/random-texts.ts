import fc from 'fast-check';

/** Words of many scripts, with marks that the files have to escape or to replace. */
const words = [
  'Консултация по договор № 17',
  'Müller & Söhne <Größe> "XL"',
  'Crème brûlée, Łódź, Český',
  'Ελληνική Εταιρεία Α.Ε.',
  'ქართული კომპანია',
  'Հայկական ընկերություն',
  'Ђорђе Ћирић, Љубљана',
  'Қазақстан Әуежолдары',
  'שלום עולם בע״מ',
  'شركة النور التجارية',
  '株式会社日本橋',
  '한국전자 주식회사',
  'บริษัท ไทยแลนด์',
  'भारतीय कंपनी',
  'Стол 👩‍👩‍👧‍👦 и 🇧🇬',
  'Ко\u0301нсултация с ударение',
  '½ ден при −5 °C, m³',
  '=HYPERLINK("http://example.com")',
  "Кафе|чай;'мляко'\tи ]]> край",
  'й в два знака: и\u0306',
] as const;

/** Texts that no field takes as they are: half letters, controls, letters that are not seen, directions. */
const broken = [
  'A\ud800B',
  '\udc00 в началото',
  'обърнати \udc00\ud800',
  'нула\u0000',
  'C1\u0085\u009b',
  '\u200b\u200d\u2060',
  '\u3164',
  '\u202eобратно',
  'ред\r\nс нов ред',
  'стар\rMac',
  '\ufeffBOM',
  '   ',
] as const;

/** Texts of all scripts: words, runs of letters, and in one of `rarity` cases a broken one. */
export const anyText = (maxLength: number, rarity: number): fc.Arbitrary<string> => {
  const usual = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...words) },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: maxLength }).map((length) => 'ш'.repeat(length)) },
  );
  const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 1, maxLength: 12 });
  const unusual = fc.oneof(
    fc.constantFrom(...broken),
    units.map((codes) => String.fromCharCode(...codes)),
    fc.integer({ min: maxLength + 1, max: maxLength + 3 }).map((length) => 'ю'.repeat(length)),
  );
  return fc.oneof({ weight: rarity - 1, arbitrary: usual }, { weight: 1, arbitrary: unusual });
};

/** Whether a text has to be stored to the letter, but for white space at its ends and the normal form C. */
export const isOrdinary = (text: string): boolean =>
  text.isWellFormed() &&
  !/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}\uFFFD]/u.test(text.replaceAll(' ', ''));

/** Whether a stored text keeps the rules of all texts. */
export const isCanonical = (text: string): boolean =>
  text.isWellFormed() &&
  text === text.normalize('NFC') &&
  text === text.trim() &&
  text !== '' &&
  !/\p{Cc}/u.test(text.replaceAll(/[\n\t]/g, ''));
