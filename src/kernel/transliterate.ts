/** The letters of the Transliteration Act (2009), Streamlined System. */
const latin: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sht',
  ъ: 'a',
  ь: 'y',
  ю: 'yu',
  я: 'ya',
};

/** Transliterates Bulgarian to Latin letters, in lower case and without diacritics; other characters stay. */
export const transliterate = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    // Art. 4 of the Act: България is Bulgaria, and "ия" at the end of a word is "ia".
    .replaceAll('българия', 'bulgaria')
    .replaceAll(/ия(?!\p{L})/gu, 'ia')
    .replaceAll(/[а-я]/g, (letter) => latin[letter] ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '');
