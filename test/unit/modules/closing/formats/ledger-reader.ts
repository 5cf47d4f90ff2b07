/** Fields of a record of the sales ledger with their widths in bytes (VAT Act regulations, Annex 12). */
const textFields = [
  ['02-00', 15],
  ['02-01', 6],
  ['02-02', 4],
  ['02-03', 15],
  ['02-04', 2],
  ['02-05', 20],
  ['02-06', 10],
  ['02-07', 15],
  ['02-08', 50],
  ['02-09', 30],
] as const;
/** Fields 02-10 and following by the column that each holds, 15 bytes each. */
export const columns = '10 20 11 21 12 26 22 23 13 24 14 15 16 17 18 19 25'.split(' ');
const widths: readonly (readonly [string, number])[] = [
  ...textFields,
  ...columns.map((column) => [column, 15] as const),
  ['02-27', 2],
];

/** A record as its fields, the amounts in cents by column. */
type LedgerRecord = Readonly<{
  fields: Readonly<Record<string, string>>;
  amounts: Readonly<Record<string, number>>;
}>;

const decoder = new TextDecoder('windows-1251', { fatal: true });

/** Cents of a right-aligned decimal text with two places; NaN for any other. */
export const centsOf = (decimal: string): number =>
  /^-?(0|[1-9]\d*)\.\d\d$/.test(decimal) ? Number(decimal.replace('.', '')) : Number.NaN;

/** The records of the file. @throws Error for bytes that are no records of 424 with CRLF */
export const readLedger = (content: Uint8Array): LedgerRecord[] => {
  if (content.length % 426 !== 0) throw new Error(`${content.length} bytes are no records of 426`);
  return Array.from({ length: content.length / 426 }, (_, place) => {
    const bytes = content.subarray(place * 426, (place + 1) * 426);
    if (bytes[424] !== 13 || bytes[425] !== 10) throw new Error(`record ${place + 1} has no CRLF`);
    let from = 0;
    const fields = Object.fromEntries(
      widths.map(([name, width]) => [name, decoder.decode(bytes.subarray(from, (from += width)))]),
    );
    const amounts = Object.fromEntries(
      columns.map((column) => [column, centsOf(fields[column]!.trimStart())]),
    );
    return { fields, amounts };
  });
};

type Rule = readonly [about: string, holds: (record: LedgerRecord, place: number) => boolean];

const sumOf = (amounts: LedgerRecord['amounts'], of: readonly string[]): number =>
  of.reduce((sum, column) => sum + amounts[column]!, 0);
const isFilled = (text: string): boolean => text === text.trim().padEnd(text.length);

/** What each record must be. */
const rules: readonly Rule[] = [
  ['02-00 is a Bulgarian VAT number', ({ fields }) => /^BG\d{9,10} {3,4}$/.test(fields['02-00']!)],
  ['02-01 is year and month', ({ fields }) => /^20\d\d(0[1-9]|1[0-2])$/.test(fields['02-01']!)],
  ['02-02 is the branch 0', ({ fields }) => fields['02-02'] === '   0'],
  ['02-03 is the position', ({ fields }, place) => fields['02-03'] === String(place + 1).padStart(15)],
  ['02-04 is a type', ({ fields }) => ['01', '02', '03', '81'].includes(fields['02-04']!)],
  ['02-05 is ten digits', ({ fields }) => /^\d{10} {10}$/.test(fields['02-05']!)],
  [
    '02-06 is a day of the month',
    ({ fields }) => {
      const [day, month, year] = fields['02-06']!.split('/');
      return `${year}${month}` === fields['02-01'] && /^(0[1-9]|[12]\d|3[01])$/.test(day!);
    },
  ],
  [
    '02-07 is a number of the buyer',
    ({ fields }) => fields['02-07']!.trim() !== '' && isFilled(fields['02-07']!),
  ],
  [
    '02-08 and 02-09 are texts from the left',
    ({ fields }) =>
      ['02-08', '02-09'].every((name) => fields[name]!.trim() !== '' && !/\p{Cc}/u.test(fields[name]!)),
  ],
  ['amounts have two decimals', ({ amounts }) => Object.values(amounts).every(Number.isSafeInteger)],
  [
    '10 is 11 + 12 + 13 + 14 + 15 + 16 + 26',
    ({ amounts }) => amounts['10'] === sumOf(amounts, ['11', '12', '13', '14', '15', '16', '26']),
  ],
  ['20 is 21 + 22 + 23 + 24', ({ amounts }) => amounts['20'] === sumOf(amounts, ['21', '22', '23', '24'])],
  [
    'amounts have one sign',
    ({ amounts }) => {
      const all = Object.values(amounts);
      return all.every((sum) => sum >= 0) || all.every((sum) => sum <= 0);
    },
  ],
  [
    'a credit note is not above zero, others not below',
    ({ fields, amounts }) =>
      Object.values(amounts).every((sum) => (fields['02-04'] === '03' ? sum <= 0 : sum >= 0)),
  ],
  ['02-27 is blank', ({ fields }) => fields['02-27'] === '  '],
];

const orderOf = ({ fields }: LedgerRecord): string =>
  `${fields['02-06']!.split('/').toReversed().join('')} ${fields['02-04']} ${fields['02-05']}`;

/** The rules that records break, with their position. */
export const ledgerFaults = (records: readonly LedgerRecord[]): string[] => [
  ...records.flatMap((record, place) =>
    rules.filter(([, holds]) => !holds(record, place)).map(([about]) => `${place + 1}: ${about}`),
  ),
  ...records.flatMap((record, place) =>
    place > 0 && orderOf(records[place - 1]!) >= orderOf(record)
      ? [`${place + 1}: order date, type, number`]
      : [],
  ),
];

/** The sum of each column. */
export const columnSums = (records: readonly LedgerRecord[]): Record<string, number> =>
  Object.fromEntries(
    columns.map((column) => [column, records.reduce((sum, { amounts }) => sum + amounts[column]!, 0)]),
  );
