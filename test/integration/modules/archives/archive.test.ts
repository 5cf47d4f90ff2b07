import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Archive, ListedArchive } from '#contract/archives/archives.ts';
import { MakeArchive } from '#modules/archives/index.ts';
import { AnchorFile, AnchorNumbers } from '#modules/invoices/index.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { readMail } from '#test/support/read-mail.ts';
import { readZip } from '#test/support/read-zip.ts';
import { accountantSteps } from '../accountants/accountants-fixture.ts';
import { failedSums, forgeManifest, runVerifier, unpack } from './archive-steps.ts';

let shop: TestApplication;
let seller: TestMerchant;
let other: TestMerchant;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'plateno-data-'));
  shop = await startApplication({ isWorking: false, variables: { DATA_DIR: dataDir } });
  const steps = accountantSteps(shop);
  seller = await steps.addComplete('Дърводелница „Липа“ ЕООД');
  other = await steps.addComplete('Агро ЕООД');
  for (let count = 0; count < 4; count += 1)
    await steps.payAt(seller.id, '2026-09-15T09:00:00Z', 1_200 + count);
  await steps.payAt(other.id, '2026-09-15T09:00:00Z', 9_900);
  accepted(await seller.api.post('/months/me/2026-09/close'));
  accepted(
    await seller.api.post('/customers/me', { kind: 'PERSON', name: 'Мария Георгиева', country: 'BG' }),
  );
  const store = new AnchorFile(shop.env['ANCHOR_FILE']!);
  await shop.application.resolve(AnchorNumbers).append(store);
  await steps.payAt(seller.id, '2026-10-02T09:00:00Z', 5_000);
});
afterAll(() => shop.stop());

type Paged = Readonly<{ content: ListedArchive[]; totalElements: number }>;
type Entry = Readonly<{ amountMinor: number; against: readonly Readonly<{ amountMinor: number }>[] }>;

const request = async (merchant: TestMerchant): Promise<Archive> =>
  accepted(await merchant.api.post<Archive>('/archives/me'));

/** Makes the archive in one run. */
const make = ({ id }: Archive): Promise<boolean> => shop.application.resolve(MakeArchive).run(id);

const newest = async (merchant: TestMerchant): Promise<Archive> =>
  accepted(await merchant.api.get<Archive[]>('/archives/me'))[0]!;

const folderOf = async ({ id }: Archive): Promise<string> => {
  const rows = await shop.database.rows<{ folder: string }>('select folder from archives where id = :id', {
    id,
  });
  return rows[0]!.folder;
};

const made = async (merchant: TestMerchant): Promise<Uint8Array> => {
  const archive = await request(merchant);
  await make(archive);
  return (await merchant.api.download(`/archives/${archive.id}/file`)).content;
};

const lines = (text: string): Record<string, unknown>[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('an archive holds each document as PDF and UBL, the months, the lists and nothing of another merchant', async () => {
  const files = await readZip(await made(seller));

  const paths = Object.keys(files);
  for (const number of ['0000000001', '0000000002', '0000000003', '0000000004', '0000000005']) {
    expect(paths).toContain(`documents/${number}.pdf`);
    expect(files[`documents/${number}.xml`]!.text).toContain(number);
  }
  expect(paths).toEqual(
    expect.arrayContaining([
      'months/2026-09/PRODAGBI.TXT',
      'months/2026-09/register.csv',
      'months/2026-09/manifest.txt',
      'months/2026-10/register.csv',
      'verify.mjs',
    ]),
  );
  expect(JSON.parse(files['archive.json']!.text)).toMatchObject({
    format: 1,
    merchantId: seller.id,
    counts: { documents: 5, rows: { 'customers.jsonl': 1, 'payments.jsonl': 5 } },
    chain: { first: '0000000001', last: '0000000005' },
  });
  expect(lines(files['documents.jsonl']!.text).filter(({ kind }) => kind === 'DOCUMENT')).toHaveLength(5);
  expect(lines(files['anchors.jsonl']!.text)).toHaveLength(1);
  expect(lines(files['access.jsonl']!.text).map(({ action }) => action)).toContain('merchant.month-closed');
  expect(JSON.parse(files['merchant.json']!.text)).toMatchObject({
    businessName: 'Дърводелница „Липа“ ЕООД',
  });
  expect(files['payments.jsonl']!.text).not.toContain('9900');
});

test('the archive of a merchant without documents is whole and verifies', async () => {
  const folder = await unpack(await made(await accountantSteps(shop).addComplete('Нов ЕООД')));

  expect(await failedSums(folder)).toEqual([]);
  expect(await runVerifier(folder)).toMatchObject({ code: 0 });
});

test('the ledger of an archive has each entry of the business with those against it, and adds up to its balance', async () => {
  const paid = await shop.addMerchant();
  const checkout = await shop.openCheckout(await shop.createLink(paid));
  await shop.control.pay({ session: checkout.sessionId });
  await shop.returnFrom(checkout);
  const files = await readZip(await made(paid));
  const entries = lines(files['ledger.jsonl']!.text) as unknown as readonly Entry[];
  expect(entries).toMatchObject([{ kind: 'PAYMENT', account: 'MERCHANT_PAYABLE' }]);
  for (const { amountMinor, against } of entries)
    expect(against.reduce((sum, one) => sum + one.amountMinor, amountMinor)).toBe(0);
  const [booked] = await shop.database.rows<{ sum: number }>(
    `select sum(e.amount_minor)::bigint as sum from ledger_entries e join ledger_accounts a on a.id = e.account_id
     where a.merchant_id = :id`,
    { id: paid.id },
  );
  expect(entries.reduce((sum, one) => sum + one.amountMinor, 0)).toBe(booked!.sum);
});

test('sha256sum and the verifier find an untouched archive clean, and one altered byte in each kind of file', async () => {
  const folder = await unpack(await made(seller));

  expect(await failedSums(folder)).toEqual([]);
  expect(await runVerifier(folder)).toEqual({
    code: 0,
    said: expect.stringMatching(/^OK: \d+ files, 5 documents, 1 anchors/),
  });

  const kinds = [
    'documents/0000000001.pdf',
    'documents/0000000001.xml',
    'documents.jsonl',
    'anchors.jsonl',
    'months/2026-09/PRODAGBI.TXT',
    'months/2026-09/month.json',
    'customers.jsonl',
    'payments.jsonl',
    'access.jsonl',
    'merchant.json',
    'archive.json',
  ];
  for (const path of kinds) {
    const content = await readFile(join(folder, path));
    const altered = Buffer.from(content);
    altered[altered.length - 3]! ^= 1;
    await writeFile(join(folder, path), altered);
    expect(await failedSums(folder)).toEqual([path]);
    const { code, said } = await runVerifier(folder);
    expect({ path, code, names: said.includes(`${path}: changed`) || said.includes('not readable') }).toEqual(
      {
        path,
        code: 1,
        names: true,
      },
    );
    await writeFile(join(folder, path), content);
  }
  await writeFile(join(folder, 'months', 'added.txt'), 'x');
  expect((await runVerifier(folder)).said).toContain('months/added.txt: not in the manifest');
});

test('the verifier finds a document that was changed together with its line in the manifest', async () => {
  const folder = await unpack(await made(seller));
  const path = join(folder, 'documents.jsonl');
  const text = await readFile(path, 'utf8');

  await writeFile(path, text.replace('1200 EUR', '1300 EUR'));
  await forgeManifest(folder, 'documents.jsonl');
  const changed = await runVerifier(folder);
  expect(await failedSums(folder)).toEqual([]);
  expect(changed).toMatchObject({ code: 1 });
  expect(changed.said).toContain('DOCUMENT of 0000000001 is not what was hashed');

  await writeFile(path, text.split('\n').slice(2).join('\n'));
  await forgeManifest(folder, 'documents.jsonl');
  const cut = await runVerifier(folder);
  expect(cut.said).toContain('does not follow the link before it');
});

test('the verifier finds an anchor with another signature, and one that the chain does not contain', async () => {
  const folder = await unpack(await made(seller));
  const path = join(folder, 'anchors.jsonl');
  const [anchor] = lines(await readFile(path, 'utf8'));

  const signature = Buffer.from(String(anchor!['signature']), 'base64');
  signature[0]! ^= 1;
  await writeFile(path, `${JSON.stringify({ ...anchor, signature: signature.toString('base64') })}\n`);
  await forgeManifest(folder, 'anchors.jsonl');
  expect((await runVerifier(folder)).said).toContain('is not signed');

  await writeFile(path, `${JSON.stringify({ ...anchor, hash: 'f'.repeat(64) })}\n`);
  await forgeManifest(folder, 'anchors.jsonl');
  expect((await runVerifier(folder)).said).toContain('does not contain the anchor');
});

test('an archive that ended between parts is gone on with, and what is there is not made again', async () => {
  const archive = await request(seller);
  const maker = shop.application.resolve(MakeArchive);
  let left = 7;
  expect(await maker.run(archive.id, () => (left -= 1) >= 0)).toBe(false);
  expect(await newest(seller)).toMatchObject({ state: 'MAKING' });
  const root = join(dataDir, 'archives', await folderOf(archive));
  expect(await readdir(root)).not.toContain('manifest.sha256');
  await writeFile(join(root, 'items.jsonl'), '{"id":7}\n');
  await writeFile(join(root, 'refunds.jsonl.half'), 'half of a line');

  expect((await request(seller)).id).toBe(archive.id);
  expect(await make(archive)).toBe(true);

  const { content } = await seller.api.download(`/archives/${archive.id}/file`);
  const files = await readZip(content);
  expect(files['items.jsonl']!.text).toBe('{"id":7}\n');
  expect(Object.keys(files).filter((path) => path.endsWith('.half'))).toEqual([]);
  expect(await runVerifier(await unpack(content))).toMatchObject({ code: 0 });
  const { done, total, state } = await newest(seller);
  expect({ state, isWhole: done === total }).toEqual({ state: 'READY', isWhole: true });
});

test('another owner, a member without the right and a foreign secret open nothing', async () => {
  const archive = await request(seller);
  await make(archive);

  expect((await other.api.get(`/archives/${archive.id}/file`)).status).toBe(404);
  expect((await shop.api().get(`/archives/${archive.id}/file`)).status).toBe(401);
  expect((await shop.api().get(`/archives/mailed/${'x'.repeat(43)}`)).status).toBe(404);
  expect(accepted(await other.api.get<Archive[]>('/archives/me'))).toEqual([]);
});

test('each owner is mailed a link that opens the archive for seven days, and its files are deleted then', async () => {
  const archive = await request(other);
  await shop.application.work();
  await shop.drain();
  const mails = shop.mailbox.mails.filter(({ to }) => to.includes(other.email));
  expect(mails).toHaveLength(1);
  const secret = /archive\/([\w-]{43})/.exec(readMail(mails[0]!.raw).parts[0]!.content.toString())![1]!;

  const opened = await fetch(`${shop.url}/api/archives/mailed/${secret}`);
  expect(opened.status).toBe(200);
  expect(opened.headers.get('content-type')).toBe('application/zip');
  expect(await runVerifier(await unpack(new Uint8Array(await opened.arrayBuffer())))).toMatchObject({
    code: 0,
  });
  const [stored] = await shop.database.rows<{ stored: string }>(
    `select string_agg(k::text, ' ') as stored from archive_links k`,
  );
  expect(stored!.stored).not.toContain(secret);

  await shop.database.rows(`update archives set expires_at = now() where id = :id`, archive);
  expect((await fetch(`${shop.url}/api/archives/mailed/${secret}`)).status).toBe(410);
  expect(await readdir(join(dataDir, 'archives', await folderOf(archive)))).toContain('manifest.sha256');
  await shop.application.contributions.jobs.find(({ name }) => name === 'archives.expire')!.handle({});
  expect(await readdir(join(dataDir, 'archives'))).not.toContain(await folderOf(archive));
  expect(await newest(other)).toMatchObject({ id: archive.id, state: 'EXPIRED' });
});

test('the back office pages through the archives of all, of one merchant or of one state, with who has asked', async () => {
  const mine = await request(seller);
  const path = '/archives?page=0&size=1';
  const first = accepted(await shop.admin.get<Paged>(path));
  const second = accepted(await shop.admin.get<Paged>('/archives?page=1&size=1'));
  expect(first.content.map(({ id }) => id)).toEqual([mine.id]);
  expect(second.content[0]!.id).toBeLessThan(mine.id);
  const [{ username }] = (await shop.database.rows<{ username: string }>(
    `select username from users where 'user:' || id = :requestedBy`,
    mine,
  )) as [{ username: string }];
  expect(first.content[0]).toMatchObject({ merchantName: 'Дърводелница „Липа“ ЕООД', username });

  expect(await newest(seller)).not.toHaveProperty('username');

  const ofOther = accepted(await shop.admin.get<Archive[]>(`/archives?merchantId=${other.id}`));
  expect(new Set(ofOther.map(({ merchantId }) => merchantId))).toEqual(new Set([other.id]));
  const made = accepted(await shop.admin.get<Archive[]>('/archives?state=MAKING'));
  expect(made.every(({ state }) => state === 'MAKING')).toBe(true);
  expect(made.map(({ id }) => id)).toContain(mine.id);
  expect(accepted(await shop.admin.get<Archive[]>('/archives?search=%D0%B0%D0%B3%D1%80%D0%BE'))).toEqual(
    ofOther,
  );
  expect((await shop.admin.get('/archives?state=GONE')).status).toBe(422);
});
