import { expect, test } from 'vitest';
import { openInvoiceReader } from '#modules/imports/adapters/http/open-invoice-reader.ts';
import { lastNumberOf, type ImportedInvoice } from '#modules/imports/domain/open-invoice.ts';
import { headingsOf, readRecords } from '#platform/imports/records/read-records.ts';
import { messages } from '#messages/message-catalogue.ts';

const headings = headingsOf(openInvoiceReader, messages);
const read = async (text: string): Promise<readonly ImportedInvoice[]> => {
  const body = { content: Buffer.from(text).toString('base64') };
  const { rows, problems } = await readRecords(openInvoiceReader, headings, { body, turn: 'test' });
  expect(problems).toEqual([]);
  return rows.map(({ profile }) => profile);
};
/** An open row, shortly. */
const shown = (row: ImportedInvoice | undefined): object | undefined =>
  row?.state === 'OPEN'
    ? { ...row, total: `${row.total.toDecimal()} ${row.total.currency}`, open: row.open.toDecimal() }
    : row;

/** The heads of the lists that these programs export, each with one unpaid invoice of 120.00 of which 20.00 are paid. */
const programs = {
  'inv.bg':
    'Номер;Вид;Дата;Падеж;Клиент;ЕИК;Общо;Платено;Валута\n0000001232;Фактура;02.11.2026;16.11.2026;Хеликон ООД;831902088;120,00;20,00;EUR',
  'fakturirane.bg':
    '№ на фактура,Дата на издаване,Срок за плащане,Получател,ЕИК/Булстат,Обща сума,Неплатена сума\n0000001232,02.11.2026,16.11.2026,Хеликон ООД,831902088,"120,00","100,00"',
  Microinvest:
    'Документ №\tВид документ\tДата на документа\tПлатима до\tПартньор\tБулстат\tВсичко с ДДС\tОстатък\n0000001232\tФактура\t2.11.2026\t16.11.2026\tХеликон ООД\t831902088\t120.00\t100.00',
  Ajur: 'Док. №|Дата док.|Падеж|Контрагент|ЕИК на контрагента|Сума с ДДС|Салдо\n0000001232|02.11.2026|16.11.2026|Хеликон ООД|831902088|120,00|100,00',
  Xero: 'ContactName,EmailAddress,InvoiceNumber,InvoiceDate,DueDate,Total,AmountDue,Currency,Type\nХеликон ООД,,0000001232,02/11/2026,16/11/2026,120.00,100.00,EUR,ACCREC',
  QuickBooks:
    'Date,Transaction type,Num,Name,Due date,Amount,Open balance\n11/02/2026,Invoice,0000001232,Хеликон ООД,11/16/2026,120.00,100.00',
  'Zoho Invoice':
    'Invoice Date,Invoice Number,Customer Name,Due Date,Currency Code,Total,Balance,Invoice Status\n2026-11-02,0000001232,Хеликон ООД,2026-11-16,EUR,120.00,100.00,Overdue',
  'Invoice Ninja':
    'Invoice Number,Date,Due Date,Client Name,Amount,Balance,Status\n0000001232,2026-11-02,2026-11-16,Хеликон ООД,120.00,100.00,Partial',
} as const;

test.each(Object.entries(programs))('a list of %s is read by its headings', async (_, text) => {
  const [row] = await read(text);
  expect(shown(row)).toMatchObject({
    state: 'OPEN',
    number: '0000001232',
    type: 'INVOICE',
    issueDate: '2026-11-02',
    dueDate: '2026-11-16',
    buyerName: 'Хеликон ООД',
    total: '120 EUR',
    open: 100,
  });
});

const head = 'Номер;Дата;Клиент;Вид;Общо;Платено;Статус\n';
test.each([
  ['a paid invoice', '8;01.11.2026;Анна;Фактура;10,00;;Платена', { state: 'PAID', isNumbered: true }],
  ['one whose whole total is paid', '8;01.11.2026;Анна;Фактура;10,00;10,00;', { state: 'PAID' }],
  ['one that was paid with more', '8;01.11.2026;Анна;Фактура;10,00;12,00;', { state: 'PAID' }],
  ['a credit note', '8;01.11.2026;Анна;Кредитно известие;10,00;;', { state: 'OTHER', isNumbered: true }],
  ['a sum below zero', '8;01.11.2026;Анна;;-10,00;;', { state: 'OTHER', isNumbered: true }],
  ['a proforma', '9000;01.11.2026;Анна;Проформа;10,00;;', { state: 'OTHER', isNumbered: false }],
  ['an annulled invoice', '8;01.11.2026;Анна;Фактура;10,00;;Анулирана', { state: 'OTHER', isNumbered: true }],
])('%s is left out', async (_, row, is) => {
  expect(await read(head + row)).toMatchObject([is]);
});

test('an unpaid debit note is kept as one', async () => {
  const [row] = await read(`${head}8;01.11.2026;Анна;Дебитно известие;10,00;4,00;`);
  expect(shown(row)).toMatchObject({ type: 'DEBIT_NOTE', open: 6 });
});

test('a document of before 2026 without a currency is in lev, at the fixed rate, and one of after in euro', async () => {
  const rows = await read(`${head}7;31.12.2025;Анна;;195,58;0;\n8;01.01.2026;Анна;;195,58;0;`);
  expect(rows.map((row) => shown(row))).toMatchObject([{ total: '100 EUR' }, { total: '195.58 EUR' }]);
});

test('a heading that names the currency is the currency of its rows', async () => {
  const [row] = await read('Номер;Дата;Клиент;Общо (лв.);Платено (лв.)\n7;05.01.2026;Анна;195,58;0');
  expect(shown(row)).toMatchObject({ total: '100 EUR', open: 100 });
});

test('the last number counts documents of the series alone, and only digits', async () => {
  const rows = await read(
    `${head}0000000041;01.11.2026;А;Фактура;10;10;\n42;01.11.2026;А;Кредитно известие;10;;\n9999;01.11.2026;А;Проформа;10;;\nINV-77;01.11.2026;А;Фактура;10;0;`,
  );
  expect(lastNumberOf(rows)).toBe(42);
  expect(lastNumberOf([])).toBeNull();
});
