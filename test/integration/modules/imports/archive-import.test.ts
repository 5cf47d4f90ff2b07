import { createHash } from 'node:crypto';
import { readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ArchiveImport } from '#contract/imports/archive-imports.ts';
import type { SigningKeys } from '#contract/invoices/document-proof.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { AnchorFile, AnchorNumbers, VerifyNumbers } from '#modules/invoices/index.ts';
import { TransactionsToken } from '#platform/database/transactions.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { password, type TestMerchant } from '#test/support/application/build.ts';
import { partOf, readMail } from '#test/support/read-mail.ts';
import { readZip } from '#test/support/read-zip.ts';
import { accountantSteps } from '../accountants/accountants-fixture.ts';
import { runVerifier, unpack } from '../archives/archive-steps.ts';
import {
  archiveOf,
  fileOf,
  importFile,
  operator,
  startInstallation,
  type Installation,
} from './import-steps.ts';

let before: Installation;
let here: Installation;
let seller: TestMerchant;
let archive: Uint8Array;
let file: string;
let steps: ReturnType<typeof accountantSteps>;

const name = 'Дърводелница „Липа“ ЕООД';
const anchor = (shop: Installation) =>
  shop.application.resolve(AnchorNumbers).append(new AnchorFile(shop.env['ANCHOR_FILE']!));

beforeAll(async () => {
  before = await startInstallation({ PUBLIC_URL: 'https://before.example' });
  here = await startInstallation(
    { PUBLIC_URL: 'https://here.example' },
    { isWorking: true, writesToUsers: true },
  );
  steps = accountantSteps(before);
  seller = await steps.addComplete(name);
  for (let count = 0; count < 3; count += 1)
    await steps.payAt(seller.id, '2026-09-15T09:00:00Z', 1_200 + count);
  await anchor(before);
  await steps.payAt(seller.id, '2026-10-02T09:00:00Z', 5_000);
  for (const [index, kind] of ['PERSON', 'PERSON'].entries())
    accepted(
      await seller.api.post('/customers/me', {
        kind,
        name: `Мария Георгиева ${index}`,
        email: `maria${index}@example.bg`,
        country: 'BG',
      }),
    );
  accepted(await seller.api.post('/items/me', { name: 'Дъбова маса', unit: 'бр.', price: 120.5, rate: 20 }));
  archive = await archiveOf(before, seller.id);
  file = await fileOf(archive);
});
afterAll(async () => {
  await before.stop();
  await here.stop();
});

const hashes = (shop: Installation) =>
  shop.database.rows<{ number: string; hash: string }>(
    `select invoice_number as number, document_hash as hash from invoices where series = 'LEGAL' order by number`,
  );
const lastHashOf = async (shop: Installation): Promise<string> => {
  const [row] = await shop.database.rows<{ hash: string }>(
    `select last_hash as hash from invoice_series where series = 'LEGAL' order by merchant_id desc limit 1`,
  );
  return row!.hash;
};
const findings = async (shop: Installation) =>
  (await shop.application.resolve(VerifyNumbers).execute({ actor: operator })).findings;

const rehearse = async (about: Readonly<{ keys?: readonly string[] }> = {}) =>
  here.application
    .resolve(TransactionsToken)
    .rehearse(() => importFile(here, file, { ...about, isDryRun: true }));

test('a dry run says what will come and keeps no file', async () => {
  expect(await rehearse()).toMatchObject({
    isKnown: false,
    businessName: name,
    documents: 4,
    customers: 2,
    items: 1,
    nextNumber: 5,
    facts: { installation: 'https://before.example', merchantId: seller.id, anchors: 1 },
  });
  expect(await readdir(join(here.dataDir, 'imports'))).toEqual([]);
  expect(await here.database.rows('select id from merchants')).toEqual([]);
});

test('an archive comes only with the key that its installation publishes, when one is named', async () => {
  const { keys } = accepted(await before.admin.get<SigningKeys>('/documents/keys'));
  const [key] = keys.map(({ sha256 }) => sha256) as [string];
  const other = createHash('sha256').update('other').digest('hex');

  await expect(importFile(here, file, { keys: [other] })).rejects.toMatchObject({
    code: 'imports.other-key',
    params: { keys: key },
  });
  expect(await here.database.rows('select id from merchants')).toEqual([]);
  expect(await readdir(join(here.dataDir, 'imports'))).toEqual([]);
  expect(await rehearse({ keys: [other, key.toUpperCase()] })).toMatchObject({ facts: { keys: [key] } });
});

test('a merchant comes with its documents, customers and items, and its series goes on without a gap', async () => {
  const end = await lastHashOf(before);
  const imported = await importFile(here, file);

  expect(imported).toMatchObject({ isKnown: false, documents: 4, customers: 2, items: 1, nextNumber: 5 });
  const { merchantId } = imported;
  expect(
    await here.database.rows(
      'select status, business_name as name, vat_number as vat, iban from merchants where id = :merchantId',
      { merchantId },
    ),
  ).toEqual([{ status: 'PENDING', name, vat: 'BG175074752', iban: 'BG80BNBG96611020345678' }]);
  expect(
    await here.database.rows(
      'select number, hash from foreign_documents where merchant_id = :merchantId order by number',
      { merchantId },
    ),
  ).toEqual(await hashes(before));
  expect(
    await here.database.rows(
      `select start_number as start, next_number as next, start_hash as hash, last_hash as last, last_issue_date as day
       from invoice_series where merchant_id = :merchantId`,
      { merchantId },
    ),
  ).toEqual([{ start: 5, next: 5, hash: end, last: end, day: '2026-10-02' }]);
  await anchor(here);
  expect(await findings(here)).toEqual([]);
  expect(await here.doctor()).toEqual([]);
});

test('the back office reads from where a merchant came, when, and with how much', async () => {
  const [imported] = accepted(await here.admin.get<ArchiveImport[]>('/archive-imports'));
  expect(imported).toMatchObject({
    merchantName: name,
    installation: 'https://before.example',
    merchantNumber: seller.id,
    documents: 4,
    customers: 2,
    items: 1,
    importedBy: 'operator:tests',
  });
  const of = (merchantId: number) =>
    here.admin.get<ArchiveImport[]>(`/archive-imports?merchantId=${merchantId}`);
  expect(accepted(await of(imported!.merchantId))).toEqual([imported]);
  expect(accepted(await of(imported!.merchantId + 1_000))).toEqual([]);
});

test('the same archive twice changes nothing and names the merchant that it became', async () => {
  const counts = () =>
    here.database.rows(
      `select (select count(*) from merchants) as merchants, (select count(*) from foreign_documents) as documents,
         (select count(*) from audit_log) as entries, (select count(*) from customers) as customers`,
    );
  const stored = await counts();

  const [known] = await here.database.rows<{ id: number }>('select id from merchants');
  expect(await importFile(here, file)).toMatchObject({ isKnown: true, merchantId: known!.id });
  expect(await counts()).toEqual(stored);
});

test('doctor.archive-imports finds a series that starts elsewhere, a document that is gone, and a file that is not kept', async () => {
  const [{ hash, sha256 }] = (await here.database.rows<{ hash: string; sha256: string }>(
    'select end_hash as hash, sha256 from archive_imports',
  )) as [{ hash: string; sha256: string }];
  const found = async () => (await here.doctor(/^doctor\.archive-imports$/)).join(' ');
  const set = (end: string, documents: number) =>
    here.database.rows(
      `update archive_imports set end_hash = :end, counts = jsonb_set(counts, '{documents}', to_jsonb(:documents::int))
       returning id`,
      { end, documents },
    );
  expect(await found()).toBe('');
  await set('f'.repeat(64), 5);
  expect(await found()).toContain('and its series starts after');
  expect(await found()).toContain('has 4 documents of 5');
  await set(hash, 4);
  const kept = join(here.dataDir, 'imports', sha256, 'archive.zip');
  await rename(kept, `${kept}.away`);
  expect(await found()).toContain(`has no file ${sha256}`);
  await rename(`${kept}.away`, kept);
  expect(await found()).toBe('');
});

test('a document of an archive never changes, and its PDF is opened only with the hash it came with', async () => {
  const change = here.database.rows('update foreign_documents set total_minor = 1 returning id');
  await expect(change).rejects.toThrow('never change');
  const [{ id, number, sha256 }] = (await here.database.rows<{ id: number; number: string; sha256: string }>(
    `select d.id, d.number, a.sha256 from foreign_documents d join archive_imports a on a.id = d.archive_import_id
     order by d.id limit 1`,
  )) as [{ id: number; number: string; sha256: string }];
  const { content } = await here.admin.download(`/foreign-documents/${id}/pdf`);
  expect(Buffer.from(content).subarray(0, 5).toString()).toBe('%PDF-');
  const path = join(here.dataDir, 'imports', sha256, 'documents', `${number}.pdf`);
  await writeFile(path, 'another file');
  expect((await here.admin.get(`/foreign-documents/${id}/pdf`)).status).toBe(500);
  await writeFile(path, content);
});

test('a newer archive of the same merchant is refused', async () => {
  await steps.payAt(seller.id, '2026-10-03T09:00:00Z', 700);
  const newer = await fileOf(await archiveOf(before, seller.id));

  await expect(importFile(here, newer)).rejects.toMatchObject({ code: 'imports.merchant-has-come' });
});

/** The invited owner sets a password by the mailed link, and the administrator activates the business. */
const openUp = async (): Promise<TestMerchant> => {
  const [row] = await here.database.rows<{ id: number; email: string }>('select id, email from merchants');
  const { id, email } = row!;
  await here.drain();
  const mail = here.mailbox.mails.find(({ to }) => to.includes(email));
  const text = partOf(readMail(mail!.raw), 'text/plain').toString();
  const token = new URL(/https?:\/\/\S+/.exec(text)![0]).hash.slice(1);
  accepted(await here.api().post('/auth/reset', { token, password }));
  await here.activate(id);
  await here.addProviderAccount(id, `acct_1Tests${id}`);
  const session = await here.signIn(email);
  return { id, email, token: session, api: here.api(session) };
};

test('the owner is invited, and the first payment issues the next number after the hash of the archive', async () => {
  const [{ hash: end }] = (await here.database.rows<{ hash: string }>(
    'select end_hash as hash from archive_imports',
  )) as [{ hash: string }];
  const owner = await openUp();
  await accountantSteps(here).payNow(owner, 100);

  expect(
    await here.database.rows(
      `select invoice_number as number, previous_hash as "previousHash" from invoices where series = 'LEGAL'`,
    ),
  ).toEqual([{ number: '0000000005', previousHash: end }]);
  expect(accepted(await owner.api.get<Invoice[]>('/invoices/me'))).toHaveLength(1);
  expect(await findings(here)).toEqual([]);
  await anchor(here);
  expect((await here.doctor()).filter((line) => !line.startsWith('left out'))).toEqual([]);
});

test('the archive of the new installation contains the earlier one whole, and verifies', async () => {
  const [row] = await here.database.rows<{ id: number }>('select id from merchants');
  const second = await archiveOf(here, row!.id);

  const files = await readZip(second);
  expect(Buffer.compare(files['earlier/1.zip']!.bytes, archive)).toBe(0);
  expect(JSON.parse(files['archive.json']!.text)).toMatchObject({
    counts: { documents: 1, rows: { 'foreign-documents.jsonl': 4 } },
    chain: { start: { number: '0000000004' }, first: '0000000005', last: '0000000005' },
    earlier: [{ path: 'earlier/1.zip', installation: 'https://before.example' }],
  });
  expect(await runVerifier(await unpack(second))).toMatchObject({
    code: 0,
    said: expect.stringContaining('1 documents'),
  });
});

test('an archive with an earlier one inside comes to a third installation with all documents', async () => {
  const third = await startInstallation({ PUBLIC_URL: 'https://third.example' });
  try {
    const [row] = await here.database.rows<{ id: number }>('select id from merchants');
    const second = await fileOf(await archiveOf(here, row!.id));
    expect(await importFile(third, second)).toMatchObject({ documents: 5, customers: 2, nextNumber: 6 });
    expect(await third.database.rows('select number from foreign_documents order by number')).toHaveLength(5);
    expect(await third.doctor()).toEqual([]);
  } finally {
    await third.stop();
  }
});
