import { centsOf } from './ledger-reader.ts';

/** A line of the file for one document and VAT group; amounts in cents. */
type DeltaLine = Readonly<{ fields: readonly string[]; total: number; vat: number }>;

const decoder = new TextDecoder('windows-1251', { fatal: true });

/** The lines of the file. @throws Error for a file whose last line has no CRLF */
export const readDelta = (content: Uint8Array): DeltaLine[] => {
  const lines = decoder.decode(content).split('\r\n');
  if (lines.pop() !== '') throw new Error('the last line has no CRLF');
  return lines.map((line) => {
    const fields = line.split('|');
    return { fields, total: centsOf(fields[4] ?? ''), vat: centsOf(fields[15] ?? '') };
  });
};

const kinds: Readonly<Record<string, string>> = {
  'Ф-ра': 'Издадена фактура',
  КИ: 'Издадено кредитно известие',
  ДИ: 'Издадено дебитно известие',
};
/** Rates in percent by the VAT group of the program. */
const rates: Readonly<Record<string, number>> = { 16: 20, 20: 9, 21: 0, 8: 0 };

type Rule = readonly [about: string, holds: (line: DeltaLine) => boolean];
const rules: readonly Rule[] = [
  ['16 fields', ({ fields }) => fields.length === 16],
  ['no line ends and tabs', ({ fields }) => !/[\r\n\t]/.test(fields.join(''))],
  ['a sale', ({ fields }) => fields[0] === '2'],
  ['a day', ({ fields }) => /^\d\d\.\d\d\.20\d\d$/.test(fields[1]!)],
  ['ten digits', ({ fields }) => /^\d{10}$/.test(fields[2]!)],
  ['kind and text agree', ({ fields }) => kinds[fields[3]!] === fields[13]],
  ['a total with two decimals', ({ total }) => Number.isSafeInteger(total)],
  ['a known VAT group', ({ fields }) => fields[5]! in rates],
  ['a name', ({ fields }) => fields[6]!.trim() !== ''],
  [
    'texts without spaces at the ends',
    ({ fields }) => fields.slice(6, 12).every((field) => field === field.trim()),
  ],
  ['blanks of the format', ({ fields }) => fields[12] === '   ' && fields[14] === ' '],
  [
    'VAT of the group within a cent a line of goods',
    ({ fields, total, vat }) => Math.abs(vat - ((total - vat) * rates[fields[5]!]!) / 100) <= 20,
  ],
  [
    'one sign',
    ({ fields, total, vat }) => (fields[3] === 'КИ' ? total <= 0 && vat <= 0 : total >= 0 && vat >= 0),
  ],
];

/** The rules that lines break, with their position. */
export const deltaFaults = (lines: readonly DeltaLine[]): string[] =>
  lines.flatMap((line, place) =>
    rules.filter(([, holds]) => !holds(line)).map(([about]) => `${place + 1}: ${about}`),
  );
