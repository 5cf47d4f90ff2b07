import { describe, expect, it } from 'vitest';
import { linesOf, refusalOf, statementsOf } from '#test/support/banking/read.ts';
import { ownIban, sampleLines, statementOf } from '#test/support/banking/sample-statement.ts';
import { columnsOfUbb } from '#test/support/banking/ubb-columns.ts';
import { ubbText, ubbXml } from '#test/support/banking/ubb-file.ts';

const statement = statementOf(sampleLines.slice(0, 3));
const text = ubbText(statement);
const other = sampleLines[0]!.iban!;
const head = columnsOfUbb.join('|');
/** A text with one movement, some of its cells given. */
const row = (cells: Readonly<Record<string, string>>): string => {
  const usual = { IBAN_S: ownIban, POST_DATE: '02/11/2026', AMOUNT_C: '1.00', ...cells } as Record<
    string,
    string
  >;
  return `${head}\r\n${columnsOfUbb.map((name) => usual[name] ?? '').join('|')}\r\n`;
};

describe('a text of UBB', () => {
  it.each([
    ['rows that end with a mark', text.replaceAll('\r\n', '|\r\n')],
    ['titles above its head', `Извлечение\r\n\r\n${text}`],
    ['LF', text.replaceAll('\r\n', '\n')],
    ['columns in another order', ubbText(statement, columnsOfUbb.toReversed() as never)],
    ['further columns', text.replaceAll(/^(?=.)/gm, 'x|')],
    ['a head in small letters', text.replace(head, head.toLowerCase())],
  ])('with %s holds the same lines', async (_, changed) => {
    expect(await linesOf(changed)).toEqual(await linesOf(text));
  });

  it('that is short is refused with the words of the bank for the detailed one', async () => {
    const short = ubbText(statement, ['IBAN_S', 'POST_DATE', 'AMOUNT_D', 'AMOUNT_C', 'REFERENCE'] as never);
    expect(await refusalOf(short)).toMatchObject({
      code: 'banking.unreadable',
      problem: 'fields.statement-detailed',
      what: 'NAME_R, REM_I, REM_II, IBAN_R',
    });
  });

  it.each([
    [{ POST_DATE: '31/02/2026' }, 'fields.statement-date'],
    [{ POST_DATE: '' }, 'fields.statement-missing'],
    [{ AMOUNT_C: '1.234' }, 'fields.statement-decimals'],
    [{ AMOUNT_C: 'x' }, 'fields.statement-amount'],
    [{ AMOUNT_D: '5.00' }, 'fields.statement-value'],
    [{ IBAN_S: '' }, 'fields.statement-missing'],
    [{ REM_I: 'a|b|c' }, 'fields.statement-cells'],
  ])('with %j is refused with its row', async (cells, problem) => {
    expect(await refusalOf(row(cells))).toMatchObject({ code: 'banking.unreadable', problem, row: 2 });
  });

  it('takes a booking back by an amount below zero', async () => {
    expect(await linesOf(row({ AMOUNT_C: '-1,234.50' }))).toMatchObject([
      { amountMinor: -123_450, isReversal: true },
    ]);
    expect(await linesOf(row({ AMOUNT_C: '', AMOUNT_D: '-2.00' }))).toMatchObject([
      { amountMinor: 200, isReversal: true },
    ]);
  });

  it('keeps quotes and joins both texts', async () => {
    expect(await linesOf(row({ NAME_R: '"АБВ" ООД', REM_I: 'фактура', REM_II: '"42"' }))).toMatchObject([
      { name: '"АБВ" ООД', text: 'фактура "42"' },
    ]);
  });

  it('of two accounts holds a statement for each', async () => {
    const both =
      text +
      ubbText({ ...statement, iban: other })
        .split('\r\n')
        .slice(1)
        .join('\r\n');
    expect((await statementsOf(both)).map(({ iban, lines }) => [iban, lines.length])).toEqual([
      [ownIban, 3],
      [other, 3],
    ]);
  });

  it('without a movement is refused', async () => {
    expect(await refusalOf(`${head}\r\n`)).toMatchObject({ problem: 'fields.statement-missing' });
  });
});

describe('an XML of UBB', () => {
  const cells =
    '<POST_DATE>02/11/2026</POST_DATE><AMOUNT_D/><AMOUNT_C>1.00</AMOUNT_C><REM_II/><REFERENCE/><IBAN_R/>';
  const named = '<NAME_R>Иван</NAME_R><REM_I>фактура 42</REM_I>';

  it('may name account and balances once, before or behind its movements', async () => {
    const account = `<IBAN_S>${ownIban}</IBAN_S><OPEN_BALANCE>5.00</OPEN_BALANCE>`;
    const file = `<A><B>${account}<C>${cells}${named}</C><CLOSE_BALANCE>6.00</CLOSE_BALANCE></B></A>`;
    expect(await statementsOf(file)).toMatchObject([
      {
        format: 'UBB_XML',
        iban: ownIban,
        openingMinor: 500,
        closingMinor: 600,
        lines: [{ amountMinor: 100, name: 'Иван', text: 'фактура 42' }],
      },
    ]);
  });

  it('may hold its values in attributes', async () => {
    const values = `IBAN_S="${ownIban}" POST_DATE="02/11/2026" AMOUNT_D="1.00" AMOUNT_C="" NAME_R="" REM_I="a" REM_II="b"`;
    expect(await linesOf(`<A><B ${values} REFERENCE="" IBAN_R=""/></A>`)).toMatchObject([
      { amountMinor: -100, text: 'a b', name: null },
    ]);
  });

  it('without details is refused with the words of the bank for the detailed one', async () => {
    expect(await refusalOf(ubbXml(statement).replaceAll(/<REM_I>.*?<\/REM_I>/g, ''))).toMatchObject({
      problem: 'fields.statement-detailed',
      what: 'REM_I',
    });
  });
});
