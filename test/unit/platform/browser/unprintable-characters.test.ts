import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFontCoverage, type FontCoverage } from '#platform/browser/font-coverage.ts';
import { unprintableCharacters } from '#platform/browser/unprintable-characters.ts';
import { taxFileTextOf } from '#kernel/ledger-text.ts';
import { surelyInTaxFiles, surelyPrintable } from '#web/merchant/PrintWarning.tsx';

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

test('Chinese, Hebrew, Georgian and emoji are reported as unprintable, each once and in text order', () => {
  expect(unprintableCharacters('Ли 王小王 שם ქ 😀👩‍👩‍👧😀', own)).toEqual([
    '王',
    '小',
    'ש',
    'ם',
    'ქ',
    '😀',
    '👩‍👩‍👧',
  ]);
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
});
