import exceljs from 'exceljs';
import fc from 'fast-check';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '#platform/database/open-database.ts';
import { factsInWords, inWords, withLiterals } from '#platform/exports/literals.ts';
import { amount, day, moment, rate, text, whole, type Export } from '#platform/exports/export.ts';
import { excelWorkbook } from '#platform/exports/excel-workbook.ts';
import { returnThread, takeThread } from '#platform/exports/excel-threads.ts';
import { writeExport } from '#platform/exports/write-export.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';

let database: TestDatabase;
let opened: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openDatabase(database.url);
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});
const source = () => ({ database: opened.database, url: database.url });

const exportFile = (rows: string, bindings: Readonly<Record<string, unknown>> = {}): Export => ({
  title: 'Редове',
  language: 'bg',
  columns: [
    text('words', 'Думи', 20, 'r.words'),
    day('day', 'Ден', 'r.day'),
    moment('at', 'Кога', 'r.at'),
    amount('sum', 'Сума', 'r.sum'),
    whole('count', 'Брой', 'r.count'),
  ],
  source: `from (values ${rows}) as r (words, day, at, sum, count)`,
  orderBy: 'r.count',
  bindings,
});
const totals = {
  currencySql: `'EUR'`,
  countsSql: 'r.sum > 0',
  label: 'Общо',
  labelColumn: 'words',
  currencyColumn: 'words',
};
/** More rows than one batch. */
const manyRows = {
  ...exportFile(''),
  source: `from (select 'ред ' || n, date '2026-11-20', null::timestamptz, n::bigint, n
    from generate_series(1, 1234) n) as r (words, day, at, sum, count)`,
};
const row = (words: string, sum = 123_456): string =>
  `(${words}, date '2026-03-29', timestamptz '2026-03-29 01:30:00+00', ${sum}::bigint, 1)`;

const gather = async (pieces: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const gathered: Uint8Array[] = [];
  for await (const piece of pieces) gathered.push(piece);
  return Buffer.concat(gathered);
};
const bytesOf = (format: 'csv' | 'excel' | 'json-lines', asked: Export): Promise<Buffer> =>
  gather(writeExport(source(), format, asked));
const linesOf = async (asked: Export): Promise<string[]> =>
  (await bytesOf('csv', asked)).toString('utf8').trimEnd().split('\r\n');

describe('CSV', () => {
  it('a CSV export has headings, decimal commas, and times in Sofia', async () => {
    expect(await linesOf(exportFile(row(`'Хляб'`)))).toEqual([
      '\uFEFFДуми;Ден;Кога;Сума;Брой',
      'Хляб;2026-03-29;2026-03-29 04:30:00;1234,56;1',
    ]);
  });

  it.each([
    [5, '0,05'],
    [-5, '-0,05'],
    [0, '0,00'],
    [-123_456_789_012, '-1234567890,12'],
  ])('a CSV export writes %d minor units as %s', async (minor, shown) => {
    expect((await linesOf(exportFile(row(`'x'`, minor))))[1]).toContain(`;${shown};`);
  });

  it('marks that turn a text around are left out of CSV and of a workbook, and no formula begins behind them', async () => {
    const asked = exportFile(row(`E'\u202e=1+1 \u2067Иван\u2069'`));
    expect((await linesOf(asked))[1]).toMatch(/^'=1\+1 Иван;/);
    const book = new exceljs.Workbook();
    await book.xlsx.load((await bytesOf('excel', asked)) as unknown as exceljs.Buffer);
    expect(book.worksheets[0]!.getRow(2).getCell(1).value).toBe('=1+1 Иван');
  });

  it('an English CSV export has decimal points', async () => {
    const [, line] = await linesOf({ ...exportFile(row(`'Bread'`)), language: 'en' });
    expect(line).toContain(';1234.56;');
  });

  it.each([
    '=1+1',
    '+359',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '  =1',
    '\u00a0=1',
    '\u3000=1',
    '＝1',
    '＋1',
    '－1',
    '＠x',
  ])('a CSV export turns a spreadsheet formula into text: %j', async (words) => {
    const bytes = await bytesOf('csv', exportFile(row(':words'), { words }));
    expect(bytes.toString('utf8').split('Брой\r\n')[1]).toMatch(
      new RegExp(`^"?'${words.replaceAll(/[+$()]/g, '\\$&')}`),
    );
  });

  it.each([
    [`x,=cmd|'/C calc'!A0`, `x,'=cmd|'/C calc'!A0`],
    ['x;=1+1', `"x;'=1+1"`],
    ['x,  -1', `x,  '-1`],
    ['x\t@SUM(A1)', `x\t'@SUM(A1)`],
    ['x"\n=1+1', `"x""\n'=1+1"`],
    ['x,＝1;＋1', `"x,'＝1;'＋1"`],
    ['Иван, +359 888 123 456', `Иван, '+359 888 123 456`],
  ])('a CSV export turns a formula behind another separator into text: %j', async (words, written) => {
    const bytes = await bytesOf('csv', exportFile(row(':words'), { words }));
    expect(bytes.toString('utf8').split('Брой\r\n')[1]).toMatch(
      new RegExp(`^${written.replaceAll(/[+$()|]/g, '\\$&')};`),
    );
  });

  it('no text of a CSV export begins a formula, whichever separator splits the file and whether quotes count', async () => {
    const pieces = [
      '=',
      '+',
      '-',
      '@',
      '＝',
      '＋',
      '－',
      '＠',
      ',',
      ';',
      '"',
      "'",
      '\t',
      '\n',
      '\r',
      ' ',
      '\u00a0',
      'а',
      '1',
    ];
    const typed = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 12 });
    const texts = fc.sample(typed, 400).map((chosen) => chosen.join(''));
    const rows = texts.map((_, place) => row(`:t${place}`)).join(', ');
    const bindings = Object.fromEntries(texts.map((text, place) => [`t${place}`, text]));
    const csv = (await bytesOf('csv', exportFile(rows, bindings))).toString('utf8').replace('\uFEFF', '');
    const began = /^[\s\u00a0\u3000]*[-=+@＝＋－＠]/u;
    const cuts = [',', ';', '\t'].flatMap((delimiter) => [
      csv.split(new RegExp(`[${delimiter}\r\n]`)),
      csv.replaceAll('"', '').split(new RegExp(`[${delimiter}\r\n]`)),
      csv.split(new RegExp(`[${delimiter}\r\n"]`)),
    ]);
    const quoted = parseCsv(csv, { delimiter: ';' });
    cuts.push(quoted.flat().map(String));
    expect(cuts.flat().filter((cell) => began.test(cell))).toEqual([]);
    const [, ...cells] = quoted;
    const bare = (text: unknown) => String(text).replaceAll("'", '');
    expect(cells.map(([words]) => bare(words))).toEqual(texts.map(bare));
  });

  it('a CSV export ends rows with CRLF and keeps a line break inside a cell', async () => {
    const bytes = await bytesOf(
      'csv',
      exportFile(`${row(':words')}, ${row(`'втори'`)}`, { words: 'два\nреда "тук"' }),
    );
    const [, ...rows] = bytes.toString('utf8').split('\r\n');
    expect(rows).toEqual([
      expect.stringMatching(/^"два\nреда ""тук""";2026/),
      expect.stringMatching(/^втори;2026/),
      '',
    ]);
  });

  it('a CSV export writes an empty text as an empty cell, not as two quotes', async () => {
    expect((await linesOf(exportFile(row(`''`))))[1]).toMatch(/^;2026-03-29;/);
  });

  it('a CSV export writes a JSON object as names and values', async () => {
    const words = factsInWords(`'{"reason": "грешка", "from": 1}'::jsonb`);
    expect((await linesOf(exportFile(row(words))))[1]).toMatch(/^"from: 1; reason: грешка";/);
    expect((await linesOf(exportFile(row(factsInWords(`'{}'::jsonb`)))))[1]).toMatch(/^;/);
  });

  it.each(['Иван', '0000000001', 'a=b', '12-34', 'ivan@example.com'])(
    'a CSV export leaves other text unchanged: %j',
    async (words) => {
      expect((await linesOf(exportFile(row(':words'), { words })))[1]).toMatch(new RegExp(`^${words};`));
    },
  );
});

describe('an exchange rate', () => {
  const rates = (language: 'bg' | 'en'): Export => ({
    ...exportFile(`${row(`'x'`)}, ${row(`'y'`)}`),
    language,
    columns: [rate('rate', 'Курс', `(case when r.words = 'x' then 1.171200 end)`)],
    orderBy: 'r.words',
  });

  it('a rate has no trailing zeros and the decimal mark of the language, and an absent one is empty', async () => {
    expect((await bytesOf('csv', rates('bg'))).toString()).toBe('\uFEFFКурс\r\n1,1712\r\n\r\n');
    expect((await linesOf(rates('en')))[1]).toBe('1.1712');
  });

  it('a rate is a number in a workbook and in JSON lines', async () => {
    const book = new exceljs.Workbook();
    await book.xlsx.load((await bytesOf('excel', rates('bg'))) as unknown as exceljs.Buffer);
    expect(book.worksheets[0]!.getRow(2).getCell(1)).toMatchObject({ value: 1.1712, numFmt: '0.0000##' });
    expect((await bytesOf('json-lines', rates('bg'))).toString()).toBe('{"rate":1.1712}\n{"rate":null}\n');
  });
});

describe('a workbook', () => {
  it('a workbook has typed cells, and sums of the rows that count', async () => {
    const asked = { ...exportFile(`${row(`'=1+1'`)}, ${row(`'x'`, 100)}, ${row(`'y'`, -7)}`), totals };
    const book = new exceljs.Workbook();
    await book.xlsx.load((await bytesOf('excel', asked)) as unknown as exceljs.Buffer);
    const page = book.worksheets[0]!;
    const first = page.getRow(2);
    expect(first.getCell(1)).toMatchObject({ type: exceljs.ValueType.String, value: '=1+1' });
    expect(first.getCell(2).value).toEqual(new Date('2026-03-29T00:00:00Z'));
    expect(first.getCell(3).value).toEqual(new Date('2026-03-29T04:30:00Z'));
    expect(first.getCell(4)).toMatchObject({ type: exceljs.ValueType.Number, value: 1_234.56 });
    expect(page.getRow(6).getCell(4).value).toBe(1_235.56);
  });

  it('a workbook prints on A4 landscape, fitted to its width, with headings, title and period on every page', async () => {
    const book = new exceljs.Workbook();
    const asked = { ...exportFile(row(`'x'`)), about: 'Период: 01.10.2026 – 31.10.2026' };
    await book.xlsx.load((await bytesOf('excel', asked)) as unknown as exceljs.Buffer);
    const page = book.worksheets[0]!;
    expect(page.pageSetup).toMatchObject({
      paperSize: 9,
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: '1:1',
    });
    expect(page.headerFooter.oddHeader).toBe('&L&BРедове&B&RПериод: 01.10.2026 – 31.10.2026');
    expect(page.autoFilter).toBe('A1:E1');
  });
});

describe('a workbook in the hands of another program than the one that wrote it', () => {
  const pagesOf = async (asked: Export) => (await readXlsx(await bytesOf('excel', asked))).sheets;

  it('a workbook keeps typed text exactly, except for characters that XML cannot hold', async () => {
    const typed = ` =1+1 <b>&amp;</b> "х"\t'ред'\n👍 \u0001\u001f\uffff`;
    const [page] = await pagesOf(exportFile(row(':typed'), { typed }));
    expect(page?.rows[1]).toEqual([
      ` =1+1 <b>&amp;</b> "х"\t'ред'\n👍 `,
      new Date('2026-03-29T00:00:00Z'),
      new Date('2026-03-29T04:30:00Z'),
      1_234.56,
      1,
    ]);
  });

  it('a workbook has every row once and in order over several batches, with the sums below', async () => {
    const [page] = await pagesOf({ ...manyRows, totals });
    expect(page?.rows.slice(1, 1_235).map((cells) => cells.at(4))).toEqual(
      Array.from({ length: 1_234 }, (_, place) => place + 1),
    );
    expect(page?.rows.at(-1)?.[3]).toBe((1_234 * 1_235) / 2 / 100);
  });

  it('a workbook continues on a further worksheet when one is full, with the header again and the sums at the end', async () => {
    const numbered = {
      ...exportFile(''),
      source: `from (select 'ред', null::date, null::timestamptz, 100::bigint, n
        from generate_series(1, 1200) n) as r (words, day, at, sum, count)`,
      totals,
    };
    const pages = (await readXlsx(await gather(excelWorkbook(database.url, numbered, 1_000)))).sheets;
    expect(pages.map(({ name }) => name)).toEqual(['Редове', 'Редове 2']);
    expect(pages.map(({ rows }) => rows[0]?.at(4))).toEqual(['Брой', 'Брой']);
    expect(pages.flatMap(({ rows }) => rows.map((cells) => cells.at(4)).filter(Number.isInteger))).toEqual(
      Array.from({ length: 1_200 }, (_, place) => place + 1),
    );
    expect(pages[1]?.rows.at(-1)?.[3]).toBe(1_200);
  });

  it('a workbook can have columns beyond Z', async () => {
    const columns = Array.from({ length: 30 }, (_, place) => text(`c${place}`, `К${place}`, 5, `'${place}'`));
    const [page] = await pagesOf({ ...exportFile(row(`'x'`)), columns });
    expect(page?.rows[1]).toEqual(Array.from({ length: 30 }, (_, place) => String(place)));
  });
});

/** The thread that the next workbook would get. */
const nextThread = (): number => {
  const thread = takeThread();
  returnThread(thread);
  return thread.threadId;
};

describe('the thread that writes a workbook', () => {
  it('the next workbook is written by the same thread', async () => {
    await bytesOf('excel', exportFile(row(`'x'`)));
    const first = nextThread();
    await bytesOf('excel', exportFile(row(`'x'`)));
    expect(nextThread()).toBe(first);
  });

  it('a workbook that is not read to its end ends its thread', async () => {
    const left = nextThread();
    for await (const bytes of writeExport(source(), 'excel', manyRows)) {
      expect(bytes.length).toBeGreaterThan(0);
      break;
    }
    expect(nextThread()).not.toBe(left);
  });

  it('a workbook thread reports an error of the database', async () => {
    await expect(bytesOf('excel', { ...exportFile(row(`'x'`)), orderBy: 'r.nothing' })).rejects.toMatchObject(
      {
        code: '42703',
      },
    );
  });

  it('a workbook thread reports an unavailable database', async () => {
    const nowhere = writeExport(
      { ...source(), url: 'postgres://plateno@127.0.0.1:9/plateno' },
      'excel',
      exportFile(row(`'x'`)),
    );
    await expect(gather(nowhere)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});

describe('JSON lines', () => {
  it('JSON lines are objects keyed by column name', async () => {
    const lines = (await bytesOf('json-lines', exportFile(row(`'Хляб'`))))
      .toString('utf8')
      .trimEnd()
      .split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      { words: 'Хляб', day: '2026-03-29', at: '2026-03-29T04:30:00', sum: 1_234.56, count: 1 },
    ]);
  });

  it('a JSON lines export closes its connection when its reader stops early', async () => {
    for await (const lines of writeExport(source(), 'json-lines', manyRows)) {
      expect(lines.length).toBeGreaterThan(0);
      break;
    }
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const exporting = async () => {
      const { rows } = await client.query(
        `select from pg_stat_activity where datname = current_database() and application_name = 'plateno export'`,
      );
      return rows.length;
    };
    await expect.poll(exporting).toBe(0);
    await client.end();
  });
});

describe('what is written into a statement', () => {
  it.each([
    [`'; drop table users; --`, `'''; drop table users; --'`],
    ['a\\b', ` E'a\\\\b'`],
    [7, '7'],
    [null, 'null'],
    [true, 'true'],
    [[1, 2], 'array[1,2]::bigint[]'],
    [[], 'array[]::bigint[]'],
  ])('the binding %j is written into a statement as %s', (value, written) => {
    expect(withLiterals('select :value', { value })).toBe(`select ${written}`);
  });

  it('texts and types of a statement are not taken for bindings', () => {
    expect(withLiterals(`select ':value', 1::text, :value`, { value: 1 })).toBe(
      `select ':value', 1::text, 1`,
    );
  });

  it.each([Number.NaN, { a: 1 }, ['x']])('the binding %j has no literal and is an error', (value) => {
    expect(() => withLiterals(':value', { value })).toThrow(TypeError);
  });

  it('a missing binding is an error, not an empty list', () => {
    expect(() => withLiterals(':value', {})).toThrow('no binding for :value');
  });

  it('texts for enumerated values leave unknown values unchanged', () => {
    expect(inWords('x', { PAID: `Платена` })).toBe(`(case x when 'PAID' then 'Платена' else x end)`);
  });
});
