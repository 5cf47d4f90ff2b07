import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { ledgerText, windows1251 } from '#kernel/ledger-text.ts';

/** Names as official systems write them: passports, road signs and lists of the bodies that made the systems. */
const written: Readonly<Record<string, readonly (readonly [given: string, text: string])[]>> = {
  'Greek (ISO 843, ELOT 743)': [
    ['Αθήνα', 'Athina'],
    ['ΘΕΣΣΑΛΟΝΙΚΗ', 'THESSALONIKI'],
    ['Θεσσαλονίκη', 'Thessaloniki'],
    ['ΑΦΟΙ ΠΑΠΑΔΟΠΟΥΛΟΙ Α.Ε.', 'AFOI PAPADOPOULOI A.E.'],
    ['Ευάγγελος', 'Evangelos'],
    ['Εύβοια', 'Evvoia'],
    ['Ελευθέριος', 'Eleftherios'],
    ['αυτοκίνητο', 'aftokinito'],
    ['Μπάμπης Κόμπος', 'Bampis Kompos'],
    ['σφυγξ', 'sfynx'],
    ['άγχος', 'anchos'],
    ['Αγκίστρι', 'Agkistri'],
    ['Χίος ΧΙΟΣ Ψαρά', 'Chios CHIOS Psara'],
    ['αϋπνία προϋπόθεση', 'aypnia proypothesi'],
    ['Ναύπλιο', 'Nafplio'],
    ['Ἀθῆναι', 'Athinai'],
    ['ΟΎΖΟ', 'OUZO'],
    ['5 μm', '5 µm'],
  ],
  'Armenian (BGN/PCGN 1981)': [
    ['Երևան', 'Yerevan'],
    ['ԵՐԵՎԱՆ', 'YEREVAN'],
    ['Ոսկեհատ', 'Voskehat'],
    ['Գյումրի', 'Gyumri'],
    ['Չարենց', "Ch'arents'"],
  ],
  'Georgian (national system of 2002)': [
    ['თბილისი', 'tbilisi'],
    ['ქუთაისი', 'kutaisi'],
    ['წყალტუბო', "ts'q'alt'ubo"],
    ['ᲑᲐᲗᲣᲛᲘ', 'BATUMI'],
  ],
  'Latin with marks': [
    ['ü Ł ß œ', 'u L ss oe'],
    ['Žižek, Dvořák, Łódź', 'Zizek, Dvorak, Lodz'],
    ['İstanbul ığdır', 'Istanbul igdir'],
    ['Þór ÞÓR ẞ', 'Thor THOR SS'],
    ['ĐORĐEVIĆ Nguyễn Đặng', 'DORDEVIC Nguyen Dang'],
    ['Heydər Əliyev', 'Heyder Eliyev'],
    ['București Ĳsselmeer ŉ', "Bucuresti IJsselmeer 'n"],
    ['Ŋala Ħal', 'Nala Hal'],
  ],
  'Cyrillic of other languages': [
    ['Қазақстан', 'Казакстан'],
    ['Өвөрхангай Үгий', 'Оворхангай Угий'],
    ['Әлем Җиңү', 'Алем Джину'],
    ['Ґалаґан Їжак Єва', 'Ґалаґан Їжак Єва'],
    ['Ѓорѓи Ќиро Љубен Њива Џон Ђура Ћира', 'Ѓорѓи Ќиро Љубен Њива Џон Ђура Ћира'],
    ['ѐ Ѝ ѝ', 'е И и'],
    ['Ҷумъа Ӯзбек', 'Чумъа Узбек'],
    ['Вѣра Пѫть', 'Вера Пъть'],
  ],
  'signs and spaces': [
    ['ѝ и Ко\u0301нто', 'и и Конто'],
    ['½ m² ﬁ', '1/2 m2 fi'],
    ['Ｐｌａｔｅｎｏ １２', 'Plateno 12'],
    ['тънък\u2009и\u3000широк', 'тънък и широк'],
    ['не\u200Bвидимо\uFEFF', 'невидимо'],
    ['1\u20112 \u22125', '1-2 -5'],
    ['ред\r\nдве\tтри', 'ред  две три'],
    ['£5 ≥ 3×4 → ₴', 'GBP5 >= 3x4 -> UAH'],
  ],
};
const cases = Object.entries(written).flatMap(([system, pairs]) =>
  pairs.map((pair) => [system, ...pair] as const),
);

/** Letters of scripts without a system of its own in the table; a question mark stands for each. */
const lost: Readonly<Record<string, string>> = {
  Hebrew: 'ספר',
  Arabic: 'كتاب',
  Chinese: '東京',
  Hiragana: 'すし',
  Katakana: 'カメラ',
  Hangul: '서울',
  Thai: 'ไทย',
  Devanagari: 'नम',
  Bengali: 'বল',
  Tamil: 'தமழ',
  Telugu: 'తలగ',
  Ethiopic: 'አዲስ',
  Khmer: 'ខមរ',
  Lao: 'ລາວ',
  Mongolian: 'ᠮᠣᠩ',
  Tibetan: 'བད',
  Sinhala: 'සහල',
  Cherokee: 'ᏣᎳᎩ',
  Syriac: 'ܣܘܪ',
  emoji: '🍕🚲',
};

describe('letters of windows-1251', () => {
  it.each(cases)('%s: %s is written as %s', (_, given, text) => {
    const found = ledgerText(given);
    expect([found.text, found.missing]).toEqual([text, []]);
  });

  it.each(Object.entries(lost))('each letter of %s is a question mark and is named', (_, given) => {
    const { text, missing } = ledgerText(given);
    const letters = Array.from(given);
    expect([text, missing]).toEqual(['?'.repeat(letters.length), [...new Set(letters)]]);
  });

  it('a text that fits stays as it is and names no letter', () => {
    const fitting = 'Чанта „Пловдив“ № 5 – 20 €, Ё ђ Ќ ў';
    expect(ledgerText(fitting)).toEqual({ text: fitting, replaced: [], missing: [] });
  });

  it('letters of windows-1251 are written as its bytes, and any other letter is refused by its name', () => {
    const written = 'Чанта „Пловдив“ № 5 – 20 €, Ё ђ Ќ ў';
    expect(new TextDecoder('windows-1251').decode(windows1251(written))).toBe(written);
    for (const [text, letter] of [
      ['Вал Ω', 'Ω'],
      ['Ура 🎉!', '🎉'],
    ] as const)
      expect(() => windows1251(text)).toThrow(new RangeError(`not in windows-1251: ${letter}`));
  });

  it('any text of any script has bytes, and a question mark of its own for each lost letter', () => {
    const letters = Object.values(lost).join('') + cases.map(([, given]) => given).join('');
    const unit = fc.constantFrom(...Array.from(letters));
    const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 50 }), fc.string({ unit, maxLength: 50 }));
    fc.assert(
      fc.property(texts, (given) => {
        const { text, missing } = ledgerText(given);
        expect(windows1251(text)).toHaveLength(text.length);
        const questions = text.split('?').length - given.normalize('NFC').split(/[?՞]/u).length;
        expect(questions >= 1).toBe(missing.length > 0);
        expect(ledgerText(text).text).toBe(text);
      }),
      { seed: 2026, numRuns: 1_000 },
    );
  });
});
