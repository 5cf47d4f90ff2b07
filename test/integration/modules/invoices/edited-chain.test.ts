import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { SqlNumberChains } from '#modules/invoices/adapters/postgres/sql-number-chains.ts';
import { documentHash } from '#modules/invoices/domain/numbers/document-hash.ts';
import { CorrectProof, VerifyNumbers } from '#modules/invoices/index.ts';
import { Deliveries } from '#modules/invoices/ports/deliveries.ts';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { draft, openCallers, type Callers } from './invoice-callers.ts';

let fixture: InvoicesFixture;
let callers: Callers;
let superuser: pg.Client;

const operator = { kind: 'operator', name: 'root' } as const;
const findings = async (): Promise<readonly unknown[]> =>
  (await fixture.get(VerifyNumbers).execute({ actor: operator })).findings;

/** Sends the receipt of a document without a mail server, so that its original is delivered. */
const deliver = async (invoiceId: number): Promise<void> => {
  const deliveries = fixture.get(Deliveries);
  const [mail] = await fixture.database.rows<{ id: number }>(
    'select id from invoice_deliveries where invoice_id = ?',
    [invoiceId],
  );
  expect(await deliveries.claimOriginal(mail!.id)).toBe(true);
  await deliveries.end(mail!.id, { status: 'SENT', at: fixture.clock.now() });
};

const of = (number: number): string => `(select id from invoices where number = ${number})`;
type Outcome = Readonly<{ status: unknown }>;
/** Tables whose rows carry a hash of a chain, each with a column that the hash covers and a call that adds a row. */
const links: Readonly<Record<string, readonly [column: string, add: () => Promise<Outcome>]>> = {
  invoices: ['description', () => callers.post('/invoices', 'own', draft())],
  invoice_annulments: ['reason', () => callers.post(`/invoices/5/annul`, 'own', { reason: 'Грешка' })],
  invoice_payments: ['note', () => callers.post('/invoices/5/payments', 'own', transfer)],
  invoice_payments_taken_back: [
    'reason',
    () => callers.post('/invoices/3/payments/4/take-back', 'own', { reason: 'Грешка' }),
  ],
  invoice_originals: ['recipient_hash', () => outcomeOf(deliver(2))],
  invoice_proof_corrections: ['reason', () => correctAny()],
};
const numbers = () => new SqlNumberChains({ database: fixture.database });
/** A correction of document 5, whatever it says. */
const correctAny = async (): Promise<Outcome> => {
  const of = { merchantId: callers.own, series: 'LEGAL', number: 5, documentHash: 'd' } as const;
  const says = { contentHash: 'c', letters: 'D800', correctedBy: 'operator:root', reason: 'Знак' };
  const correction = { ...of, ...says, correctedAt: fixture.clock.now() };
  return outcomeOf(fixture.database.transact(() => numbers().correctProof(5, correction)));
};
const outcomeOf = (done: Promise<unknown>): Promise<Outcome> =>
  done.then(
    () => ({ status: 200 }),
    (error: Error) => ({ status: error.name === 'StoredContentDiffers' ? 500 : error }),
  );
const transfer = { paidOn: '2026-11-20', note: 'Извлечение 47' };
const chained = [...Object.keys(links), 'invoice_lines'];
/** With the numbers, in the order of their foreign keys. */
const kept = ['invoice_series', ...chained];

/** Puts the rows back past triggers and foreign keys, which only the superuser can. */
const restore = (): Promise<unknown> => {
  const rows = kept.map(
    (table) => `delete from ${table}; insert into ${table} overriding system value table kept_${table}`,
  );
  const statements = ['begin', 'set local session_replication_role = replica', ...rows, 'commit'];
  return superuser.query(statements.join(';'));
};

/** Gives the last document the hash that an earlier release made of half a pair, and corrects its proof. */
const correctLost = async (invoiceId: number): Promise<void> => {
  const head = (await numbers().headOf({ merchantId: callers.own, series: 'LEGAL' }))!;
  for await (const { document, previousHash, number } of numbers().documents(head)) {
    if (number !== head.nextNumber - 1) continue;
    const hash = await documentHash({ ...document!, description: 'A\ud800B' }, previousHash);
    await superuser.query(
      `begin; set local session_replication_role = replica;
       update invoices set document_hash = '${hash}', description = 'A\uFFFDB' where id = ${invoiceId};
       update invoice_series set last_hash = '${hash}' where merchant_id = ${callers.own}; commit`,
    );
  }
  expect(await findings()).toMatchObject([{ fault: 'EDITED' }]);
  const correction = fixture.get(CorrectProof);
  const proof = await correction.find({ actor: operator, invoiceId });
  await correction.execute({ actor: operator, invoiceId, proof, reason: 'Отрязан знак' });
};

/**
 * Documents 1 to 8: paid by card with a delivered original, paid by bank, partly paid with a transfer that was taken
 * back, annulled, unpaid, credited by line, and its credit note; and one with a corrected proof.
 */
beforeAll(async () => {
  fixture = await createInvoicesFixture();
  callers = await openCallers(fixture);
  await fixture.pay(callers.own);
  await deliver(1);
  const pay = async ({ id }: Invoice, amount?: number): Promise<Invoice> => {
    const body = { paidOn: '2026-11-20', amount, note: 'Извлечение 47' };
    return (await (await callers.post(`/invoices/${id}/payments`, 'own', body)).json()) as Invoice;
  };
  await pay(await callers.write());
  const part = await pay(await callers.write(), 10);
  await pay(part, 20);
  const path = `/invoices/${part.id}/payments/${part.payments[0]!.id}/take-back`;
  expect((await callers.post(path, 'own', { reason: 'Друга фактура' })).status).toBe(200);
  const annulled = await callers.write();
  await callers.post(`/invoices/${annulled.id}/annul`, 'own', { reason: 'Грешка' });
  await callers.write();
  const credited = await callers.write();
  const credit = { lines: [{ line: 1, quantity: 1 }], reasonKind: 'GOODS_RETURNED' };
  await callers.post(`/invoices/${credited.id}/credit-notes`, 'own', credit);
  const { adminUrl } = inject('databaseServer');
  const { pathname } = new URL(fixture.testDatabase.migratorUrl);
  superuser = new pg.Client({ connectionString: new URL(pathname, adminUrl).href });
  await superuser.connect();
  await correctLost((await callers.write()).id);
  await superuser.query(kept.map((table) => `create table kept_${table} as table ${table}`).join(';'));
  expect(await findings()).toEqual([]);
});
afterAll(async () => {
  await superuser.end();
  await callers.api.close();
  await fixture.close();
});

afterEach(async () => {
  await restore();
  expect(await findings()).toEqual([]);
});

/** Each by its own statement. */
const edits: readonly (readonly [name: string, statement: string])[] = [
  ['the buyer', `update invoices set buyer = jsonb_set(buyer, '{name}', '"Друг"') where number = 2`],
  [
    'a cent from base to VAT',
    `update invoices set subtotal_minor = subtotal_minor - 1, tax_minor = tax_minor + 1 where number = 2`,
  ],
  ['the tax event', `update invoices set tax_event_date = '2026-10-31' where number = 1`],
  ['a line', `update invoice_lines set description = 'Друго' where invoice_id = ${of(2)}`],
  ['the number', `update invoices set number = 99, invoice_number = '0000000099' where number = 5`],
  ['the time of payment', `update invoices set paid_at = '2020-01-01' where number = 1`],
  ['the time of a transfer', `update invoices set paid_at = '2020-01-01' where number = 2`],
  ['the paid amount', `update invoices set paid_minor = paid_minor + 1 where number = 3`],
  ['the credited amount', `update invoices set credited_minor = credited_minor + 1 where number = 6`],
  ['the corrected line', `update invoice_lines set corrects_line = 2 where invoice_id = ${of(7)}`],
  ['the kind of a correction', `update invoices set correction_kind = 'OTHER' where number = 7`],
  [
    'unpaid to paid',
    `update invoices set status = 'PAID', paid_minor = total_minor, paid_at = now() where number = 5`,
  ],
  [
    'paid to unpaid',
    `update invoices set status = 'PENDING', paid_minor = 0, paid_at = null where number = 2`,
  ],
  ['unpaid to overdue before its day', `update invoices set status = 'OVERDUE' where number = 5`],
  ['an annulment', `update invoices set annulled_at = now(), annulment_reason = 'x' where number = 5`],
  [
    'an annulment taken back',
    `update invoices set annulled_at = null, annulment_reason = null where number = 4`,
  ],
  ['the reason of an annulment', `update invoice_annulments set reason = 'x'`],
  [
    'the amount of a payment',
    `update invoice_payments set amount_minor = amount_minor - 1 where invoice_id = ${of(2)}`,
  ],
  [
    'the day of a transfer',
    `update invoice_payments set paid_on = '2026-11-19', paid_at = '2026-11-18T22:00:00Z' where invoice_id = ${of(3)}`,
  ],
  [
    'the note of a transfer',
    `update invoice_payments set note = 'Друго извлечение' where invoice_id = ${of(2)}`,
  ],
  [
    'who recorded a transfer',
    `update invoice_payments set recorded_by = 'user:9' where invoice_id = ${of(2)}`,
  ],
  [
    'a deleted payment with its columns',
    `update invoices set status = 'PENDING', paid_minor = 0, paid_at = null where number = 2; delete from invoice_payments where invoice_id = ${of(2)}`,
  ],
  ['the reason of a take-back', `update invoice_payments_taken_back set reason = 'x'`],
  [
    'a deleted take-back',
    `delete from invoice_payments_taken_back; update invoices set paid_minor = paid_minor + 1000 where number = 3`,
  ],
  ['the recipient of an original', `update invoice_originals set recipient_hash = repeat('0', 64)`],
  ['the day of an original', `update invoice_originals set delivered_at = delivered_at - interval '1 day'`],
  ['a deleted original', `delete from invoice_originals`],
  ['the text of a document with a corrected proof', `update invoices set description = 'A' where number = 8`],
  [
    'another letter beside the lost one',
    `update invoices set description = overlay(description placing 'C' from 3) where number = 8`,
  ],
  [
    'the hash of a document with a corrected proof',
    `update invoices set document_hash = 'x' where number = 8`,
  ],
  ['the letters of a correction', `update invoice_proof_corrections set letters = 'D801'`],
  ['the reason of a correction', `update invoice_proof_corrections set reason = 'x'`],
  ['the time of a correction', `update invoice_proof_corrections set corrected_at = now()`],
  [
    'the corrected content with its hash',
    `update invoices set description = 'A' where number = 8; update invoice_proof_corrections set content_hash = 'x'`,
  ],
  ['a deleted correction', `delete from invoice_proof_corrections`],
  ['the end of the chain', `update invoice_series set last_hash = repeat('0', 64)`],
  ['the counter', `update invoice_series set next_number = next_number + 1`],
];

test.each(edits)('the schema owner cannot hide an edit of %s', async (_, statement) => {
  const client = new pg.Client({ connectionString: fixture.testDatabase.migratorUrl });
  await client.connect();
  const triggers = (state: 'disable' | 'enable') =>
    chained.map((table) => `alter table ${table} ${state} trigger user`).join(';');
  await client.query(triggers('disable'));
  await client.query(statement);
  await client.query(triggers('enable'));
  await client.end();
  expect(await findings()).not.toEqual([]);
});

test.each(edits)('the role of the application cannot hide an edit of %s', async (_, statement) => {
  const outcomes: string[] = [];
  for (const one of statement.split(';')) {
    try {
      await fixture.database.rows(one);
    } catch (error) {
      outcomes.push(String(error));
    }
  }
  const refusal = /never|sum of its payments|append|permission denied/;
  expect(outcomes.filter((error) => !refusal.test(error))).toEqual([]);
  expect([...outcomes, ...(await findings())]).not.toEqual([]);
});

test('every table of a chain is in this test', async () => {
  const rows = await superuser.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where column_name = 'previous_hash' and table_name not like 'kept%' order by table_name`,
  );
  expect(rows.rows.map(({ name }) => name)).toEqual(Object.keys(links).toSorted());
});

test.each([...Object.entries(links), ['invoice_lines', ['description', links['invoices']![1]]] as const])(
  'a row of %s that is stored otherwise than it was hashed is refused, and no number is used up',
  async (table, [column, add]) => {
    const state = async () =>
      (await superuser.query(`select s.*, (select count(*) from ${table}) as rows from invoice_series s`))
        .rows;
    const before = await state();
    await superuser.query(
      `create function alter_row() returns trigger language plpgsql as
         $$ begin new.${column} := new.${column} || ' '; return new; end $$;
       create trigger alter_row before insert on ${table} for each row execute function alter_row()`,
    );
    expect((await add()).status).toBe(500);
    await superuser.query('drop function alter_row() cascade');
    expect(await state()).toEqual(before);
    expect([200, 201]).toContain((await add()).status);
  },
);
