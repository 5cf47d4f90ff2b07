import { describe, expect, it } from 'vitest';
import { camtFile, camtStatement, camtVersions } from '#test/support/banking/camt-file.ts';
import { linesOf, refusalOf, statementsOf } from '#test/support/banking/read.ts';
import {
  ownIban,
  sampleLines,
  sampleStatement,
  statementOf,
} from '#test/support/banking/sample-statement.ts';
import { windows1251 } from '#test/support/banking/windows-1251.ts';

const [incoming] = sampleLines;
const one = statementOf([incoming!]);
const fileOf = (entries: string, version: (typeof camtVersions)[number] = '02'): string =>
  camtFile(
    [camtStatement({ ...one, entries: [] }, version).replace('</Stmt>', `${entries}</Stmt>`)],
    version,
  );

/** An entry with the parts that are given. */
const entry = ({
  amount = '10.00',
  direction = 'CRDT',
  status = '<Sts>BOOK</Sts>',
  days = '<BookgDt><Dt>2026-11-02</Dt></BookgDt>',
  more = '',
} = {}): string =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>${status}${days}<BkTxCd/>${more}</Ntry>`;

const transfer = (amount: string, text: string): string =>
  `<TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">${amount}</Amt></TxAmt></AmtDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`;

describe('an entry of CAMT.053', () => {
  it.each(camtVersions)('that is pending is counted and left out in version %s', async (version) => {
    const booked = camtStatement(one, version);
    const pending = camtStatement(one, version, { status: 'PDNG' });
    const found = await statementsOf(camtFile([booked, pending], version));
    expect(found.map(({ lines, pending: count }) => [lines.length, count])).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it.each(camtVersions)('without any booked one refuses the file of version %s', async (version) => {
    const file = camtFile([camtStatement(sampleStatement, version, { status: 'PDNG' })], version);
    expect(await refusalOf(file)).toMatchObject({ code: 'banking.pending-lines-only', pending: 38 });
  });

  it('may have five decimals, of which two are not zero', async () => {
    const [line] = await linesOf(fileOf(entry({ amount: '1234.56000' })));
    expect(line!.amountMinor).toBe(123_456);
    expect(await refusalOf(fileOf(entry({ amount: '1234.56001' })))).toMatchObject({
      code: 'banking.unreadable',
      problem: 'fields.statement-decimals',
      what: 'Ntry/Amt',
      found: '1234.56001',
    });
  });

  it('that takes a credit back is a debit and a reversal', async () => {
    const back = entry({ direction: 'DBIT', status: '<RvslInd>true</RvslInd><Sts>BOOK</Sts>' });
    expect(await linesOf(fileOf(back))).toMatchObject([{ amountMinor: -1_000, isReversal: true }]);
  });

  it('with several transfers is a line for each when their amounts are its amount', async () => {
    const more = `<NtryDtls>${transfer('4.00', 'a')}${transfer('6.00', 'b')}</NtryDtls>`;
    expect(await linesOf(fileOf(entry({ more })))).toMatchObject([
      { amountMinor: 400, text: 'a' },
      { amountMinor: 600, text: 'b' },
    ]);
  });

  it.each([
    ['another sum', `<NtryDtls>${transfer('4.00', 'a')}${transfer('5.00', 'b')}</NtryDtls>`],
    [
      'no amounts',
      `<NtryDtls>${transfer('10.00', 'a')}<TxDtls><RmtInf><Ustrd>b</Ustrd></RmtInf></TxDtls></NtryDtls>`,
    ],
  ])('with transfers of %s is one line with their texts and no name', async (_, more) => {
    expect(await linesOf(fileOf(entry({ more })))).toMatchObject([
      { amountMinor: 1_000, text: 'a b', name: null, iban: null },
    ]);
  });

  it('of negative interest is a debit with the text of the bank', async () => {
    const interest = entry({ direction: 'DBIT', more: '<AddtlNtryInf>Отрицателна лихва</AddtlNtryInf>' });
    expect(await linesOf(fileOf(interest))).toMatchObject([
      { amountMinor: -1_000, text: 'Отрицателна лихва', name: null },
    ]);
  });

  it('of nothing is no line', async () => {
    expect(await linesOf(fileOf(entry({ amount: '0.00' }) + entry()))).toHaveLength(1);
  });

  it('is booked on the day in Sofia of an instant with its offset', async () => {
    const days = '<BookgDt><DtTm>2026-11-02T23:30:00Z</DtTm></BookgDt>';
    expect(await linesOf(fileOf(entry({ days })))).toMatchObject([{ bookedOn: '2026-11-03' }]);
  });

  it('names the other side also where a bank has swapped the parties', async () => {
    const party = (role: string, name: string, iban: string): string =>
      `<${role}><Nm>${name}</Nm></${role}><${role}Acct><Id><IBAN>${iban}</IBAN></Id></${role}Acct>`;
    const swapped = party('Dbtr', 'Ние', ownIban) + party('Cdtr', 'Платецът', incoming!.iban!);
    const more = `<NtryDtls><TxDtls><RltdPties>${swapped}</RltdPties></TxDtls></NtryDtls>`;
    expect(await linesOf(fileOf(entry({ more })))).toMatchObject([
      { name: 'Платецът', iban: incoming!.iban },
    ]);
  });

  it.each([
    ['Ntry/Amt', '<Ntry><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts></Ntry>'],
    ['Ntry/CdtDbtInd', '<Ntry><Amt Ccy="EUR">1.00</Amt><Sts>BOOK</Sts></Ntry>'],
    ['Ntry/Sts', '<Ntry><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></Ntry>'],
  ])('without %s is refused with its row', async (what, broken) => {
    const file = fileOf(`\n\n${broken}`);
    expect(await refusalOf(file)).toMatchObject({ problem: 'fields.statement-missing', what, row: 4 });
  });

  it('in another currency than the account is refused', async () => {
    const other = entry().replace('"EUR"', '"USD"');
    expect(await refusalOf(fileOf(other))).toMatchObject({
      problem: 'fields.statement-currency',
      found: 'USD',
    });
  });

  it.each(['abc', '', '-5', '1.2.3', '99999999999999999'])('of “%s” is refused', async (amount) => {
    expect(await refusalOf(fileOf(entry({ amount })))).toMatchObject({ problem: 'fields.statement-amount' });
  });

  it.each(['2026-02-30', '0026-11-02', 'yesterday'])('of the day %s is refused', async (day) => {
    const days = `<BookgDt><Dt>${day}</Dt></BookgDt>`;
    expect(await refusalOf(fileOf(entry({ days })))).toMatchObject({
      problem: 'fields.statement-date',
      what: 'BookgDt',
    });
  });
});

describe('a document of CAMT.053', () => {
  const file = camtFile([camtStatement(one, '08')], '08');

  it('holds a statement for each account', async () => {
    const other = { ...one, iban: incoming!.iban! };
    const found = await statementsOf(camtFile([camtStatement(one, '08'), camtStatement(other, '08')], '08'));
    expect(found.map(({ iban, statementRef, from, to }) => ({ iban, statementRef, from, to }))).toEqual(
      [ownIban, incoming!.iban].map((iban) => ({
        iban,
        statementRef: 'STMT-2026-11',
        from: '2026-11-01',
        to: '2026-11-30',
      })),
    );
  });

  it('is read in windows-1251 with and without a declaration, in UTF-16 and behind a byte-order mark', async () => {
    const bodies = [
      windows1251(file.replace('UTF-8', 'windows-1251')),
      windows1251(file.replace(' encoding="UTF-8"', '')),
      windows1251(file),
      Buffer.from(`\uFEFF${file}`, 'utf16le'),
      Buffer.from(`\uFEFF${file}`, 'utf8'),
    ];
    for (const bytes of bodies) expect(await linesOf(bytes)).toMatchObject([{ name: 'Ромашка ООД' }]);
  });

  it('is read by the encoding that it declares, and by its bytes where that does not hold', async () => {
    const latin = Buffer.from(
      file.replace('UTF-8', 'ISO-8859-1').replace('Ромашка ООД', 'Müller & Söhne'.replace('&', '&amp;')),
      'latin1',
    );
    expect(await linesOf(latin)).toMatchObject([{ name: 'Müller & Söhne' }]);
    expect(await linesOf(file.replace('UTF-8', 'x-unknown'))).toMatchObject([{ name: 'Ромашка ООД' }]);
  });

  it('tells the balance of its own currency where it has others', async () => {
    const [balance] = /<Bal>[^]*?<\/Bal>/.exec(file)!;
    const other = balance.replaceAll('"EUR"', '"USD"').replace('500.00', '9.00');
    const [found] = await statementsOf(file.replace('<Ntry>', `${other}<Ntry>`));
    expect(found!.openingMinor).toBe(one.openingMinor);
  });

  it.each([
    ['camt.053.001.09', file.replaceAll('053.001.08', '053.001.09')],
    ['camt.054.001.08', file.replaceAll('053.001.08', '054.001.08')],
    ['Invoice', '<Invoice><ID>1</ID></Invoice>'],
  ])('of another kind is refused with its name: %s', async (format, other) => {
    expect(await refusalOf(other)).toEqual({
      code: 'banking.unknown-format',
      problem: 'fields.statement-other-xml',
      format,
    });
  });

  const entity = '<!DOCTYPE Document [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';
  it.each([
    ['a document type', '<!DOCTYPE Document>'],
    ['an outer document type', '<!DOCTYPE Document SYSTEM "file:///etc/passwd">'],
    ['entities', entity],
  ])('with %s is refused', async (_, type) => {
    const bad = file.replace('?>', `?>${type}`).replace('Ромашка', '&b;');
    expect(await refusalOf(bad)).toMatchObject({ code: 'banking.dtd' });
  });

  it.each([
    ['an entity that nothing declares', file.replace('Ромашка', '&b;')],
    ['an end that is cut off', file.slice(0, -20)],
    ['a half', file.slice(0, file.length / 2)],
    ['two roots', file + file.slice(file.indexOf('<Document'))],
    ['deep nesting', file.replace('<GrpHdr>', `<GrpHdr>${'<a>'.repeat(100)}${'</a>'.repeat(100)}`)],
  ])('with %s is refused as broken XML', async (_, broken) => {
    expect(await refusalOf(broken)).toMatchObject({
      code: 'banking.unreadable',
      problem: 'fields.statement-xml',
    });
  });

  it.each([
    ['Stmt', file.replace(/<Stmt>[^]*<\/Stmt>/, '')],
    ['Stmt/Acct/Id/IBAN', file.replace(ownIban, '123')],
  ])('without %s is refused', async (what, broken) => {
    expect(await refusalOf(broken)).toMatchObject({ problem: 'fields.statement-missing', what });
  });

  it('passes over what other namespaces add', async () => {
    const added = '<x:Amt xmlns:x="urn:x">9.99</x:Amt>';
    expect(await linesOf(file.replace('<Ntry>', `<Ntry>${added}`))).toEqual([incoming]);
  });
});
