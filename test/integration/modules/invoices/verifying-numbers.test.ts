import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anonymous, system } from '#kernel/actor.ts';
import { NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { VerifyNumbers } from '#modules/invoices/index.ts';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { user } from './invoice-callers.ts';

let fixture: InvoicesFixture;
beforeEach(async () => {
  fixture = await createInvoicesFixture();
  const merchantId = await fixture.addMerchant();
  for (let count = 1; count <= 4; count += 1) await fixture.pay(merchantId);
});
afterEach(() => fixture.close());

const operator = { kind: 'operator', name: 'root' } as const;
const findings = async (): Promise<string[]> => {
  const found = await fixture.get(VerifyNumbers).execute({ actor: operator });
  return found.findings.map(({ invoiceNumber, fault }) => `${invoiceNumber} ${fault}`);
};

/** Runs statements as the schema owner, with the triggers disabled. */
const tamper = async (...statements: string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: fixture.testDatabase.migratorUrl });
  await client.connect();
  await client.query(
    ['invoices', 'invoice_lines', 'invoice_payments']
      .map((name) => `alter table ${name} disable trigger user`)
      .join(';'),
  );
  for (const statement of statements) await client.query(statement);
  await client.query(
    ['invoices', 'invoice_lines', 'invoice_payments']
      .map((name) => `alter table ${name} enable trigger user`)
      .join(';'),
  );
  await client.end();
};

test('unchanged documents have no finding', async () => {
  expect(await findings()).toEqual([]);
});

test.each([
  [
    'one letter of a line',
    `update invoice_lines set description = overlay(description placing 'д' from 1 for 1)`,
  ],
  [
    'one cent moved from VAT to base',
    'update invoices set subtotal_minor = subtotal_minor + 1, tax_minor = tax_minor - 1',
  ],
  ['one letter of the buyer', `update invoices set buyer = jsonb_set(buyer, '{name}', '"Иван Петроф"')`],
  [
    'one byte of its own hash',
    `update invoices set document_hash = overlay(document_hash placing 'x' from 64 for 1)`,
  ],
  [
    'one byte of the hash before it',
    `update invoices set previous_hash = overlay(previous_hash placing 'x' from 1 for 1)`,
  ],
  ['the date', `update invoices set issue_date = '2026-11-19', due_date = '2026-11-19'`],
])('a change of %s of the second document, with triggers disabled, is reported', async (_, statement) => {
  const second = `${statement.startsWith('update invoice_lines') ? 'invoice_id' : 'id'} = (select id from invoices where number = 2)`;
  await tamper(`${statement} where ${second}`);
  expect(await findings()).toContain('0000000002 EDITED');
});

test('a deleted document is reported as GAP, and the next one as REORDERED', async () => {
  await tamper(
    'delete from invoice_deliveries where invoice_id = (select id from invoices where number = 2)',
    'delete from document_tokens where invoice_id = (select id from invoices where number = 2)',
    'delete from invoice_lines where invoice_id = (select id from invoices where number = 2)',
    'delete from invoice_payments where invoice_id = (select id from invoices where number = 2)',
    'delete from invoices where number = 2',
  );
  expect(await findings()).toEqual(['0000000002 GAP', '0000000003 REORDERED']);
});

test('a deleted last document with a reset counter is reported as TAIL', async () => {
  await tamper(
    'delete from invoice_deliveries where invoice_id = (select id from invoices where number = 4)',
    'delete from document_tokens where invoice_id = (select id from invoices where number = 4)',
    'delete from invoice_lines where invoice_id = (select id from invoices where number = 4)',
    'delete from invoice_payments where invoice_id = (select id from invoices where number = 4)',
    'delete from invoices where number = 4',
    'update invoice_series set next_number = 4',
  );
  expect(await findings()).toEqual(['0000000003 TAIL']);
});

test('two documents with exchanged numbers are reported', async () => {
  await tamper(
    `update invoices set number = 99, invoice_number = '0000000099' where number = 2`,
    `update invoices set number = 2, invoice_number = '0000000002' where number = 3`,
    `update invoices set number = 3, invoice_number = '0000000003' where number = 99`,
  );
  expect(await findings()).toEqual(
    expect.arrayContaining(['0000000002 EDITED', '0000000002 REORDERED', '0000000003 EDITED']),
  );
});

test('a repeated number is reported as DUPLICATE', async () => {
  await tamper(
    'alter table invoices drop constraint invoices_merchant_id_series_number_key',
    `update invoices set number = 2, invoice_number = '0000000002' where number = 3`,
  );
  expect(await findings()).toEqual(expect.arrayContaining(['0000000002 DUPLICATE', '0000000003 GAP']));
});

test('only administrators and operators verify numbers', async () => {
  const verify = fixture.get(VerifyNumbers);
  await expect(verify.execute({ actor: anonymous })).rejects.toThrow(SignInNeeded);
  await expect(verify.execute({ actor: user('MERCHANT', 1, 1) })).rejects.toThrow(NotAllowed);
  await expect(verify.execute({ actor: system('x') })).rejects.toThrow(NotAllowed);
  expect(await verify.execute({ actor: user('ADMIN', 1) })).toEqual({
    series: 1,
    findings: [],
    corrected: [],
  });
});
