import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import createKnex from 'knex';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { documentHash } from '#modules/invoices/domain/numbers/document-hash.ts';
import {
  AnchorFile,
  AnchorNumbers,
  AnchorsDamaged,
  readAnchors,
  VerifyNumbers,
} from '#modules/invoices/index.ts';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { down, up } from '../../../../migrations/20261122104000_annulments.ts';
import { openCallers, type Callers } from './invoice-callers.ts';

let fixture: InvoicesFixture;
let callers: Callers;
let folder: string;
beforeEach(async () => {
  fixture = await createInvoicesFixture();
  callers = await openCallers(fixture);
  folder = await mkdtemp(join(tmpdir(), 'plateno-anchors-'));
});
afterEach(async () => {
  await callers.api.close();
  await fixture.close();
  await rm(folder, { recursive: true });
});

const operator = { kind: 'operator', name: 'root' } as const;
const annul = ({ id }: Invoice) =>
  callers.api.post(`/invoices/${id}/annul`, 'own', { reason: 'Грешен\nполучател' });
const anchorFile = (): string => join(folder, 'anchors.jsonl');
const findings = async (anchors = ''): Promise<string[]> => {
  const found = await fixture
    .get(VerifyNumbers)
    .execute({ actor: operator, anchors: await readAnchors(anchors) });
  return found.findings.map(({ invoiceNumber, fault }) => `${invoiceNumber} ${fault}`);
};
const asOwner = async (...statements: string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: fixture.testDatabase.migratorUrl });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
};
const triggers = (state: 'disable' | 'enable'): string =>
  ['invoices', 'invoice_annulments'].map((table) => `alter table ${table} ${state} trigger user`).join(';');
const tamper = (...statements: string[]): Promise<void> =>
  asOwner(triggers('disable'), ...statements, triggers('enable'));

test('an annulment is appended to the hash chain, and the next document follows it', async () => {
  const annulled = await callers.write();
  expect((await annul(annulled)).status).toBe(200);
  await callers.write();
  expect(await findings()).toEqual([]);
  const [row] = await fixture.database.rows<{ hash: string; next: string }>(
    `select a.annulment_hash as hash, (select previous_hash from invoices where number = 2) as next
     from invoice_annulments a where a.invoice_id = :id`,
    { id: annulled.id },
  );
  expect(row!.next).toBe(row!.hash);
});

test.each([
  ['set', `update invoices set annulled_at = now(), annulment_reason = 'x' where number = 2`],
  ['removed', 'update invoices set annulled_at = null, annulment_reason = null where number = 1'],
  ['moved', `update invoices set annulled_at = '2026-11-01' where number = 1`],
  ['deleted', 'delete from invoice_annulments'],
  ['changed', `update invoice_annulments set reason = 'x'`],
])('the database role of the application cannot have an annulment %s', async (_, statement) => {
  await annul(await callers.write());
  await callers.write();
  await expect(fixture.database.rows(statement)).rejects.toThrow(/never taken back|permission denied/);
  expect(await findings()).toEqual([]);
});

test.each([
  ['removed', 'update invoices set annulled_at = null, annulment_reason = null where number = 1'],
  ['set', `update invoices set annulled_at = now(), annulment_reason = 'x' where number = 2`],
  ['given another reason', `update invoice_annulments set reason = 'x'`],
  [
    'given another time in all rows',
    `update invoice_annulments set annulled_at = '2026-11-01'; update invoices set annulled_at = '2026-11-01' where number = 1`,
  ],
])('an annulment that the schema owner has %s is reported', async (_, statement) => {
  await annul(await callers.write());
  await callers.write();
  await tamper(statement);
  expect((await findings()).filter((finding) => finding.endsWith('ANNULMENT'))).not.toEqual([]);
});

test('a deleted annulment with reset columns is reported at the next document', async () => {
  await annul(await callers.write());
  await callers.write();
  await tamper(
    'delete from invoice_annulments',
    'update invoices set annulled_at = null, annulment_reason = null',
  );
  expect(await findings()).toEqual(['0000000002 REORDERED']);
});

test('an invoice with another payment time than its payment is reported', async () => {
  await fixture.pay(callers.own);
  expect(await findings()).toEqual([]);
  await tamper(`update invoices set paid_at = '2020-01-01'`);
  expect(await findings()).toEqual(['0000000001 PAYMENT']);
});

test('annulling a document of an earlier month is refused with a message about credit and debit notes', async () => {
  const written = await callers.write();
  fixture.setNow('2026-12-01T08:00:00Z');
  const refused = await annul(written);
  const { code, message } = (await refused.json()) as ErrorBody;
  expect([refused.status, code]).toEqual([409, 'invoices.annulment-too-late']);
  expect(message).toContain('кредитно или дебитно известие');
  expect(await fixture.database.rows('select * from invoice_annulments')).toEqual([]);
  const [link] = await fixture.database.rows<{ status: string }>('select status from payment_links');
  expect(link!.status).toBe('ACTIVE');
});

test('the customer and each recipient of a document get one mail about its annulment', async () => {
  const written = await callers.write();
  await callers.post(`/invoices/${written.id}/send-email`, 'own', { email: 'schetovodstvo@example.com' });
  await annul(written);
  const mails = await fixture.database.rows(
    `select kind, recipient from invoice_deliveries where kind = 'ANNULMENT' order by recipient`,
  );
  expect(mails).toEqual([
    { kind: 'ANNULMENT', recipient: 'kupuvach@example.com' },
    { kind: 'ANNULMENT', recipient: 'schetovodstvo@example.com' },
  ]);
});

test('the migration appends annulments of earlier versions to the hash chain', async () => {
  const { migratorUrl } = fixture.testDatabase;
  await callers.write();
  await callers.write();
  const knex = createKnex({ client: 'pg', connection: migratorUrl });
  await down(knex);
  await knex.raw(
    `update invoices set annulled_at = '2026-11-21T10:00:00.123Z', annulment_reason = 'Стара' where number = 1`,
  );
  await up(knex);
  await knex.destroy();
  await asOwner('grant select, insert on invoice_annulments to plateno_app');
  expect(await findings()).toEqual([]);
});

test('a completely recomputed hash chain is reported by an anchor', async () => {
  await callers.write();
  await callers.write();
  const store = new AnchorFile(anchorFile());
  const anchor = () => fixture.get(AnchorNumbers).execute({ actor: operator, store });
  expect(await anchor()).toBe(1);
  expect(await anchor()).toBe(0);
  const anchored = await readFile(anchorFile(), 'utf8');
  await callers.write();
  expect(await findings(anchored)).toEqual([]);
  await recompute();
  expect(await findings()).toEqual([]);
  expect(await findings(anchored)).toEqual(['0000000002 ANCHOR']);
});

test('a deleted last document with a reset counter is reported by an anchor', async () => {
  await callers.write();
  await callers.write();
  await fixture.get(AnchorNumbers).execute({ actor: operator, store: new AnchorFile(anchorFile()) });
  await tamper(
    'update payment_links set invoice_id = null where invoice_id = (select id from invoices where number = 2)',
    'alter table invoice_lines disable trigger user',
    'delete from invoice_lines where invoice_id = (select id from invoices where number = 2)',
    'delete from document_tokens where invoice_id = (select id from invoices where number = 2)',
    'delete from invoices where number = 2',
    `update invoice_series set next_number = 2, last_hash = (select document_hash from invoices where number = 1)`,
  );
  expect(await findings()).toEqual([]);
  expect(await findings(await readFile(anchorFile(), 'utf8'))).toEqual(['0000000002 ANCHOR']);
});

test('an anchor file with a changed or deleted line is refused', async () => {
  const store = new AnchorFile(anchorFile());
  for (let count = 0; count < 3; count += 1) {
    await callers.write();
    await fixture.get(AnchorNumbers).execute({ actor: operator, store });
  }
  const lines = (await readFile(anchorFile(), 'utf8')).trim().split('\n');
  expect(lines).toHaveLength(3);
  await expect(readAnchors(lines[0]!.replace('"number":1', '"number":7'))).rejects.toThrow(AnchorsDamaged);
  await expect(readAnchors([lines[0], lines[2]].join('\n'))).rejects.toThrow(AnchorsDamaged);
  await writeFile(anchorFile(), 'x\n');
  await expect(fixture.get(AnchorNumbers).execute({ actor: operator, store })).rejects.toThrow(
    AnchorsDamaged,
  );
});

/** Edits the first document as the schema owner and recomputes all later hashes. */
const recompute = async (): Promise<void> => {
  await tamper(`update invoices set author = 'Друг' where number = 1`);
  let previous: string | null = null;
  for (const { id, invoice } of await fixture.documentsOf(callers.own)) {
    const hash: string = await documentHash(invoice.document, previous);
    const before = previous === null ? 'null' : `'${previous}'`;
    await tamper(`update invoices set document_hash = '${hash}', previous_hash = ${before} where id = ${id}`);
    previous = hash;
  }
  await asOwner(`update invoice_series set last_hash = '${previous}' where merchant_id = ${callers.own}`);
};
