import { describe, expect, it } from 'vitest';
import { mt940File } from '#test/support/banking/mt940-file.ts';
import { linesOf, refusalOf, statementsOf } from '#test/support/banking/read.ts';
import { cut, ownIban, sampleLines, statementOf } from '#test/support/banking/sample-statement.ts';

const two = statementOf(sampleLines.slice(0, 2));
const file = mt940File(two);

/** A message with the fields between its balances. */
const message = (...fields: readonly string[]): string =>
  [':20:R', `:25:${ownIban}`, ':28C:1/1', ':60F:C261101EUR0,00', ...fields, ':62F:C261130EUR0,00', '-'].join(
    '\n',
  );
const details = async (field: string) => {
  const [line] = await linesOf(message(':61:2611021102C10,00NTRFNONREF', field));
  const { name, iban, text, endToEnd } = line!;
  return { name, iban, text, endToEnd };
};
const nothing = { name: null, iban: null, text: null, endToEnd: null };

describe('the texts of a movement of MT940', () => {
  it.each([
    ['free text', ':86:фактура 42 от Иван', { text: 'фактура 42 от Иван' }],
    ['free text of two lines', ':86:фактура 42\nот Иван', { text: 'фактура 42 от Иван' }],
    ['a full line that is cut in a word', `:86:${'а'.repeat(65)}\nбв`, { text: `${'а'.repeat(65)}бв` }],
    ['two fields', ':86:фактура 42\n:86:от Иван', { text: 'фактура 42 от Иван' }],
    ['parts', ':86:020?00Превод?20фактура?2142?32Иван?33Иванов', { text: 'фактура 42', name: 'Иван Иванов' }],
    [
      'parts without the code before them',
      ':86:?20фактура?2142?32Иван',
      { text: 'фактура 42', name: 'Иван' },
    ],
    ['another mark', ':86:020+00Превод+20фактура+2142+32Иван', { text: 'фактура 42', name: 'Иван' }],
    [
      'a break within a mark',
      ':86:020?00Превод?20фактура?\n2142?3\n2Иван',
      { text: 'фактура 42', name: 'Иван' },
    ],
    [
      'parts in another order',
      `:86:?32Иван?31${ownIban}?20фактура 42`,
      { text: 'фактура 42', name: 'Иван', iban: ownIban },
    ],
    ['further parts', ':86:?20фактура?60 42?63 от Иван', { text: 'фактура 42 от Иван' }],
    ['nothing but the kind', ':86:805?00Такса', { text: 'Такса' }],
    [
      'keywords',
      ':86:166?20EREF+E2E-1?21SVWZ+фактура 42?32Иван',
      { text: 'фактура 42', name: 'Иван', endToEnd: 'E2E-1' },
    ],
    ['a line that begins like a field', ':86:платено в\n:15:30 часа', { text: 'платено в :15:30 часа' }],
    ['a line that begins with a dash', ':86:платено\n- фактура 42', { text: 'платено - фактура 42' }],
    ['no text at all', ':86:', {}],
  ])('are read from %s', async (_, field, expected) => {
    expect(await details(field)).toEqual({ ...nothing, ...expected });
  });

  it('may stand behind the amount where no field follows', async () => {
    expect(await linesOf(message(':61:2611021102C10,00NTRFNONREF\nфактура 42'))).toMatchObject([
      { text: 'фактура 42' },
    ]);
  });

  it('behind the closing balance are none of a movement', async () => {
    const whole = message(':61:2611021102C10,00NTRFNONREF').replace('\n-', '\n:86:благодарим\n-');
    expect(await linesOf(whole)).toMatchObject([{ text: null }]);
  });
});

describe('a movement of MT940', () => {
  it.each([
    [':61:2611021102C10,00NTRFNONREF', { amountMinor: 1_000, isReversal: false }],
    [':61:2611021102CR10,5NTRFNONREF', { amountMinor: 1_050 }],
    [':61:261102D10,NTRFNONREF', { amountMinor: -1_000, bookedOn: '2026-11-02' }],
    [':61:2611021102RC10,00NTRFNONREF', { amountMinor: -1_000, isReversal: true }],
    [':61:2611021102RDR10,00NTRFNONREF', { amountMinor: 1_000, isReversal: true }],
    [':61:2611021102C10,00NTRFREF1//BANK1', { endToEnd: 'REF1', bankRef: 'BANK1' }],
    [':61:2612310102C10,00NTRFNONREF', { valueOn: '2026-12-31', bookedOn: '2027-01-02' }],
    [':61:2701021231C10,00NTRFNONREF', { valueOn: '2027-01-02', bookedOn: '2026-12-31' }],
    [':61:2611021102C1234,56NTRFNONREF', { amountMinor: 123_456 }],
    [':61:2611021102C1234.56NTRFNONREF', { amountMinor: 123_456 }],
  ])('is read from %s', async (field, expected) => {
    expect(await linesOf(message(field))).toMatchObject([expected]);
  });

  it('that is expected is counted and left out', async () => {
    const [found] = await statementsOf(message(':61:261102EC10,00NTRFNONREF', ':61:261102C1,00NTRFNONREF'));
    expect(found).toMatchObject({ pending: 1, lines: [{ amountMinor: 100 }] });
    expect(await refusalOf(message(':61:261102EC10,00NTRFNONREF'))).toMatchObject({
      code: 'banking.pending-lines-only',
    });
  });

  it.each([
    [':61:2611021102X10,00NTRF', 'fields.statement-value'],
    [':61:hello', 'fields.statement-value'],
    [':61:2613021102C10,00NTRFNONREF', 'fields.statement-date'],
    [':61:2611021302C10,00NTRFNONREF', 'fields.statement-date'],
    [':61:2611021102C10,123NTRFNONREF', 'fields.statement-decimals'],
  ])('of “%s” is refused with its row', async (field, problem) => {
    expect(await refusalOf(message(field))).toMatchObject({ problem, what: ':61:', row: 5 });
  });
});

describe('a message of MT940', () => {
  it.each([
    ['CR LF', file],
    ['LF', file.replaceAll('\r\n', '\n')],
    ['CR', file.replaceAll('\r\n', '\r')],
    ['empty lines', file.replaceAll('\r\n', '\r\n\r\n')],
    ['a byte-order mark', `\uFEFF${file}`],
    ['the blocks of the network', `{1:F01BNBGBGSF}{2:I940X}{4:\r\n${file.replace('\r\n-', '\r\n-}')}`],
    ['the first field within its block', `{1:F01X}{2:I940X}{4:${file}`],
    ['control characters', `\u0001${file}\u0003`],
    ['another statement behind it', file + file.replace(':20:STMT202611', ':20:SECOND')],
  ])('with %s holds the same lines', async (_, text) => {
    expect(await linesOf(text)).toEqual(two.entries.flat());
  });

  it.each([
    [`:25:BNBGBGSF/${ownIban}`],
    [`:25:${ownIban}EUR`],
    [`:25:${ownIban.toLowerCase().replaceAll(/(.{4})/g, '$1 ')}`],
    [`:25P:${ownIban}`],
    [`:25:BNBGBGSF/${ownIban} EUR`],
  ])('names the account in %s', async (account) => {
    const [found] = await statementsOf(message().replace(/:25:.*/, account));
    expect(found!.iban).toBe(ownIban);
  });

  it('of several parts has the balances of each', async () => {
    const first = message(':61:261102C1,00NTRFNONREF').replace(':62F:C261130EUR0,00', ':62M:C261102EUR1,00');
    const second = message()
      .replace(':60F:C261101EUR0,00', ':60M:C261102EUR1,00')
      .replace('EUR0,00', 'EUR1,00');
    const found = await statementsOf(`${first}\n${second}`);
    expect(found.map(({ openingMinor, closingMinor }) => [openingMinor, closingMinor])).toEqual([
      [0, 100],
      [100, 100],
    ]);
  });

  it.each([
    [':25:', /:25:.*\n/],
    [':60F:', /:60F:.*\n/],
    [':62F:', /:62F:[^]*/],
  ])('without %s is refused as not whole', async (what, removed) => {
    expect(await refusalOf(message().replace(removed, ''))).toMatchObject({
      problem: 'fields.statement-missing',
      what,
    });
  });

  it('has a negative balance as a debit', async () => {
    const [found] = await statementsOf(message().replace(':60F:C261101EUR0,00', ':60F:D261101EUR12,50'));
    expect(found!.openingMinor).toBe(-1_250);
  });

  it('may cut a text at any place of a line', async () => {
    for (let length = 20; length < 66; length += 1) {
      const cutFile = mt940File(two, (field) => cut(field, length, false).join('\r\n'));
      expect(await linesOf(cutFile)).toEqual(two.entries.flat());
    }
  });
});
