import { camtFile, camtStatement } from '#test/support/banking/camt-file.ts';
import { mt940File } from '#test/support/banking/mt940-file.ts';
import { sampleStatement } from '#test/support/banking/sample-statement.ts';
import { csvFile } from '#test/support/banking/table-files.ts';
import { ubbText, ubbXml } from '#test/support/banking/ubb-file.ts';
import { camtOf, ibanOf } from '#test/integration/modules/banking/bank-files.ts';
import type { RandomSource } from './random-source.ts';
import { anyTextOf, wrongTexts, wrongValue } from './wrong-values.ts';

const sample = sampleStatement;
const files: readonly (() => string)[] = [
  () => camtFile([camtStatement(sample, '02')], '02'),
  () => camtFile([camtStatement(sample, '08')], '08'),
  () => mt940File(sample),
  () => ubbText(sample),
  () => ubbXml(sample),
  () => csvFile(sample),
];

const bomb = '<!DOCTYPE a [<!ENTITY b "x"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>';

type Change = (random: RandomSource, text: string) => string;
const placeIn = (random: RandomSource, text: string): number => random.below(text.length);

/** What damages a file on its way, and what its writer would do to break the reader. */
const changes: readonly Change[] = [
  (random, text) => text.slice(0, placeIn(random, text)),
  (random, text) => text.slice(placeIn(random, text)),
  (random, text) => text + text,
  (random, text) => {
    const place = placeIn(random, text);
    return text.slice(0, place) + anyTextOf(random.pick(wrongTexts)) + text.slice(place);
  },
  (random, text) => {
    const numbers = [...text.matchAll(/\d+(?:[.,]\d+)?/g)];
    if (numbers.length === 0) return text;
    const { 0: number, index } = random.pick(numbers);
    const other = random.pick([
      '9'.repeat(40),
      '-1',
      '0',
      '1e9',
      '0.001',
      'NaN',
      '',
      anyTextOf(wrongValue(random)),
    ]);
    return text.slice(0, index) + other + text.slice(index + number.length);
  },
  (_, text) => text.replace(/\?>/, `?>${bomb}`),
  (random, text) => text.replaceAll('</', () => (random.chance(0.01) ? '<' : '</')),
  (_, text) => text.replace(/<(\w+)>/, (all) => all.repeat(20_000)),
  (random, text) => text.replaceAll('\n', () => (random.chance(0.05) ? '' : '\n')),
  (_, text) => text.replaceAll(/2026/g, '0000'),
];

/** A bank's file in base64 with something wrong in it; sometimes nothing is, and it is read. */
export const wrongStatement = (random: RandomSource): string => {
  if (random.chance(0.15)) {
    const lines = [
      { on: '2026-11-03', amount: 1 + random.below(500), reference: `W${random.below(1_000_000)}` },
    ];
    return camtOf({ iban: ibanOf(1 + random.below(4)), lines }).toString('base64');
  }
  const text = random.pick(changes)(random, random.pick(files)());
  const bytes = Buffer.from(text, random.chance(0.2) ? 'utf16le' : 'utf8');
  if (bytes.length > 0 && random.chance(0.3)) bytes[random.below(bytes.length)] = random.below(256);
  return bytes.toString('base64');
};
