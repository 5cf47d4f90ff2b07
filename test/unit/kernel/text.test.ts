import { describe, expect, it } from 'vitest';
import { lengthOf, readText, salvageText, storableJson, type TextKind } from '#kernel/text.ts';

const kinds: readonly TextKind[] = ['name', 'paragraph', 'identifier'];
const textOf = (raw: string, kind: TextKind = 'name'): string => {
  const read = readText(raw, kind);
  return 'text' in read ? read.text : `refused: ${read.problem}`;
};

/** Names of people and firms as they are written, in many scripts: canonical as they stand. */
const written = [
  'Работилница „Дърво и камък“ ООД',
  'Ѝордан Ъ Ѫ',
  'O’Neill & Söhne — № 5 (50 % / ½)',
  'Ελληνική Ταβέρνα',
  'საქართველო',
  'Հայաստան',
  'שלום עליכם',
  'مكتبة الأمل',
  'می‌خواهم',
  'क्‍ष हिन्दी',
  'ന്‍ മലയാളം',
  'ශ්‍රී ලංකා',
  'ภาษาไทย',
  '北京市 東京 서울',
  '𠮷野家 𝒜 🄰',
  '👩‍👩‍👧 ❤️‍🔥 1️⃣ 👍🏽 🇧🇬',
  '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  '葛\u{E0100}飾区',
  'ᠮᠣᠩᠭᠣᠯ\u180B',
  'Шоколад 100 г',
  '\uE000 private',
];

describe('canonical texts', () => {
  it.each(written)('the name %s is its own canonical form', (name) => {
    expect(textOf(name)).toBe(name.normalize('NFC'));
    expect(textOf(name, 'paragraph')).toBe(name.normalize('NFC'));
  });

  it.each([
    ['a\r\nb\rc\u2028d\u2029e', 'a\nb\nc\nd\ne', 'a b c d e'],
    [' \u00a0\u3000a\tb \n', 'a\tb', 'a b'],
    ['A\u202eB\u2066C\u2069', 'ABC', 'ABC'],
    ['A\u200fB\u061c', 'A\u200fB\u061c', 'AB'],
    ['co\u00adop', 'co\u00adop', 'coop'],
    ['a\u200db\u200cc', 'abc', 'abc'],
    ['я\u0301\u200dя', 'я\u0301я', 'я\u0301я'],
    ['\ufeffa\u{E0001}\u{E0041}b', 'ab', 'ab'],
    ['a\ufe0f\ufe0f\ufe0fb', 'a\ufe0fb', 'a\ufe0fb'],
    ['и\u0306 e\u0301', 'й é', 'й é'],
    ['A\u3164\uffa0B', 'AB', 'AB'],
    ['a\u200b', 'a', 'a'],
    ['', '', ''],
    [' \u2003 ', '', ''],
  ])('%j as a paragraph is %j, as a name %j', (raw, paragraph, name) => {
    expect(textOf(raw, 'paragraph')).toBe(paragraph);
    expect(textOf(raw)).toBe(name);
  });

  it('nothing invisible stays in an identifier', () => {
    expect(textOf('\u202dBG\u200b1234\u200d5\u2060\ufe0f\u202c', 'identifier')).toBe('BG12345');
  });
});

const controls = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).filter(
  (sign) => /\p{Cc}/u.test(sign) && !'\t\n\r'.includes(sign),
);
const nonCharacters = [0xfdd0, 0xfdef, ...Array.from({ length: 17 }, (_, plane) => plane * 0x10000 + 0xfffe)];

describe('refused texts', () => {
  it.each([
    '\ud800',
    '\udbff',
    '\udc00',
    '\udfff',
    '\udc00\ud800',
    '\ud83d\ud83d\ude00',
    '\ufffd',
    ...controls,
    ...nonCharacters.map((code) => String.fromCodePoint(code)),
  ])('a text with %j is refused wherever it stands', (sign) => {
    for (const raw of [`${sign}ab`, `a${sign}b`, `ab${sign}`, sign])
      for (const kind of kinds) expect(readText(raw, kind)).toEqual({ problem: 'control-character' });
  });

  it.each([
    '\u200b',
    ' \u200d\u200c ',
    '\u3164',
    '\u115f\u1160',
    '\u2800 \u2800',
    '\u00ad',
    '\ufe0f',
    '\u034f',
    '\u202e\u202c',
    '\u{E0041}\u{E007F}',
    '\u0301',
    '\ufffc',
    '\u180e\u2060\u2061',
  ])('a text of %j alone is refused, because nothing of it can be seen', (raw) => {
    for (const kind of kinds) expect(readText(raw, kind)).toEqual({ problem: 'invisible-text' });
  });
});

/** A repeatable sequence of numbers below 1 (mulberry32). */
const randomOf = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};
const strange = Array.from(
  'aя e\u0301\u0306\u0327\u200b\u200c\u200d\u2060\u034f\u00ad\ufe0f\u{E0100}\u180b\u200e\u202e\u2066\u2069\u061c\u3164' +
    '\u1100\u1161\u11a8\u115f\u0928\u094d\u0915م\u064eש\u05b0👩🏽🏴\u{E0067}\u{E007F}\r\n\t\u2028\u00a0\u3000\ufeff𝒜\ufb01½',
);

describe('whatever arrives', () => {
  it('the canonical form is well formed, in NFC and its own canonical form', () => {
    const random = randomOf(47);
    for (let round = 0; round < 20_000; round += 1) {
      const sign = () =>
        random() < 0.9
          ? strange[Math.floor(random() * strange.length)]!
          : String.fromCharCode(Math.floor(random() * 0x10000));
      const raw = Array.from({ length: 1 + Math.floor(random() * 9) }, sign).join('');
      for (const kind of kinds) {
        const read = readText(raw, kind);
        if ('problem' in read) continue;
        const { text } = read;
        const again = text === '' ? { text } : readText(text, kind);
        expect({ raw, kind, again, nfc: text.normalize('NFC'), isWhole: text.isWellFormed() }).toEqual({
          raw,
          kind,
          again: { text },
          nfc: text,
          isWhole: true,
        });
        const gone =
          kind === 'paragraph' ? /[\r\u202a-\u202e\u2066-\u2069]/u : /[\r\n\t\u202a-\u202e\u2066-\u2069]/u;
        expect(text).not.toMatch(gone);
      }
    }
  });
});

describe('texts of other machines', () => {
  it.each([
    ['Мария\ud800 Георгиева\u0000', 'Мария  Георгиева'],
    ['Анна\r\nИванова', 'Анна Иванова'],
    ['\u0007', null],
    ['\u3164', null],
    ['', null],
  ])('%j is taken as %j', (raw, text) => {
    expect(salvageText(raw)).toBe(text);
  });

  it('U+FFFD stands for what PostgreSQL cannot store, in texts and keys of any depth', () => {
    const value = { 'a\0': ['x\ud800', { b: '\udc00', n: 1, t: true, z: null }], ok: '😀' };
    expect(storableJson(value)).toEqual({
      'a\ufffd': ['x\ufffd', { b: '\ufffd', n: 1, t: true, z: null }],
      ok: '😀',
    });
  });
});

it('a character is a code point, as in PostgreSQL and JSON Schema', () => {
  for (const text of ['', 'я', '😀', '👩‍👩‍👧', '𠮷a𝒜', 'e\u0301', '\ud83d', '\ude00\ud83d'])
    expect(lengthOf(text)).toBe(Array.from(text).length);
});
