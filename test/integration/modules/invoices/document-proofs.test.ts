import { rm } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import type { DocumentProof } from '#contract/invoices/document-proof.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { messages } from '#messages/message-catalogue.ts';
import { AnchorFile, AnchorNumbers } from '#modules/invoices/index.ts';
import { Deliveries } from '#modules/invoices/ports/deliveries.ts';
import { Config } from '#platform/config.ts';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { errorOf, openCallers, type Callers } from './invoice-callers.ts';

let fixture: InvoicesFixture;
let callers: Callers;
let superuser: pg.Client;
/** Tokens by the numbers of the documents. */
let tokens: Readonly<Record<number, string>>;

const chained = [
  'invoices',
  'invoice_annulments',
  'invoice_payments',
  'invoice_payments_taken_back',
  'invoice_originals',
  'invoice_lines',
];
const kept = ['payments', 'invoice_series', ...chained];
const operator = { kind: 'operator', name: 'root' } as const;
const of = (number: number): string => `(select id from invoices where number = ${number})`;

const ask = (number: number, query = ''): Promise<Response> =>
  callers.api.get(`/documents/proof/${tokens[number]}${query}`);
const proofOf = async (number: number, query = ''): Promise<DocumentProof> => {
  const answer = await ask(number, query);
  expect(answer.status).toBe(200);
  return (await answer.json()) as DocumentProof;
};
const languages = ['bg', 'en'] as const;
/** The pages that a buyer opens by the code on the document, in both languages. */
const pagesOf = (number: number, query = ''): Promise<readonly string[]> =>
  Promise.all(
    languages.map(async (language) => {
      const answer = await fetch(`${callers.api.url}/d/${tokens[number]}?lang=${language}${query}`);
      expect(answer.status).toBe(200);
      return answer.text();
    }),
  );
const saysUnchanged = /непроменен|unchanged/i;
const changedTexts = ['invoices.proof.page.state.CHANGED', 'invoices.proof.page.not-trusted'] as const;
/** What the pages of a changed document say first. */
const changedOn = languages.map((language) => changedTexts.map((code) => messages.say(language, code)));
/** Which of these texts each page has. */
const saidOn = (pages: readonly string[]) =>
  pages.map((html, index) => changedOn[index]!.filter((text) => html.includes(text)));
const marked = async (): Promise<readonly number[]> =>
  (
    await fixture.database.rows<{ number: number }>(
      'select i.number from changed_documents c join invoices i on i.id = c.invoice_id order by 1',
    )
  ).map(({ number }) => number);

/** Past triggers and foreign keys, which only the superuser can. */
const change = async (...statements: readonly string[]): Promise<void> => {
  await superuser.query('set session_replication_role = replica');
  await superuser.query(statements.join(';'));
};
const restore = (): Promise<void> =>
  change(
    ...kept.map(
      (table) => `delete from ${table}; insert into ${table} overriding system value table kept_${table}`,
    ),
  );

const anchor = async (): Promise<void> => {
  const store = new AnchorFile(fixture.get(Config).anchorFile);
  await fixture.get(AnchorNumbers).execute({ actor: operator, store });
};

/** Documents 1 to 7: paid by card with a delivered original, paid by bank, partly paid with a transfer taken back, annulled, unpaid, credited, its note. 8 is issued after the anchor. */
beforeAll(async () => {
  fixture = await createInvoicesFixture();
  callers = await openCallers(fixture);
  await fixture.pay(callers.own);
  const [mail] = await fixture.database.rows<{ id: number }>('select id from invoice_deliveries');
  await fixture.get(Deliveries).claimOriginal(mail!.id);
  await fixture.get(Deliveries).end(mail!.id, { status: 'SENT', at: fixture.clock.now() });
  const pay = async ({ id }: Invoice, amount?: number): Promise<Invoice> => {
    const body = { paidOn: '2026-11-20', amount, note: 'Извлечение 47' };
    return (await (await callers.post(`/invoices/${id}/payments`, 'own', body)).json()) as Invoice;
  };
  await pay(await callers.write());
  const part = await pay(await callers.write(), 10);
  await pay(part, 20);
  await callers.post(`/invoices/${part.id}/payments/${part.payments[0]!.id}/take-back`, 'own', {
    reason: 'Друга фактура',
  });
  const annulled = await callers.write();
  await callers.post(`/invoices/${annulled.id}/annul`, 'own', { reason: 'Грешка' });
  await callers.write();
  const credited = await callers.write();
  const credit = { lines: [{ line: 1, quantity: 1 }], reasonKind: 'GOODS_RETURNED' };
  await callers.post(`/invoices/${credited.id}/credit-notes`, 'own', credit);
  await anchor();
  await callers.write();
  const { adminUrl } = inject('databaseServer');
  const { pathname } = new URL(fixture.testDatabase.migratorUrl);
  superuser = new pg.Client({ connectionString: new URL(pathname, adminUrl).href });
  await superuser.connect();
  await superuser.query(kept.map((table) => `create table kept_${table} as table ${table}`).join(';'));
  const rows = await fixture.database.rows<{ number: number; token: string }>(
    'select i.number, t.token from document_tokens t join invoices i on i.id = t.invoice_id',
  );
  tokens = Object.fromEntries(rows.map(({ number, token }) => [number, token]));
});
afterAll(async () => {
  await superuser.end();
  await callers.api.close();
  await rm(fixture.get(Config).anchorFile, { force: true });
  await fixture.close();
});
afterEach(async () => {
  await restore();
  await fixture.database.rows('delete from changed_documents');
  await superuser.query('delete from rate_limits');
});

test('each document has a token of its own from its issue', () => {
  expect(new Set(Object.values(tokens)).size).toBe(8);
  expect(Object.values(tokens).every((token) => /^[\w-]{22}$/.test(token))).toBe(true);
});

test('a proof says what stands, is credited and was annulled, with the day of the anchor', async () => {
  const states = [];
  for (let number = 1; number <= 8; number += 1) states.push((await proofOf(number)).state);
  const stands = 'VALID';
  expect(states).toEqual([stands, stands, stands, 'ANNULLED', stands, 'CREDITED', stands, stands]);
  const anchoredOn = '2026-11-20';
  expect(await proofOf(4)).toMatchObject({ annulledOn: '2026-11-20', anchoredOn });
  expect(await proofOf(6)).toMatchObject({
    creditedBy: [{ number: '000000••••', issuedOn: '2026-11-20' }],
    anchoredOn,
  });
  expect(await proofOf(8)).toMatchObject({ anchoredOn: null, opened: null });
  expect(await marked()).toEqual([]);
});

test('a proof that is not opened has nothing of the buyer and no whole number', async () => {
  const text = await (await ask(2)).text();
  expect(text).not.toMatch(/Хеликон|831902088|kupuvach|0000000002|Консултация/);
  expect(JSON.parse(text)).toMatchObject({ number: '000000••••', seller: { name: expect.any(String) } });
});

/** Each is of another column or fact, with the document whose proof sees it. */
const edits: readonly (readonly [name: string, number: number, statement: string])[] = [
  [
    'the name of the buyer',
    2,
    `update invoices set buyer = jsonb_set(buyer, '{name}', '"Друг"') where number = 2`,
  ],
  ['the seller', 2, `update invoices set seller = jsonb_set(seller, '{name}', '"Друг"') where number = 2`],
  ['the e-mail of the buyer', 2, `update invoices set customer_email = 'x@example.com' where number = 2`],
  [
    'the total',
    5,
    `update invoices set total_minor = total_minor + 1, tax_minor = tax_minor + 1 where number = 5`,
  ],
  [
    'a cent from base to VAT',
    2,
    `update invoices set subtotal_minor = subtotal_minor - 1, tax_minor = tax_minor + 1 where number = 2`,
  ],
  ['the currency', 5, `update invoices set currency = 'USD' where number = 5`],
  [
    'the rate of a line',
    2,
    `update invoice_lines set tax_rate = 9 where position = 1 and invoice_id = ${of(2)}`,
  ],
  ['the exchange rate', 2, `update invoices set eur_rate = 1.5 where number = 2`],
  ['the day of issue', 2, `update invoices set issue_date = issue_date - 1 where number = 2`],
  ['the tax event', 1, `update invoices set tax_event_date = '2026-10-31' where number = 1`],
  ['the number', 5, `update invoices set number = 99, invoice_number = '0000000099' where number = 5`],
  ['the printed number alone', 5, `update invoices set invoice_number = '0000000055' where number = 5`],
  ['the way of payment', 5, `update invoices set payment_method = 'BANK_TRANSFER' where number = 5`],
  ['the author', 5, `update invoices set author = 'Друг' where number = 5`],
  ['the text of a line', 2, `update invoice_lines set description = 'Друго' where invoice_id = ${of(2)}`],
  ['a deleted line', 2, `delete from invoice_lines where position = 2 and invoice_id = ${of(2)}`],
  [
    'an annulment by columns alone',
    5,
    `update invoices set annulled_at = now(), annulment_reason = 'x' where number = 5`,
  ],
  [
    'an annulment taken away with its row',
    4,
    `update invoices set annulled_at = null, annulment_reason = null where number = 4; delete from invoice_annulments`,
  ],
  ['the reason of an annulment', 4, `update invoice_annulments set reason = 'x'`],
  [
    'the amount of a payment',
    2,
    `update invoice_payments set amount_minor = amount_minor - 1 where invoice_id = ${of(2)}`,
  ],
  ['the time of payment', 1, `update invoices set paid_at = '2020-01-01' where number = 1`],
  [
    'unpaid to paid',
    5,
    `update invoices set status = 'PAID', paid_minor = total_minor, paid_at = now() where number = 5`,
  ],
  [
    'a card payment that the payments do not have',
    1,
    `update payments set succeeded_at = succeeded_at - interval '1 day'`,
  ],
  ['the reason of a take-back', 3, `update invoice_payments_taken_back set reason = 'x'`],
  ['the recipient of the original', 1, `update invoice_originals set recipient_hash = repeat('0', 64)`],
  ['the hash before it', 5, `update invoices set previous_hash = repeat('0', 64) where number = 5`],
  ['its own hash', 5, `update invoices set document_hash = repeat('0', 64) where number = 5`],
  ['the credited sum', 6, `update invoices set credited_minor = credited_minor + 1 where number = 6`],
  [
    'the total of its credit note',
    6,
    `update invoices set total_minor = total_minor - 1, tax_minor = tax_minor - 1 where number = 7`,
  ],
  [
    'a credit note hidden as annulled',
    6,
    `update invoices set annulled_at = now(), annulment_reason = 'x' where number = 7`,
  ],
  ['the row that follows it', 4, `delete from invoices where number = 5`],
  ['the end of the chain after the anchor', 8, `update invoice_series set last_hash = repeat('0', 64)`],
];

test.each(edits)(
  'an edit of %s shows document %i as CHANGED to a program and on the page in both languages, and once in the back office',
  async (_, number, statement) => {
    expect((await proofOf(number)).state).not.toBe('CHANGED');
    const before = await pagesOf(number);
    expect(before).toEqual(languages.map(() => expect.stringMatching(saysUnchanged)));
    expect(saidOn(before)).toEqual([[], []]);
    await change(statement);
    const changed = await proofOf(number);
    await proofOf(number);
    expect(changed).toMatchObject({ state: 'CHANGED', anchoredOn: null });
    const pages = await pagesOf(number);
    expect(saidOn(pages)).toEqual(changedOn);
    expect(pages).toEqual(languages.map(() => expect.not.stringMatching(saysUnchanged)));
    expect(await marked()).toHaveLength(1);
  },
);

test('a chain that was computed again misses its anchor, and is CHANGED', async () => {
  // Every hash after document 4 is another one, each row follows the one before it, and the counter knows the end.
  const rows = await superuser.query<{ name: string; column: string }>(
    `select table_name as name, column_name as column from information_schema.columns
     where column_name in ('previous_hash', 'document_hash', 'annulment_hash', 'payment_hash', 'take_back_hash', 'original_hash')
       and table_name = any($1)`,
    [chained],
  );
  await change(
    ...rows.rows.map(
      ({ name, column }) => `update ${name} set ${column} = md5(${column}) where ${column} is not null`,
    ),
    'update invoice_series set last_hash = md5(last_hash)',
  );
  expect((await proofOf(5)).state).toBe('CHANGED');
  expect(saidOn(await pagesOf(5))).toEqual(changedOn);
});

test('a document that is restored is proven again, and leaves the back office', async () => {
  await change(`update invoices set description = 'x' where number = 5`);
  await proofOf(5);
  expect(await marked()).toEqual([5]);
  await restore();
  expect((await proofOf(5)).state).toBe('VALID');
  expect(await marked()).toEqual([]);
});

test('an edit of another document leaves a proof as it is', async () => {
  await change(`update invoices set description = 'x' where number = 5`);
  expect((await proofOf(2)).state).toBe('VALID');
});

test('the last four digits of the number open a document; others are refused at the field', async () => {
  expect((await proofOf(2, '?number=0002')).opened).toMatchObject({
    number: '0000000002',
    buyerName: 'Книжарница „Хеликон“ ООД',
    lines: [{ description: 'Консултация', total: 120 }, { description: 'Учебник' }],
    pdfUrl: expect.stringContaining(`/api/documents/proof/${tokens[2]}/pdf?number=0002`),
  });
  expect(await errorOf(await ask(2, '?number=0003'))).toEqual([422, 'input.invalid', 'number']);
  expect(await errorOf(await ask(2, '?key=kTq2m0vVbQH0k2l1xY8wZg'))).toEqual([422, 'input.invalid', 'key']);
});

test('after ten wrong digits in an hour the right ones are refused, too', async () => {
  const answers = [];
  for (let tried = 0; tried < 10; tried += 1) answers.push((await ask(3, '?number=9999')).status);
  expect(new Set(answers)).toEqual(new Set([422]));
  expect((await ask(3, '?number=0003')).status).toBe(429);
  expect((await ask(3)).status).toBe(200);
});

test('a changed document is shown and not handed out', async () => {
  await change(`update invoices set description = 'x' where number = 5`);
  expect((await proofOf(5, '?number=0005')).opened).toMatchObject({ pdfUrl: null, ublUrl: null });
  expect((await ask(5, '/pdf?number=0005')).status).toBe(409);
  expect((await ask(5, '/ubl?number=0005')).status).toBe(409);
  const pages = await pagesOf(5, '&number=0005');
  expect(saidOn(pages)).toEqual(changedOn);
  expect(pages.join('')).not.toMatch(/\/documents\/proof\//);
});

test('an unknown token, and a file without digits, open nothing', async () => {
  expect((await callers.api.get('/documents/proof/kTq2m0vVbQH0k2l1xY8wZg')).status).toBe(404);
  expect(await errorOf(await ask(2, '/pdf'))).toEqual([422, 'input.invalid', 'number']);
  expect(await errorOf(await ask(2, '/ubl'))).toEqual([422, 'input.invalid', 'number']);
});

test('a document of the release before gets its token by the job, and a test document none', async () => {
  await fixture.database.rows('delete from document_tokens where invoice_id = ?', [5]);
  await callers.post('/invoices/test-create', 'own');
  const job = fixture.parts.jobs?.find(({ name }) => name === 'invoices.give-tokens');
  await job!.handle({});
  const rows = await fixture.database.rows<{ series: string }>(
    `select i.series from invoices i where not exists (select from document_tokens t where t.invoice_id = i.id)`,
  );
  expect(rows.map(({ series }) => series).filter((series) => series !== 'TEST')).toEqual([]);
  expect(rows).not.toEqual([]);
});
