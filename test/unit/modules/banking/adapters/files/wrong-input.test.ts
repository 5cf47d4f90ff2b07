import { describe, expect, it } from 'vitest';
import { Failure } from '#kernel/failure.ts';
import { isStorable } from '#kernel/text.ts';
import type { ReadFile, Statement, StatementLine } from '#modules/banking/domain/statement.ts';
import { isEveryRow } from '#test/support/every-row.ts';
import { read } from '#test/support/banking/read.ts';
import { sampleLines, sampleStatement, statementOf } from '#test/support/banking/sample-statement.ts';
import { statementFiles } from '#test/support/banking/statement-files.ts';
import { tableColumns } from '#test/support/banking/table-files.ts';
import { randomOf, type RandomSource } from '#test/wrong-input/random-source.ts';

const files = [
  ...(await statementFiles(statementOf(sampleLines.slice(0, 6)))),
  ...(await statementFiles(sampleStatement)),
];

type Change = (bytes: Uint8Array, random: RandomSource) => Uint8Array;
const joined = (...parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));
/** Signs that mean something in one of the formats. */
const signs = [
  '<',
  '>',
  '&',
  '"',
  '|',
  ';',
  ':61:',
  ':86:',
  '?2',
  '\0',
  '\r',
  '-',
  ',',
  '9'.repeat(30),
  '<!DOCTYPE a>',
  '\uFFFF',
];

const changes: Readonly<Record<string, Change>> = {
  flipped: (bytes, random) => {
    const changed = bytes.slice();
    for (let count = 1 + random.below(8); count > 0; count -= 1)
      changed[random.below(changed.length)]! ^= 1 << random.below(8);
    return changed;
  },
  'cut off': (bytes, random) => bytes.slice(0, random.below(bytes.length)),
  'without its start': (bytes, random) => bytes.slice(random.below(bytes.length)),
  doubled: (bytes) => joined(bytes, bytes),
  'with a part twice': (bytes, random) => {
    const [from, to] = [random.below(bytes.length), random.below(bytes.length)].toSorted((a, b) => a - b) as [
      number,
      number,
    ];
    return joined(bytes.slice(0, to), bytes.slice(from));
  },
  'without a part': (bytes, random) => {
    const from = random.below(bytes.length);
    return joined(bytes.slice(0, from), bytes.slice(from + random.below(60)));
  },
  'with a sign': (bytes, random) => {
    const at = random.below(bytes.length);
    return joined(bytes.slice(0, at), new TextEncoder().encode(random.pick(signs)), bytes.slice(at));
  },
};

const isText = (text: string | null): boolean =>
  text === null || (text !== '' && isStorable(text) && !/[\p{Cc}]/u.test(text) && text.length <= 2_000);
const isDay = (day: string | null): boolean => day === null || /^20\d\d-\d\d-\d\d$/.test(day);
const isLine = (line: StatementLine): boolean =>
  Number.isSafeInteger(line.amountMinor) &&
  line.amountMinor !== 0 &&
  isDay(line.bookedOn) &&
  isDay(line.valueOn) &&
  [line.name, line.iban, line.text, line.endToEnd, line.bankRef, line.currency].every(isText);
const isStatement = ({ lines, iban, openingMinor, closingMinor }: Statement): boolean =>
  lines.every(isLine) &&
  isText(iban) &&
  [openingMinor, closingMinor].every((minor) => minor === null || Number.isSafeInteger(minor));
const isRead = (found: ReadFile): boolean =>
  found.kind === 'UNNAMED_TABLE' || found.statements.every(isStatement);

const refusals = new Set(
  ['unknown-format', 'pending-lines-only', 'too-large', 'dtd', 'unreadable'].map((code) => `banking.${code}`),
);
/** null: a valid answer or one of the refusals. */
const wrongAnswer = async (bytes: Uint8Array): Promise<string | null> => {
  try {
    const found = await read(bytes, tableColumns);
    return isRead(found) ? null : JSON.stringify(found);
  } catch (error) {
    return error instanceof Failure && refusals.has(error.code) ? null : String(error);
  }
};

// A workbook is read in a thread of its own, which takes its time to start.
const timesOf = (format: string): number => (format === 'XLSX' ? 2 : 25) * (isEveryRow ? 20 : 1);

describe('a file that is damaged by chance', () => {
  for (const [place, { name, format, bytes }] of files.entries()) {
    it(`is read or refused, and nothing else: ${name}, file ${place}`, async () => {
      const random = randomOf(54 + place);
      for (let time = 0; time < timesOf(format); time += 1) {
        const change = random.pick(Object.keys(changes));
        const changed = changes[change]!(bytes, random);
        expect(await wrongAnswer(changed), `${change}, time ${time}`).toBeNull();
      }
    });
  }
});

const repeated = (text: string, bytes = 2_000_000): string => text.repeat(Math.floor(bytes / text.length));
describe('a large file of nothing', () => {
  it.each([
    ['lines of MT940', `:20:a\n:25:b\n${repeated(':86:\n')}`],
    ['spaces in MT940', `:20:a\n:25:b\n:60F:C261101EUR0,00\n:61:2611021102C1,00NTRF\n:86:${repeated(' ')}x`],
    ['digits in MT940', `:20:a\n:25:b\n:60F:C261101EUR0,00\n:61:2611021102C${repeated('1')}`],
    [
      'marks in MT940',
      `:20:a\n:25:b\n:60F:C261101EUR0,00\n:61:2611021102C1,00NTRF\n:86:020${repeated('?20')}`,
    ],
    ['slashes in an account', `:20:a\n:25:${repeated('/')}\n:60F:C261101EUR0,00\n:62F:C261101EUR0,00`],
    [
      'elements',
      `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Ntry>${repeated('<Id/>')}`,
    ],
    ['open elements', repeated('<a>')],
    ['attributes', `<a ${Array.from({ length: 100_000 }, (_, place) => `b${place}=""`).join(' ')}/>`],
    ['a comment', `<a><!--${repeated('-a')}--></a>`],
    ['values of UBB', `<a>${repeated('<POST_DATE/>')}</a>`],
    ['cells', `Date,Amount,${repeated(',')}`],
    ['quotes', `Date,Amount\n${repeated('"')}`],
    ['lines', repeated('\n')],
    ['marks', `POST_DATE|AMOUNT_C|${repeated('|')}\n`],
  ])('is refused, and nothing else: %s', async (_, file) => {
    expect(await wrongAnswer(new TextEncoder().encode(file))).toBeNull();
  });
});
