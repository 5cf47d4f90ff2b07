import exceljs from 'exceljs';
import { describe, expect, it } from 'vitest';
import { changeBankAccount } from '#contract/banking/bank-statements.ts';
import type { StatementColumns } from '#kernel/bank-statement.ts';
import { linesOf, read, refusalOf, statementsOf } from '#test/support/banking/read.ts';
import { ownIban, sampleStatement } from '#test/support/banking/sample-statement.ts';
import { csvFile, tableColumns, xlsxFile } from '#test/support/banking/table-files.ts';

const workbook = await xlsxFile(sampleStatement);

const guessOf = async (file: string | Uint8Array) => {
  const found = await read(file);
  if (found.kind !== 'UNNAMED_TABLE') throw new Error(found.kind);
  const fields = found.table.columns.flatMap(({ name, field }) => (field === null ? [] : [[field, name]]));
  return { ...found.table, fields: Object.fromEntries(fields) as Record<string, string> };
};

describe('a table whose columns are not named yet', () => {
  it.each([
    ['CSV', csvFile(sampleStatement)],
    ['XLSX', workbook],
  ])('is answered with what they seem to be, its samples and the account above: %s', async (format, file) => {
    const found = await guessOf(file);
    expect(found).toMatchObject({ format, iban: ownIban, fields: tableColumns.columns });
    expect(found.columns[6]!.samples).toEqual([
      'фактура 0000000042',
      'FAKTURA 43',
      'ф-ра 0000000044/02.11.2026',
    ]);
  });

  it.each([
    [
      'Date,Amount,Currency,Payment Reference,Payer Name,Payee Account Number,TransferWise ID\n02-11-2026,10.50,EUR,INV 42,Ann,BE1,T-1',
      {
        bookedOn: 'Date',
        amount: 'Amount',
        currency: 'Currency',
        text: 'Payment Reference',
        name: 'Payer Name',
        iban: 'Payee Account Number',
        bankReference: 'TransferWise ID',
      },
    ],
    [
      'Type,Completed Date,Description,Amount,Currency,State\nTOPUP,2026-11-02 10:00:00,From Ann,10.50,EUR,COMPLETED',
      { bookedOn: 'Completed Date', amount: 'Amount', text: 'Description', currency: 'Currency' },
    ],
    [
      'Дата на операция;Вальор;Сума (EUR);Дт/Кт;Наредител/Получател;Основание\n02.11.2026;02.11.2026;10,50;Кт;Иван;ф-ра 42',
      {
        bookedOn: 'Дата на операция',
        valueOn: 'Вальор',
        amount: 'Сума (EUR)',
        name: 'Наредител/Получател',
        text: 'Основание',
      },
    ],
  ])('is guessed by the heads of banks: %s', async (file, fields) => {
    expect((await guessOf(file)).fields).toEqual(fields);
  });

  it.each([
    ['customers', 'Име;ЕИК;Имейл\nРомашка ООД;206362150;a@example.com\n'],
    ['items', 'Артикул;Цена\nКафе;2,50\n'],
    ['days', 'Дата;Смяна\n02.11.2026;10\n'],
    ['one column', 'Дата\n02.11.2026\n'],
    ['words', 'Здравейте, това е бележка.'],
  ])('is refused when it is no statement: %s', async (_, file) => {
    expect(await refusalOf(file)).toMatchObject({ code: 'banking.unknown-format' });
  });
});

const signed: StatementColumns = {
  columns: { bookedOn: 'Date', amount: 'Amount', text: 'Text' },
  decimalMark: 'POINT',
  dateOrder: 'YMD',
};
const rows = (...given: readonly string[]): string => ['Date,Amount,Text', ...given].join('\n');

describe('a table with named columns', () => {
  it.each([
    ['letters of two signs', 'Основани\u0438\u0306'],
    ['invisible letters and a space at the end', '\u200BОсно\u00ADвание\u00A0'],
    ['marks that turn a text around', '\u202BОснование\u202C'],
    ['two lines', '"Осно\r\nвание"'],
  ])('finds a heading of %s as a request stores it', async (_, heading) => {
    const file = `Справка\n${heading},Date,Amount\nф-ра 42,2026-11-02,1.00`;
    const { columns } = await guessOf(file);
    const request = changeBankAccount.body.parse({
      columns: { ...signed, columns: { ...signed.columns, text: columns[0]!.name } },
    });
    expect(await linesOf(file, request.columns as StatementColumns)).toMatchObject([{ text: 'ф-ра 42' }]);
  });

  it('that lacks one of them is refused with its name', async () => {
    const columns = { ...signed, columns: { ...signed.columns, iban: 'IBAN' } };
    expect(await refusalOf(rows('2026-11-02,1.00,a'), columns)).toMatchObject({
      code: 'banking.unreadable',
      problem: 'fields.statement-column',
      what: 'IBAN',
    });
  });

  it('without a name for day or amount is answered like one without names', async () => {
    const file = rows('2026-11-02,1.00,a');
    expect(await read(file, { ...signed, columns: { bookedOn: 'Date' } })).toMatchObject({
      kind: 'UNNAMED_TABLE',
    });
  });

  it.each([
    ['DMY', '02/11/2026'],
    ['DMY', '2.11.26'],
    ['DMY', '02.11.2026 г.'],
    ['DMY', '02.11.2026 10:15:00'],
    ['DMY', '2026-11-02T10:15:00'],
    ['MDY', '11/02/2026'],
    ['YMD', '2026-11-02'],
    ['YMD', '20261102'],
    ['YMD', '26.11.02'],
  ] as const)('reads a day in the order %s: %s', async (dateOrder, day) => {
    expect(await linesOf(rows(`${day},1.00,a`), { ...signed, dateOrder })).toMatchObject([
      { bookedOn: '2026-11-02' },
    ]);
  });

  it.each([
    ['POINT', '1234.50', 123_450],
    ['POINT', '"1,234.50"', 123_450],
    ['POINT', '-1 234.50', -123_450],
    ['POINT', '(1234.50)', -123_450],
    ['POINT', '1234.50 EUR', 123_450],
    ['POINT', '1234.50 CR', 123_450],
    ['POINT', '1234.50 DR', -123_450],
    ['POINT', 'DR 1234.50', -123_450],
    ['POINT', '1234.50Дт', -123_450],
    ['POINT', '+1234.50000', 123_450],
    ['COMMA', '"1.234,50"', 123_450],
    ['COMMA', '"1234,5"', 123_450],
    ['COMMA', '1.234', 123_400],
  ] as const)('reads an amount with the mark %s: %s', async (decimalMark, amount, amountMinor) => {
    expect(await linesOf(rows(`2026-11-02,${amount},a`), { ...signed, decimalMark })).toMatchObject([
      { amountMinor },
    ]);
  });

  it.each([
    ['2026-02-30,1.00,a', 'fields.statement-date', 'Date'],
    ['soon,1.00,a', 'fields.statement-date', 'Date'],
    [',1.00,a', 'fields.statement-date', 'Date'],
    ['2026-11-02,x,a', 'fields.statement-amount', 'Amount'],
    ['2026-11-02,,a', 'fields.statement-missing', 'Amount'],
    ['2026-11-02,1.005,a', 'fields.statement-decimals', 'Amount'],
    ['soon,1.00,Total Energies', 'fields.statement-date', 'Date'],
  ])('is refused with row and column of what is no value: %s', async (row, problem, what) => {
    expect(await refusalOf(rows('2026-11-02,1.00,a', row), signed)).toMatchObject({ problem, what, row: 3 });
  });

  it('passes over sums, balances, repeated heads and rows without day and amount', async () => {
    const file = rows(
      '2026-11-01,500.00,Opening balance',
      '2026-11-02,1.00,a',
      ',,further text',
      'Date,Amount,Text',
      'Total,1.00,',
      ',1.00,Общо',
    );
    expect(await linesOf(file, signed)).toMatchObject([{ amountMinor: 100, text: 'a' }]);
  });

  it('reads direction and state from columns of their own', async () => {
    const file = [
      'Date,Amount,Text,Dr/Cr,State',
      '2026-11-02,1.00,a,DR,COMPLETED',
      '2026-11-02,2.00,b,CR,COMPLETED',
      '2026-11-02,3.00,c,CR,PENDING',
      '2026-11-02,4.00,d,CR,REVERTED',
    ].join('\n');
    const [found] = await statementsOf(file, signed);
    expect(found).toMatchObject({ pending: 2, lines: [{ amountMinor: -100 }, { amountMinor: 200 }] });
  });

  it('takes debits that are all below zero for outgoing money', async () => {
    const columns = { ...signed, columns: { bookedOn: 'Date', credit: 'In', debit: 'Out' } };
    const file = 'Date,In,Out\n2026-11-02,,-1.00\n2026-11-02,2.00,\n2026-11-02,0.00,-3.00\n';
    expect(await linesOf(file, columns)).toMatchObject([
      { amountMinor: -100, isReversal: false },
      { amountMinor: 200 },
      { amountMinor: -300, isReversal: false },
    ]);
    expect(await linesOf(`${file}2026-11-02,,4.00\n`, columns)).toMatchObject([
      { amountMinor: 100, isReversal: true },
      {},
      {},
      { amountMinor: -400, isReversal: false },
    ]);
  });

  it('names one currency', async () => {
    const columns = { ...signed, columns: { ...signed.columns, currency: 'Currency' } };
    const file = 'Date,Amount,Text,Currency\n2026-11-02,1.00,a,usd\n';
    expect(await statementsOf(file, columns)).toMatchObject([
      { currency: 'USD', lines: [{ currency: 'USD' }] },
    ]);
    expect(await refusalOf(`${file}2026-11-02,1.00,a,EUR\n`, columns)).toMatchObject({
      problem: 'fields.statement-currency',
      found: 'EUR',
    });
  });

  it('reads numbers of days as a workbook counts them', async () => {
    const book = new exceljs.Workbook();
    const page = book.addWorksheet('a');
    page.addRow(['Date', 'Amount', 'Text']);
    page.addRow([46_328, 10.1, 'a']);
    page.addRow(['02.11.2026', 0.1 + 0.2, 'b']);
    const bytes = new Uint8Array(await book.xlsx.writeBuffer());
    expect(await linesOf(bytes, { ...signed, dateOrder: 'DMY' })).toMatchObject([
      { bookedOn: '2026-11-02', amountMinor: 1_010 },
      { bookedOn: '2026-11-02', amountMinor: 30 },
    ]);
  });
});
