import exceljs from 'exceljs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseCsv } from 'hucre/csv';
import { businessDate } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import { groundsFor, type BuyerKind } from '#kernel/sale-vat.ts';
import { ledgerSumsOf } from '#modules/closing/application/sales-ledger.ts';
import type { LedgerColumn } from '#modules/closing/domain/month-totals.ts';
import { DocumentsOfClosing, ExportInvoices } from '#modules/invoices/index.ts';
import type { VatGround } from '#modules/invoices/domain/vat.ts';
import type { DraftCustomer } from '#modules/invoices/domain/written-invoice.ts';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { readZip } from '#test/support/read-zip.ts';
import {
  company,
  createDocumentFactory,
  line,
  person,
  supplier,
  threeRates,
  type DocumentFactory,
} from './document-factory.ts';

const dollars = Money.ofMinor(10_001, 'USD');
const inDollars = {
  amount: dollars,
  chargeAmount: dollars,
  eurRate: '1.0842',
  eurRateDay: businessDate('2026-11-19'),
};
const euro = Money.ofMinor(6_000, 'EUR');
const inEuro = { amount: euro, chargeAmount: euro, orderNumber: 77, transactionReference: 'pi_77' };
const zero = [line('Стока', '1', 'бр.', 10_000, 0)];
const german = { ...company, taxId: null, vatNumber: 'DE123456789', country: 'DE' };
const greek = { ...company, taxId: null, vatNumber: 'EL123456789', country: 'GR' };
const northern = { ...company, taxId: null, vatNumber: 'XI123456789', country: 'GB' };
const american = { ...company, taxId: '12-3456789', vatNumber: null, country: 'US' };
const atZero =
  (ground: VatGround, customer: DraftCustomer = company) =>
  (documents: DocumentFactory) =>
    documents.written(supplier('FULL'), { lines: zero, zeroRateGround: ground, customer });
const noBases = {
  base20: '0,00',
  vat20: '0,00',
  base9: '0,00',
  vat9: '0,00',
  base0Export: '0,00',
  base0IntraCommunity: '0,00',
  base0Outside: '0,00',
  base0OutsideUnion: '0,00',
  base0Triangular: '0,00',
  base0Exempt: '0,00',
  base0Other: '0,00',
  base0NotStated: '0,00',
};

type Row = Readonly<Record<string, string>>;
type Kind = readonly [name: string, make: (documents: DocumentFactory) => Promise<unknown>, row: Row];

/** Each kind of document with the cells that its row must have; amounts not named are zero. */
const kinds: readonly Kind[] = [
  [
    'paid by link at 20 %',
    (documents) => documents.paid(supplier('FULL'), inEuro),
    {
      registration: 'По общия ред',
      orderNumber: '77',
      transactionReference: 'pi_77',
      rates: '20',
      ground: '',
      eurRate: '',
      eurRateDay: '',
      base20: '50,00',
      vat20: '10,00',
      total: '60,00',
    },
  ],
  [
    'paid in dollars',
    (documents) => documents.paid(supplier('FULL'), inDollars),
    { currency: 'USD', eurRate: '1,0842', eurRateDay: '2026-11-19', base20: '83,34', vat20: '16,67' },
  ],
  [
    'paid to a supplier without registration',
    (documents) => documents.paid(supplier('NONE'), inEuro),
    {
      registration: 'Без регистрация',
      rates: '',
      ground: 'чл. 113, ал. 9 от ЗДДС',
      base0NotStated: '60,00',
      total: '60,00',
    },
  ],
  [
    'paid to a supplier under art. 97a',
    (documents) => documents.paid(supplier('ART_97A'), inEuro),
    { registration: 'По чл. 97а', rates: '', ground: 'чл. 113, ал. 9 от ЗДДС', base0NotStated: '60,00' },
  ],
  [
    'paid to a supplier in the scheme for small enterprises',
    (documents) => documents.paid(supplier('EX'), inEuro),
    { registration: 'Режим за малки предприятия', rates: '', base0NotStated: '60,00' },
  ],
  [
    'written at three rates, one of them exempt',
    (documents) => documents.written(supplier('FULL'), { lines: threeRates }),
    {
      customerAddress: 'гр. Пловдив, ул. „Райко Даскалов“ 3',
      customerCountry: 'BG',
      orderNumber: '',
      transactionReference: '',
      rates: '20, 9, освободена',
      ground: 'чл. 41 от ЗДДС (образование, спорт и физическо възпитание)',
      base20: '100,00',
      vat20: '20,00',
      base9: '29,97',
      vat9: '2,70',
      base0Exempt: '120,00',
      total: '272,67',
      open: '272,67',
    },
  ],
  [
    'an export',
    atZero('ART_28', american),
    { rates: '0', ground: 'чл. 28 от ЗДДС (износ)', base0Export: '100,00', total: '100,00' },
  ],
  [
    'an intra-Community supply',
    atZero('ART_53', german),
    {
      rates: '0',
      ground: 'чл. 53, ал. 1 от ЗДДС (вътреобщностна доставка)',
      base0IntraCommunity: '100,00',
    },
  ],
  [
    'a service to a company abroad',
    atZero('ART_21_2', german),
    {
      rates: '0',
      ground: 'чл. 21, ал. 2 от ЗДДС (услуга с място на изпълнение при получателя)',
      base0Outside: '100,00',
    },
  ],
  ['a service to a company outside the Union', atZero('ART_21_2', american), { base0OutsideUnion: '100,00' }],
  [
    'a service to a company of Northern Ireland',
    atZero('ART_21_2', northern),
    { base0OutsideUnion: '100,00' },
  ],
  ['a triangular operation', atZero('ART_141', greek), { base0Triangular: '100,00' }],
  ['an exempt supply', atZero('ART_41'), { rates: 'освободена', base0Exempt: '100,00' }],
  [
    'an invoice that a credit note corrects',
    (documents) =>
      documents.credited(
        supplier('FULL'),
        { lines: zero, zeroRateGround: 'ART_53', customer: german },
        1_000,
      ),
    {
      type: 'Фактура',
      rates: '0',
      base0IntraCommunity: '100,00',
      paid: '100,00',
      refunded: '10,00',
      open: '0,00',
    },
  ],
  [
    'its credit note',
    async () => undefined,
    {
      type: 'Кредитно известие',
      rates: '0',
      ground: 'чл. 53, ал. 1 от ЗДДС (вътреобщностна доставка)',
      base0IntraCommunity: '-10,00',
      total: '-10,00',
      refunded: '0,00',
    },
  ],
  [
    'a test document',
    (documents) => documents.testDocument(supplier('FULL')),
    { status: 'Пробна', total: '0,00', paid: '0,00', baseInEuro: '0,00' },
  ],
  [
    'an annulled document',
    (documents) => documents.annulled(supplier('FULL')),
    {
      status: 'Анулирана',
      rates: '20, 9, освободена',
      total: '0,00',
      open: '0,00',
      baseInEuro: '0,00',
      vatInEuro: '0,00',
    },
  ],
];

let fixture: InvoicesFixture;
let heads: ReadonlyMap<string, string>;
let csv: readonly Row[];
let pages: readonly exceljs.Worksheet[];
let book: Buffer;

const gather = async (format: 'csv' | 'excel' | 'json-lines', filters: object = {}): Promise<Buffer> => {
  const actor = { kind: 'operator', name: 'tests' } as const;
  const request = { actor, scope: 'BACK_OFFICE', format, filters, language: 'bg' } as const;
  const pieces: Uint8Array[] = [];
  for await (const piece of (await fixture.get(ExportInvoices)(request)).content) pieces.push(piece);
  return Buffer.concat(pieces);
};

beforeAll(async () => {
  fixture = await createInvoicesFixture();
  const documents = createDocumentFactory(fixture);
  for (const [, make] of kinds) await make(documents);
  const [names] = (await gather('json-lines')).toString('utf8').split('\n');
  const [head, ...rows] = parseCsv((await gather('csv')).toString('utf8').slice(1), { delimiter: ';' });
  const columns = Object.keys(JSON.parse(names!) as object);
  heads = new Map(columns.map((name, place) => [name, String(head![place])]));
  csv = rows.map((cells) => Object.fromEntries(columns.map((name, place) => [name, String(cells[place])])));
  book = await gather('excel');
  const read = new exceljs.Workbook();
  await read.xlsx.load(book as unknown as exceljs.Buffer);
  pages = read.worksheets;
});
afterAll(() => fixture.close());

/** A cell of the workbook as the CSV writes it. */
const asText = ({ value, numFmt }: exceljs.Cell): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') throw new TypeError('a cell of another kind');
  return numFmt === '#,##0.00' ? value.toFixed(2).replace('.', ',') : String(value).replace('.', ',');
};

describe.each(kinds.map(([name, , row], place) => [name, row, place] as const))(
  'the row of %s in the register',
  (_, expected, place) => {
    test('has the cells of the document in CSV', () => {
      expect(csv[place]).toMatchObject({ ...noBases, ...expected });
    });

    test('has the same cells in the workbook', () => {
      const row = pages[0]!.getRow(place + 2);
      const cells = [...heads.keys()].map((name, at) => [name, asText(row.getCell(at + 1))]);
      expect(Object.fromEntries(cells)).toEqual(csv[place]);
    });
  },
);

test('the register names the columns of the sales ledger in its headings', () => {
  expect([...heads].filter(([name]) => name.startsWith('base0'))).toEqual([
    ['base0Export', 'Основа 0% износ (кол. 14)'],
    ['base0IntraCommunity', 'Основа 0% ВОД (кол. 15)'],
    ['base0Outside', 'Основа услуги по чл. 21, ал. 2 в ЕС (кол. 17)'],
    ['base0OutsideUnion', 'Основа с място на изпълнение извън ЕС (кол. 18)'],
    ['base0Triangular', 'Основа тристранна операция (кол. 25)'],
    ['base0Exempt', 'Основа освободени доставки (кол. 19)'],
    ['base0Other', 'Основа 0% по друго основание'],
    ['base0NotStated', 'Стойност без посочен ДДС'],
  ]);
});

test('the worksheet by rates sums the bases at 0 % by the kind of supply', () => {
  const rows: unknown[][] = [];
  pages[1]!.eachRow((row) => rows.push((row.values as unknown[]).slice(1)));
  expect(rows.filter(([currency, rate]) => currency === 'EUR' && rate === 0)).toEqual([
    ['EUR', 0, 'Основа 0% износ (кол. 14)', 100, 0, 100],
    ['EUR', 0, 'Основа 0% ВОД (кол. 15)', 190, 0, 190],
    ['EUR', 0, 'Основа услуги по чл. 21, ал. 2 в ЕС (кол. 17)', 100, 0, 100],
    ['EUR', 0, 'Основа с място на изпълнение извън ЕС (кол. 18)', 200, 0, 200],
    ['EUR', 0, 'Основа тристранна операция (кол. 25)', 100, 0, 100],
    ['EUR', 0, 'Основа освободени доставки (кол. 19)', 220, 0, 220],
    ['EUR', 0, 'Основа 0% по друго основание', 0, 0, 0],
    ['EUR', 0, 'Стойност без посочен ДДС', 180, 0, 180],
  ]);
});

test('each worksheet prints on A4 landscape with repeated head, filter, title and page numbers', async () => {
  const archive = await readZip(book);
  for (const name of ['sheet1', 'sheet2']) {
    const xml = archive[`xl/worksheets/${name}.xml`]!.text;
    expect(xml).toMatch(/<pageSetup [^>]*paperSize="9"[^>]*orientation="landscape"/);
    expect(xml).toMatch(/<pageSetup [^>]*fitToHeight="0"/);
    expect(xml).toContain('<pageSetUpPr fitToPage="1"/>');
    expect(xml).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
    expect(xml).toMatch(/<autoFilter ref="A1:[A-Z]+1"\/>/);
    expect(xml).toMatch(/<oddHeader>&amp;L&amp;B(?:Фактури|По ставки)&amp;B&amp;R<\/oddHeader>/);
    expect(xml).toContain('<oddFooter>&amp;LPlateno&amp;R&amp;P / &amp;N</oddFooter>');
  }
  const names = archive['xl/workbook.xml']!.text;
  expect(names.match(/_xlnm\.Print_Titles/g)).toHaveLength(2);
});

test('the printed pages of one merchant name it and the period', async () => {
  const [row] = await fixture.database.rows<{ merchantId: number; name: string }>(
    `select m.id as "merchantId", m.business_name as name from merchants m order by m.id limit 1`,
  );
  const filters = { merchantId: row!.merchantId, from: '2026-11-01', to: '2026-11-30' };
  const archive = await readZip(await gather('excel', filters));
  const xml = archive['xl/worksheets/sheet1.xml']!.text;
  expect(xml).toContain(`&amp;R${row!.name} · Период: 01.11.2026 – 30.11.2026</oddHeader>`);
});

/** A buyer of each kind, with a second one where a country counts as another kind of place. */
const buyersOfKinds: readonly (readonly [BuyerKind, DraftCustomer])[] = [
  ['PERSON', person],
  ['PERSON', { ...person, country: 'FR' }],
  ['BG_COMPANY', company],
  ['EU_COMPANY_WITH_VAT', german],
  ['EU_COMPANY_WITH_VAT', greek],
  ['EU_COMPANY_WITH_VAT', northern],
  ['EU_COMPANY_WITHOUT_VAT', { ...company, taxId: 'HRB 1234', vatNumber: null, country: 'DE' }],
  ['OUTSIDE_COMPANY', american],
  ['OUTSIDE_PERSON', { ...person, country: 'CH' }],
];

test('each base at 0 % stands in the column of the ledger that its heading names, for each ground and kind of buyer', async () => {
  const documents = createDocumentFactory(fixture);
  const amounts = [...heads].flatMap(([name, head]): [string, LedgerColumn][] => {
    const column = /\(кол\. (\d\d)\)/.exec(head)?.[1];
    return column === undefined ? [] : [[name, column as LedgerColumn]];
  });
  expect(amounts.map(([, column]) => column).toSorted()).toEqual(['14', '15', '17', '18', '19', '25']);
  for (const [kind, customer] of buyersOfKinds) {
    // Each ground has a sum of its own.
    const lines = groundsFor('FULL', kind).map((vatGround, at) => ({
      ...line(vatGround, '1', 'бр.', 100 * 2 ** at, 0),
      vatGround,
    }));
    const { merchantId } = await documents.written(supplier('FULL'), { lines, customer });
    const [row] = (await gather('json-lines', { merchantId })).toString('utf8').trim().split('\n');
    const register = JSON.parse(row!) as Record<string, number>;
    const days = { from: businessDate('2026-11-01'), to: businessDate('2026-11-30') };
    for await (const one of fixture.get(DocumentsOfClosing).documents(merchantId, days)) {
      const ledger = ledgerSumsOf(one);
      expect([kind, amounts.map(([name]) => register[name])]).toEqual([
        kind,
        amounts.map(([, column]) => ledger[column] / 100),
      ]);
    }
  }
});
