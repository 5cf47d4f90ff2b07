import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFontCoverage, type FontCoverage } from '#platform/browser/font-coverage.ts';
import {
  isDoubtful,
  printableText,
  unprintableCharacters,
} from '#platform/browser/unprintable-characters.ts';
import { taxFileTextOf } from '#kernel/ledger-text.ts';
import { surelyInTaxFiles, surelyPrintable } from '#web/merchant/kit/form/PrintWarning.tsx';

let own: FontCoverage;
beforeAll(async () => {
  own = await readFontCoverage([]);
});

test('letters of Bulgarian, English and other European languages are printable', () => {
  for (const text of ['Щъркел ѝ й', 'Grüße, Łódź, São', 'λόγος', '„№ 5“ – 10 € … 20 %'])
    expect(unprintableCharacters(text, own)).toEqual([]);
});

test('a letter with a combining accent is one printable character', () => {
  expect(unprintableCharacters('e\u0301 и\u0306 ъ\u0300', own)).toEqual([]);
});

test('Chinese, Korean and emoji are reported as unprintable, each once and in text order', () => {
  expect(unprintableCharacters('Ли 王小王 한 😀👩‍👩‍👧😀', own)).toEqual(['王', '小', '한', '😀', '👩‍👩‍👧']);
});

test('names in Thai, Hindi, Tamil, Hebrew, Arabic, Georgian and Armenian are printable', () => {
  for (const name of ['สมชาย ใจดี', 'प्रिया शर्मा', 'கார்த்திக்', 'דוד לוי', 'محمد علي', 'გიორგი', 'Արմեն'])
    expect(unprintableCharacters(name, own)).toEqual([]);
});

test('a letter whose marks no font draws with it is unprintable; the document shows it without them', () => {
  const struck = 'тек\u0337с\u0336т\u0336';
  expect(unprintableCharacters(struck, own)).toEqual(['к\u0337', 'с\u0336', 'т\u0336']);
  expect(printableText(struck, own)).toBe('текст');
  // A letter of one font with a mark of another.
  expect(unprintableCharacters('ก\u05b0 ქ\u0e31', own)).toHaveLength(2);
  expect(printableText('<b>Z\u0338\u0322\u031ba\u0337</b>', own)).toBe('<b>Z\u031ba</b>');
  expect(printableText('&quot;\u0337 и\u0306 e\u0301\u0337', own)).toBe('&quot; и\u0306 \u00e9');
});

test('a document leaves out pictures that no font has and shows ? for other unprintable characters', () => {
  expect(printableText('Ива 😀👩‍👩‍👧 🇧🇬 ООД', own)).toBe('Ива   ООД');
  expect(printableText('Ли 王小 한국 \u0378', own)).toBe('Ли ?? ?? ?');
  expect(printableText('1\ufe0f\u20e3', own)).toBe('1\ufe0f');
});

test('a printed text has no unprintable character, whatever was typed', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.integer({ min: 0x20, max: 0x2fff }).map((code) => String.fromCodePoint(code)) }),
      fc.constantFrom('', 'я', '\u0337', '한'),
      (text, end) => {
        expect(unprintableCharacters(printableText(text + end, own), own)).toEqual([]);
      },
    ),
  );
});

test('spaces, line breaks, joiners and direction marks are never unprintable', () => {
  expect(unprintableCharacters('а\u00a0б\u202fв\nг\t\u200d\u200e\u2066\ufe0f', own)).toEqual([]);
});

test('a form asks the server only about texts with letters outside the fonts’ certain range', () => {
  const sure = Array.from({ length: 0x2200 }, (_, code) => String.fromCharCode(code)).filter((sign) =>
    surelyPrintable.test(sign),
  );
  expect(sure).toContain('я');
  expect(unprintableCharacters(sure.join(' '), own)).toEqual([]);
  expect(surelyPrintable.test('王')).toBe(false);
  expect(isDoubtful(sure.join(''))).toBe(false);
});

test('a form asks the server only about texts with letters outside the tax files’ certain range', () => {
  const sure = Array.from({ length: 0x2200 }, (_, code) => String.fromCharCode(code)).filter((sign) =>
    surelyInTaxFiles.test(sign),
  );
  expect(sure).toContain('я');
  expect(sure.filter((sign) => taxFileTextOf(sign) !== null)).toEqual([]);
  for (const other of ['ü', 'ѝ', 'Ω', '王']) expect(surelyInTaxFiles.test(other)).toBe(false);
});

let folder: string;
afterAll(() => rm(folder, { recursive: true }));

/** A font with only a `cmap` table in format 12 with one group. */
const fontWith = (first: number, last: number): Buffer => {
  // Version 0 with one record: platform 3, encoding 10, subtable at 12; that of format 12 with 28 bytes and one group.
  const table = [0, 0, 0, 1, 0, 3, 0, 10, 0, 0, 0, 12, 0, 12, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 1];
  const group = Buffer.alloc(12);
  group.writeUInt32BE(first, 0);
  group.writeUInt32BE(last, 4);
  group.writeUInt32BE(1, 8);
  const map = Buffer.concat([Buffer.from(table), group]);
  const directory = Buffer.alloc(28);
  directory.writeUInt32BE(0x10000, 0);
  directory.writeUInt16BE(1, 4);
  directory.write('cmap', 12, 'latin1');
  directory.writeUInt32BE(28, 20);
  directory.writeUInt32BE(map.length, 24);
  return Buffer.concat([directory, map]);
};

test('a machine font makes its letters printable; an unreadable one changes nothing', async () => {
  folder = await mkdtemp(join(tmpdir(), 'plateno-fonts-'));
  await writeFile(join(folder, 'broken.ttf'), 'not a font');
  await writeFile(join(folder, 'some.ttf'), fontWith(0x1f600, 0x1f64f));
  const coverage = await readFontCoverage([folder, join(folder, 'missing')]);
  expect(unprintableCharacters('😀王', coverage)).toEqual(['王']);
  // The browser takes a letter of the embedded font from no other font, whatever marks that has.
  await writeFile(join(folder, 'marks.ttf'), fontWith(0x300, 0x4ff));
  expect(unprintableCharacters('к\u0337', await readFontCoverage([folder]))).toEqual(['к\u0337']);
});
