import { composeIBAN } from 'ibantools';
import { addDays, businessDate, type BusinessDate } from '#kernel/business-date.ts';
import type { StatementLine } from '#modules/banking/domain/statement.ts';

/** The account of the sample, and its statement of November. */
export const ownIban = 'BG80BNBG96611020345678';
export const firstDay = businessDate('2026-11-01');
export const lastDay = businessDate('2026-11-30');

/** What a statement holds, whatever format it is written in. Lines of one entry are booked by the bank as one sum. */
export type SampleStatement = Readonly<{
  iban: string;
  openingMinor: number;
  closingMinor: number;
  entries: readonly (readonly StatementLine[])[];
}>;

const ibanOf = (number: number): string =>
  composeIBAN({
    countryCode: 'BG',
    bban: `UNCR7000${String(10_000_000 + number * 7_919).padStart(10, '0')}`,
  })!;

type Given = readonly [
  amountMinor: number,
  name: string | null,
  text: string | null,
  more?: Partial<StatementLine>,
];

const longText =
  'Плащане по фактури 0000000101, 0000000102, 0000000103, 0000000104, 0000000105 и 0000000106 за абонаментно обслужване ' +
  'на счетоводен софтуер и консултации през октомври 2026 година';

/** Names and texts as payers and banks write them. */
const given: readonly Given[] = [
  [12_000, 'Ромашка ООД', 'фактура 0000000042'],
  [4_550, 'IVAN PETROV', 'FAKTURA 43'],
  [99, 'Мария Георгиева-Стоянова', 'ф-ра 0000000044/02.11.2026'],
  [120_000, '"Златна ябълка - 2000" ЕООД', 'По фактура № 45; доставка'],
  [120_000, '"Златна ябълка - 2000" ЕООД', 'По фактура № 45; доставка'],
  [7_310, 'Müller & Söhne GmbH', 'Invoice no 0000000046 <Nov>'],
  [250, 'ЕТ Иван Иванов', 'P2345ABCDE7'],
  [33_333, 'Сдружение с нестопанска цел "Приятели на музея – Ком"', longText],
  [-1_250, null, 'Лихва за отрицателно салдо', { iban: null, endToEnd: null }],
  [-300, null, 'Такса обслужване на сметка', { iban: null, endToEnd: null }],
  [-156_000, 'Петър Димитров Петров', 'Заплата октомври 2026'],
  [-48_020, 'НАП София', 'Осигурителни вноски 10/2026'],
  [-12_000, 'Ромашка ООД', 'Сторно: фактура 0000000042', { isReversal: true }],
  [48_020, 'НАП София', 'Върнат превод', { isReversal: true }],
  [88_000, 'Kaufland Bulgaria EOOD & Co KD', 'INV 47, INV 48, INV 49'],
  [100, null, null, { iban: null, endToEnd: null, bankRef: null }],
  [1_999, 'Анна-Мария Х.', 'благодаря!', { endToEnd: 'E2E/20261115-0017' }],
  [1_234_567, 'Община Пловдив', 'Плащане по договор 17-2026, фактура 0000000050'],
];

const lineOf = (place: number): StatementLine => {
  const [amountMinor, name, text, more = {}] = given[place] ?? [
    (place * 7_919) % 90_000 || 1,
    `Клиент ${place} ООД`,
    `плащане по фактура ${String(60 + place).padStart(10, '0')}`,
  ];
  const bookedOn: BusinessDate = addDays(firstDay, 1 + Math.floor(place * 0.7));
  return {
    bookedOn,
    valueOn: addDays(bookedOn, -(place % 2)),
    amountMinor,
    currency: 'EUR',
    name,
    iban: ibanOf(place),
    endToEnd: place % 3 === 0 ? `E2E${1_000 + place}` : null,
    text,
    bankRef: `FT2611${String(place).padStart(6, '0')}`,
    isReversal: false,
    ...more,
  };
};

/** Three transfers that the bank booked as one sum; day of value and booking stand there once. */
const batch = { first: 30, last: 32 } as const;

const all = Array.from({ length: 40 }, (_, place) => {
  const line = lineOf(place);
  if (place <= batch.first || place > batch.last) return line;
  const { bookedOn, valueOn } = lineOf(batch.first);
  return { ...line, bookedOn, valueOn };
});

/** Forty movements: incoming and outgoing, twins, a batch, both reversals, interest, fees, names in both alphabets. */
export const sampleLines: readonly StatementLine[] = all;

const sumOf = (lines: readonly StatementLine[]): number =>
  lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** A statement of these movements, each booked by itself. */
export const statementOf = (lines: readonly StatementLine[], openingMinor = 50_000): SampleStatement => ({
  iban: ownIban,
  openingMinor,
  closingMinor: openingMinor + sumOf(lines),
  entries: lines.map((line) => [line]),
});

export const sampleStatement: SampleStatement = {
  ...statementOf(all),
  entries: [
    ...all.slice(0, batch.first).map((line) => [line]),
    all.slice(batch.first, batch.last + 1),
    ...all.slice(batch.last + 1).map((line) => [line]),
  ],
};

/** Minor units as decimal text with two decimals. */
export const decimal = (minor: number): string => {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Parts of at most `length` characters, cut at words where the format joins parts by a space. */
export const cut = (text: string, length: number, atWords: boolean): readonly string[] => {
  const parts: string[] = [];
  for (let rest = text; rest !== '';) {
    const space = atWords && rest.length > length ? rest.lastIndexOf(' ', length) : -1;
    const end = space > 0 ? space : length;
    parts.push(rest.slice(0, end));
    rest = space > 0 ? rest.slice(end + 1) : rest.slice(end);
  }
  return parts;
};
