import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { referenceBytes, transferReferenceOf } from '#kernel/transfer-reference.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import type { TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { camtOf, type FileLine } from './bank-files.ts';
import { bankSteps, type Banked } from './banking-fixture.ts';

let shop: TestApplication;
let steps: ReturnType<typeof bankSteps>;
let merchant: Banked;

beforeAll(async () => {
  shop = await sharedApplication('serving');
  steps = bankSteps(shop);
  merchant = await steps.addBanked();
});

const paid = (about: Partial<FileLine> = {}): FileLine => ({
  on: '2026-11-03',
  amount: 120,
  name: 'ПРИМЕР ООД',
  iban: 'BG18RZBB91550123456789',
  text: 'превод',
  reference: 'FT1',
  ...about,
});
const month = (): FileLine[] => [
  paid(),
  paid({ on: '2026-11-04', amount: 30.5, reference: 'FT2' }),
  paid({ on: '2026-11-05', amount: -12, reference: 'FT3' }),
];

describe('a statement', () => {
  it('is stored with its movements, and the account of the documents with it', async () => {
    const own = await steps.addBanked();
    const imported = await steps.read(own, camtOf({ iban: own.iban, lines: month(), opening: 10 }), {
      fileName: 'ноември.xml',
    });
    expect(imported).toMatchObject({
      isStored: true,
      iban: own.iban,
      format: 'CAMT053',
      from: '2026-11-03',
      to: '2026-11-05',
      lines: 3,
      repeated: 0,
      pending: 0,
      columns: null,
    });
    const [account] = await steps.accountsOf(own);
    expect(account).toMatchObject({
      id: imported.accountId,
      iban: own.iban,
      currency: 'EUR',
      isOnDocuments: true,
      keepsOutgoing: false,
      lastBookedOn: '2026-11-05',
    });
    const lines = await steps.linesOf(own);
    expect(lines.map(({ amount, state, name, rest }) => ({ amount, state, name, rest }))).toEqual([
      { amount: 120, state: 'NEW', name: 'ПРИМЕР ООД', rest: 120 },
      { amount: 30.5, state: 'NEW', name: 'ПРИМЕР ООД', rest: 30.5 },
      { amount: -12, state: 'IGNORED', name: null, rest: 0 },
    ]);
    const [statement] = accepted(await own.api.get<object[]>('/bank/statements'));
    expect(statement).toMatchObject({
      id: imported.statementId,
      fileName: 'ноември.xml',
      openingBalance: 10,
      closingBalance: 148.5,
      lines: 3,
    });
  });

  it('that is read again adds nothing and is the same statement', async () => {
    const own = await steps.addBanked();
    const file = camtOf({ iban: own.iban, lines: month() });
    const first = await steps.read(own, file);
    expect(await steps.read(own, file)).toMatchObject({
      statementId: first.statementId,
      lines: 3,
      repeated: 3,
      matched: 0,
    });
    expect(await steps.stored(own)).toEqual({ statements: 1, lines: 3 });
  });

  it('that overlaps another one adds only what is new, and two equal movements of a day stay two', async () => {
    const own = await steps.addBanked();
    const { reference: _, ...twin } = paid();
    const first = [twin, twin, paid({ on: '2026-11-04', reference: 'FT2' })];
    await steps.read(own, camtOf({ iban: own.iban, lines: first }));
    const second = [...first, twin, paid({ on: '2026-11-06', reference: 'FT9' })];
    expect(await steps.read(own, camtOf({ iban: own.iban, lines: second }))).toMatchObject({
      lines: 5,
      repeated: 3,
    });
    expect(await steps.stored(own)).toEqual({ statements: 2, lines: 5 });
  });

  /** Its account is stored: its first use would make imports wait for each other. */
  const addRead = async (): Promise<Banked> => {
    const own = await steps.addBanked();
    await steps.read(own, camtOf({ iban: own.iban, lines: [] }));
    return own;
  };

  it('that is sent twice at once is stored once', async () => {
    const own = await addRead();
    const file = camtOf({ iban: own.iban, lines: month() });
    const answers = await Promise.all([1, 2, 3].map(() => steps.read(own, file)));
    expect(answers.map(({ repeated }) => repeated).toSorted((one, other) => one - other)).toEqual([0, 3, 3]);
    expect(await steps.stored(own)).toEqual({ statements: 2, lines: 3 });
  });

  it('of two overlapping ones at once stores each movement once', async () => {
    const own = await addRead();
    const files = [month().slice(0, 2), month().slice(1)].map((lines) => camtOf({ iban: own.iban, lines }));
    await Promise.all(files.map((file) => steps.read(own, file)));
    expect(await steps.stored(own)).toEqual({ statements: 3, lines: 3 });
  });

  it('sent again with the same Idempotency-Key has the stored answer', async () => {
    const own = await steps.addBanked();
    const body = { content: camtOf({ iban: own.iban, lines: month() }).toString('base64') };
    const sent = () => own.api.post<object>('/bank/statements', body, { 'idempotency-key': 'a-file' });
    expect(accepted(await sent())).toEqual(accepted(await sent()));
    expect(await steps.stored(own)).toEqual({ statements: 1, lines: 3 });
  });
});

describe('a dry run', () => {
  it('tells what an import would do and stores nothing, not even the account', async () => {
    const own = await steps.addBanked();
    const file = camtOf({ iban: own.iban, lines: month() });
    expect(await steps.read(own, file, {}, '?dryRun=true')).toMatchObject({
      statementId: null,
      isStored: false,
      lines: 3,
      repeated: 0,
    });
    expect(await steps.stored(own)).toEqual({ statements: 0, lines: 0 });
    expect(await steps.accountsOf(own)).toEqual([]);
    await steps.read(own, file);
    expect(await steps.read(own, file, {}, '?dryRun=true')).toMatchObject({ lines: 3, repeated: 3 });
  });
});

describe('refused whole, with nothing stored', () => {
  const refused = async (file: Buffer, about: object = {}, own = merchant) => {
    const { status, body } = await steps.send(own, file, about);
    expect(await steps.stored(own)).toEqual({ statements: 0, lines: 0 });
    return [status, body.code];
  };

  it('is a statement of another account', async () => {
    expect(await refused(camtOf({ iban: steps.newIban(), lines: month() }))).toEqual([
      409,
      'banking.other-account',
    ]);
  });

  it('is a statement of the account of another merchant', async () => {
    const other = await steps.addBanked();
    expect(await refused(camtOf({ iban: other.iban, lines: month() }))).toEqual([
      409,
      'banking.other-account',
    ]);
  });

  it('is a statement that does not add up', async () => {
    const file = camtOf({ iban: merchant.iban, lines: month(), opening: 10, closing: 11 });
    expect(await refused(file)).toEqual([422, 'banking.does-not-add-up']);
  });

  it('is a statement of movements that are still to be booked', async () => {
    const lines = month().map((line) => ({ ...line, isPending: true }));
    expect(await refused(camtOf({ iban: merchant.iban, lines }))).toEqual([
      422,
      'banking.pending-lines-only',
    ]);
  });

  it('is a statement in lev, and one in another currency than the account', async () => {
    const lines = month();
    expect(await refused(camtOf({ iban: merchant.iban, lines, currency: 'BGN' }))).toEqual([
      409,
      'banking.other-currency',
    ]);
    const own = await steps.addBanked();
    const iban = steps.newIban();
    accepted(await own.api.post('/bank/accounts', { iban, currency: 'USD' }));
    expect(await refused(camtOf({ iban, lines }), {}, own)).toEqual([409, 'banking.other-currency']);
  });

  it('is a file that is no statement', async () => {
    expect(await refused(Buffer.from('%PDF-1.7 nothing'))).toEqual([422, 'banking.unknown-format']);
  });

  it('is a file of two accounts of which one is unknown', async () => {
    const known = camtOf({ iban: merchant.iban, lines: month() }).toString();
    const [statement] = /<Stmt>.*<\/Stmt>/s.exec(
      camtOf({ iban: steps.newIban(), lines: month() }).toString(),
    )!;
    const both = Buffer.from(known.replace('</Stmt>', `</Stmt>${statement}`));
    expect(await refused(both)).toEqual([409, 'banking.other-account']);
  });

  it('is any file on a plan without bank statements', async () => {
    const small = await steps.addBanked({ plan: 'STARTER' });
    expect(await refused(camtOf({ iban: small.iban, lines: month() }), {}, small)).toEqual([
      403,
      'plans.not-in-plan',
    ]);
  });

  it('is a file for an account that is not the caller’s', async () => {
    const other = await steps.addBanked();
    const { accountId } = await steps.read(other, camtOf({ iban: other.iban, lines: month() }));
    expect(await refused(camtOf({ iban: merchant.iban, lines: month() }), { accountId })).toEqual([
      404,
      'banking.account-not-found',
    ]);
  });
});

describe('an outgoing movement', () => {
  const salary = paid({ amount: -1_500, name: 'Мария Петрова', text: 'заплата 10.2026', reference: 'FT5' });

  it('is stored without name, IBAN and text', async () => {
    const own = await steps.addBanked();
    await steps.read(own, camtOf({ iban: own.iban, lines: [salary] }));
    expect(await steps.linesOf(own)).toMatchObject([
      { amount: -1_500, name: null, counterIban: null, text: null, bankReference: 'FT5', state: 'IGNORED' },
    ]);
    const rows = await shop.database.rows<object>('select * from bank_lines where merchant_id = :id', own);
    expect(JSON.stringify(rows)).not.toMatch(/Мария|заплата|RZBB/);
  });

  it('keeps its IBAN when money came from there, and all of it when the merchant wants so', async () => {
    const own = await steps.addBanked();
    const back = { ...salary, amount: -120, reference: 'FT6' };
    const { accountId } = await steps.read(own, camtOf({ iban: own.iban, lines: [paid(), back] }));
    expect((await steps.linesOf(own)).at(-1)).toMatchObject({ name: null, counterIban: salary.iban });
    accepted(await own.api.put(`/bank/accounts/${accountId}`, { keepsOutgoing: true }));
    const later = { ...salary, on: '2026-11-09', reference: 'FT7' };
    await steps.read(own, camtOf({ iban: own.iban, lines: [later] }));
    expect((await steps.linesOf(own)).at(-1)).toMatchObject({
      name: 'Мария Петрова',
      text: 'заплата 10.2026',
    });
  });
});

describe('an accountant', () => {
  it('imports the file of a client by its account, and of no one else', async () => {
    const [client, second, stranger] = [
      await steps.addBanked(),
      await steps.addBanked(),
      await steps.addBanked(),
    ];
    const accountant = await shop.addStaff('ACCOUNTANT');
    accepted(
      await shop.admin.put(`/users/${accountant.id}/merchants`, { merchantIds: [client.id, second.id] }),
    );
    const imported = await steps.read(accountant, camtOf({ iban: client.iban, lines: month() }));
    expect(imported).toMatchObject({ iban: client.iban, lines: 3 });
    expect(await steps.stored(client)).toEqual({ statements: 1, lines: 3 });
    expect(await steps.linesOf(accountant, `&merchantId=${client.id}`)).toHaveLength(3);
    const foreign = await steps.send(accountant, camtOf({ iban: stranger.iban, lines: month() }));
    expect([foreign.status, foreign.body.code]).toEqual([409, 'banking.other-account']);
    const named = { merchantId: stranger.id };
    const refused = await steps.send(accountant, camtOf({ iban: stranger.iban, lines: month() }), named);
    expect([refused.status, refused.body.code]).toEqual([404, 'merchants.not-found']);
    const other = await steps.send(accountant, camtOf({ iban: second.iban, lines: month() }), {
      merchantId: client.id,
    });
    expect(other.body.code).toBe('banking.other-account');
  });

  it('must say which client a file is of when two have the account', async () => {
    const [one, other] = [await steps.addBanked(), await steps.addBanked()];
    await shop.database.rows('update merchants set iban = :iban where id = :id', {
      id: other.id,
      iban: one.iban,
    });
    const accountant = await shop.addStaff('ACCOUNTANT');
    accepted(await shop.admin.put(`/users/${accountant.id}/merchants`, { merchantIds: [one.id, other.id] }));
    const file = camtOf({ iban: one.iban, lines: month() });
    expect((await steps.send(accountant, file)).body.code).toBe('banking.other-account');
    expect(await steps.read(accountant, file, { merchantId: other.id })).toMatchObject({ lines: 3 });
  });
});

describe('a table whose columns nothing says', () => {
  const table = (rows: readonly string[]): Buffer =>
    Buffer.from(['Ден;Стойност;Бележка', ...rows].join('\n'));
  const rows = ['03.11.2026;120,00;превод', '04.11.2026;-12,50;такса'];

  it('answers its columns and stores only the account, and is read once they are named', async () => {
    const own = await steps.addBanked();
    const asked = await steps.read(own, table(rows), { fileName: 'ноември.csv' });
    expect(asked).toMatchObject({
      statementId: null,
      isStored: false,
      format: 'CSV',
      iban: own.iban,
      lines: 0,
    });
    expect(asked.columns!.map(({ name, samples }) => [name, samples[0]])).toEqual([
      ['Ден', '03.11.2026'],
      ['Стойност', '120,00'],
      ['Бележка', 'превод'],
    ]);
    expect(await steps.stored(own)).toEqual({ statements: 0, lines: 0 });
    const columns = {
      columns: { bookedOn: 'Ден', amount: 'Стойност', text: 'Бележка' },
      decimalMark: 'COMMA',
      dateOrder: 'DMY',
    };
    accepted(await own.api.put(`/bank/accounts/${asked.accountId}`, { columns }));
    expect(await steps.read(own, table(rows))).toMatchObject({ format: 'CSV', lines: 2, columns: null });
    expect((await steps.linesOf(own)).map(({ amount }) => amount)).toEqual([120, -12.5]);
    const more = [...rows, '05.11.2026;1,00;още'];
    expect(await steps.read(own, table(more))).toMatchObject({ lines: 3, repeated: 2 });
  });

  it('must say its account when the merchant has more than one', async () => {
    const own = await steps.addBanked();
    const { id: accountId } = accepted(
      await own.api.post<{ id: number }>('/bank/accounts', { iban: steps.newIban() }),
    );
    const refused = await steps.send(own, table(rows));
    expect([refused.status, refused.body.code]).toEqual([409, 'banking.other-account']);
    expect(await steps.read(own, table(rows), { accountId })).toMatchObject({ accountId, lines: 0 });
  });

  it('keeps nothing of a dry run', async () => {
    const own = await steps.addBanked();
    expect(await steps.read(own, table(rows), {}, '?dryRun=true')).toMatchObject({
      accountId: null,
      lines: 0,
    });
    expect(await steps.accountsOf(own)).toEqual([]);
  });
});

it('an account that payers were given in the last 90 days is known, an older one is not', async () => {
  const own = await steps.addBanked();
  const [recent, old] = [steps.newIban(), steps.newIban()];
  const link = await shop.createLink(own);
  const promise = (iban: string, days: number) =>
    shop.database.rows(
      `insert into bank_promises (merchant_id, payment_link_id, reference, token, amount_minor, receiver, iban, language,
         promised_at, expires_at)
       values (:merchantId, :paymentLinkId, :reference, :reference, 100, 'Х', :iban, 'bg', now() - make_interval(days => :days),
         now() + interval '1 day') returning 1`,
      {
        merchantId: own.id,
        paymentLinkId: link.id,
        reference: transferReferenceOf(randomBytes(referenceBytes)),
        iban,
        days,
      },
    );
  await promise(recent, 80);
  await promise(old, 100);
  expect(await steps.read(own, camtOf({ iban: recent, lines: month() }))).toMatchObject({ lines: 3 });
  expect((await steps.send(own, camtOf({ iban: old, lines: month() }))).body.code).toBe(
    'banking.other-account',
  );
  const summary = accepted(await own.api.get<{ promised: number }>('/bank/lines/summary'));
  expect(summary.promised).toBe(2);
});
