import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MonthDetails, MonthSummary } from '#contract/closing/months.ts';
import type { OwnMerchant } from '#contract/merchants/merchants.ts';
import { addDays, businessDateOf } from '#kernel/business-date.ts';
import type { CheckContext } from '#kernel/invariant.ts';
import type { TestApplication } from '#test/support/application.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import { accepted, type ApiClient } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { readMail } from '#test/support/read-mail.ts';
import { readZip } from '#test/support/read-zip.ts';
import { accountantSteps } from '../accountants/accountants-fixture.ts';

let shop: TestApplication;
let steps: ReturnType<typeof accountantSteps>;
let seller: TestMerchant;
let foreign: TestMerchant;
let accountant: Readonly<{ id: number; api: ApiClient }>;
let stranger: Readonly<{ id: number; api: ApiClient }>;

beforeAll(async () => {
  shop = await sharedApplication('working');
  steps = accountantSteps(shop);
  seller = await steps.addComplete('Агро ЕООД');
  foreign = await shop.addMerchant({ businessName: 'Чужда ООД' });
  accountant = await shop.addStaff('ACCOUNTANT');
  stranger = await shop.addStaff('ACCOUNTANT');
  await steps.assign(accountant.id, [seller.id]);
  await steps.assign(stranger.id, [foreign.id]);
  await steps.payAt(seller.id, '2026-09-15T09:00:00Z', 12_000);
  await steps.payAt(seller.id, '2026-09-16T09:00:00Z', 2_400);
  await steps.payAt(seller.id, '2026-10-16T09:00:00Z', 1_200);
});
afterAll(() => shop.stop());

const month = async (of = '2026-09', api = seller.api): Promise<MonthDetails> =>
  accepted(await api.get<MonthDetails>(`/months/me/${of}`));
const statusOf = async (call: Promise<Readonly<{ status: number }>>): Promise<number> => (await call).status;
const bytesOf = async (path: string, api = seller.api): Promise<Buffer> =>
  Buffer.from((await api.download(path)).content);

describe('closing a month', () => {
  it('a month that is over is OPEN with its sums, and the current one is RUNNING', async () => {
    const found = await month();
    expect(found).toMatchObject({
      status: 'OPEN',
      revision: null,
      totals: { documents: 2, annulled: 0, base: 120, vat: 24, total: 144 },
      deadlines: { vatReturn: '2026-10-14', auditFile: null },
      files: [],
    });
    expect(found.problems.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
    const months = accepted(await seller.api.get<MonthSummary[]>('/months/me'));
    expect(months[0]).toMatchObject({ status: 'RUNNING' });
    expect(months.at(-1)).toMatchObject({ month: '2026-09', status: 'OPEN', documents: 2 });
  });

  it('a month that is not over is not closed', async () => {
    const current = businessDateOf(new Date()).slice(0, 7);
    expect(await seller.api.post(`/months/me/${current}/close`, {})).toMatchObject({
      status: 409,
      body: { code: 'closing.month-not-over' },
    });
  });

  it('a closed month has its files, and is closed once', async () => {
    const closed = accepted(await seller.api.post<MonthDetails>('/months/me/2026-09/close', {}));
    expect(closed).toMatchObject({ status: 'CLOSED', revision: 1 });
    expect(closed.files.map(({ name }) => name)).toEqual([
      'PRODAGBI.TXT',
      'delta.txt',
      'register.csv',
      'register.xlsx',
      'sums.json',
    ]);
    expect(await seller.api.post('/months/me/2026-09/close', {})).toMatchObject({
      status: 409,
      body: { code: 'closing.already-closed' },
    });
  });

  it('each record of the ledger is 424 bytes with CRLF, and its columns add up to sums.json', async () => {
    const ledger = await bytesOf('/months/me/2026-09/files/PRODAGBI.TXT');
    expect(ledger.byteLength).toBe(2 * 426);
    expect(ledger.subarray(424, 426).toString('latin1')).toBe('\r\n');
    const sums = JSON.parse((await bytesOf('/months/me/2026-09/files/sums.json')).toString()) as {
      columns: Record<string, string>;
    };
    expect(sums.columns).toMatchObject({ '10': '120.00', '20': '24.00', '11': '120.00', '21': '24.00' });
  });

  it('the pack has the documents, the files and a manifest, and two packs are equal', async () => {
    const first = await bytesOf('/months/me/2026-09/pack');
    const files = Object.keys(await readZip(first));
    expect(files.slice(0, 2)).toEqual(['fakturi/0000000001.pdf', 'fakturi/0000000002.pdf']);
    expect(files.at(-1)).toBe('manifest.txt');
    expect((await bytesOf('/months/me/2026-09/pack')).equals(first)).toBe(true);
  });

  it('each line of the manifest is a comment, or a hash and a path that `sha256sum -c` verifies', async () => {
    const files = await readZip(await bytesOf('/months/me/2026-09/pack'));
    const lines = files['manifest.txt']!.text.split('\n').slice(0, -1);
    const checked = lines
      .filter((line) => !line.startsWith('#'))
      .map((line) => /^(?<hash>[0-9a-f]{64}) [ *](?<path>.+)$/.exec(line)!.groups!);
    expect(checked.map(({ path }) => path)).toEqual(
      Object.keys(files).filter((path) => path !== 'manifest.txt'),
    );
    for (const { hash, path } of checked)
      expect([path, createHash('sha256').update(files[path!]!.bytes).digest('hex')]).toEqual([path, hash]);
    const documents = await shop.database.rows<{ hash: string; number: string }>(
      `select document_hash as hash, invoice_number as number from invoices where merchant_id = :id and invoice_number in ('0000000001', '0000000002') order by 2`,
      { id: seller.id },
    );
    expect(lines.filter((line) => line.startsWith('# document'))).toEqual(
      documents.map(({ hash, number }) => `# document ${hash}  fakturi/${number}.pdf`),
    );
  });

  it('a transfer dated in a closed month is refused until the month is opened again', async () => {
    const draft = {
      customer: { kind: 'PERSON', name: 'Иван Петров' },
      currency: 'EUR',
      items: [{ description: 'Услуга', quantity: 1, unitPrice: 10, taxRate: 20 }],
    };
    const { id } = accepted(await seller.api.post<{ id: number }>('/invoices', draft));
    const paidOn = businessDateOf(new Date());
    await shop.database.rows(
      `insert into month_closes (merchant_id, month, revision, status, problems, totals, fingerprint, closed_by, closed_at)
       values (:id, date_trunc('month', cast(:day as date)), 1, 'CLOSED', '[]', '{}', '', 'user:1', now())`,
      { id: seller.id, day: paidOn },
    );
    const pay = () => seller.api.post(`/invoices/${id}/payments`, { amount: 1, paidOn });
    expect(await pay()).toMatchObject({ status: 409, body: { code: 'closing.month-closed' } });
    expect(await seller.api.post(`/invoices/${id}/annul`, { reason: 'Грешка' })).toMatchObject({
      status: 409,
      body: { code: 'closing.month-closed' },
    });
    await shop.database.rows(
      `update month_closes set status = 'OPEN', reopened_by = 'x', reopened_at = now(), reopen_reason = 'x'
       where merchant_id = :id and month >= date_trunc('month', cast(:paidOn as date))`,
      { id: seller.id, paidOn },
    );
    expect(await statusOf(pay())).toBe(201);
  });

  it('a payment of a closed month that is settled later gets a document of today with its own tax event', async () => {
    await steps.payAt(seller.id, '2026-09-30T09:00:00Z', 600);
    const [row] = await shop.database.rows<{ issue: string; event: string }>(
      `select issue_date as issue, tax_event_date as event from invoices where merchant_id = :id order by id desc limit 1`,
      seller,
    );
    expect(row!.event).toBe('2026-09-30');
    expect(row!.issue > '2026-10-31').toBe(true);
  });

  it('a reopened month is closed as the next revision', async () => {
    const reopened = accepted(
      await seller.api.post<MonthDetails>('/months/me/2026-09/reopen', { reason: 'Липсва фактура' }),
    );
    expect(reopened).toMatchObject({ status: 'OPEN', revision: 1, reopenReason: 'Липсва фактура' });
    expect(await statusOf(seller.api.get('/months/me/2026-09/pack'))).toBe(404);
    expect(
      accepted(await accountant.api.post<MonthDetails>(`/merchants/${seller.id}/months/2026-09/close`, {})),
    ).toMatchObject({ status: 'CLOSED', revision: 2 });
  });
});

describe('the VAT registration of a month', () => {
  const fiscal = {
    vatRegistration: 'FULL',
    vatNumber: 'BG831902088',
    fiscalMode: 'OWN_TILL',
    iban: 'BG80BNBG96611020345678',
    language: 'bg',
  };
  const today = businessDateOf(new Date());
  let young: TestMerchant;
  const set = (validFrom?: string, about: object = {}) =>
    young.api.put<{ fields?: object }>('/merchants/me/fiscal-profile', { ...fiscal, ...about, validFrom });
  const history = async () =>
    accepted(await young.api.get<OwnMerchant>('/merchants/me')).registrations.map((one) =>
      Object.values(one),
    );
  const close = (of: string) => young.api.post<MonthDetails>(`/months/me/${of}/close`, {});
  const namesOf = ({ files }: MonthDetails) => files.map(({ name }) => name);

  beforeAll(async () => {
    young = await shop.addMerchant({ businessName: 'Нова ЕООД' });
    await shop.database.rows(
      `update merchants set tax_id = '831902088', iban = 'BG80BNBG96611020345678' where id = :id`,
      young,
    );
    for (const day of ['2026-09-15', '2026-10-05', '2026-10-20'])
      await steps.payAt(young.id, `${day}T09:00:00Z`, 6_000);
  });

  it('a month without registration that is closed again after a registration of today has no sales ledger', async () => {
    expect(namesOf(accepted(await close('2026-09')))).not.toContain('PRODAGBI.TXT');
    accepted(await set());
    expect(await history()).toEqual([
      [today, 'FULL', 'BG831902088'],
      ['2026-09-15', 'NONE', null],
    ]);
    accepted(await young.api.post('/months/me/2026-09/reopen', { reason: 'Проверка' }));
    const again = accepted(await close('2026-09'));
    expect(again).toMatchObject({
      revision: 2,
      deadlines: { vatReturn: null },
      registrations: [{ from: '2026-09-01', to: '2026-09-30', vatRegistration: 'NONE', vatNumber: null }],
    });
    expect(namesOf(again)).toEqual(['delta.txt', 'register.csv', 'register.xlsx', 'sums.json']);
  });

  it('a month without documents that is closed before a first registration keeps the one that it was closed with', async () => {
    const idle = await shop.addMerchant({ businessName: 'Тиха ЕООД' });
    await shop.database.rows(`update merchants set tax_id = '121699202' where id = :id`, idle);
    accepted(await idle.api.post('/months/me/2026-08/close', {}));
    const registered = { ...fiscal, vatNumber: 'BG121699202' };
    accepted(await idle.api.put('/merchants/me/fiscal-profile', registered));
    const { registrations } = accepted(await idle.api.get<MonthDetails>('/months/me/2026-08'));
    expect(registrations).toEqual([
      { from: '2026-08-01', to: '2026-08-31', vatRegistration: 'NONE', vatNumber: null },
    ]);
  });

  it('a registration from a day to come, or in or before a closed month, is refused at its field and changes nothing', async () => {
    const before = await history();
    for (const day of [addDays(today, 1), '2026-09-30', '2026-09-01', '2026-08-31'])
      expect([day, await set(day)]).toMatchObject([
        day,
        { status: 422, body: { fields: { validFrom: {} } } },
      ]);
    expect(await history()).toEqual(before);
  });

  it('a registration from a day inside an open month splits it: its ledger has the documents from that day on', async () => {
    accepted(await set('2026-10-10'));
    expect(await history()).toEqual([
      ['2026-10-10', 'FULL', 'BG831902088'],
      ['2026-09-15', 'NONE', null],
    ]);
    const closed = accepted(await close('2026-10'));
    expect(closed.registrations).toEqual([
      { from: '2026-10-01', to: '2026-10-09', vatRegistration: 'NONE', vatNumber: null },
      { from: '2026-10-10', to: '2026-10-31', vatRegistration: 'FULL', vatNumber: 'BG831902088' },
    ]);
    expect(closed.problems[0]).toMatchObject({
      code: 'REGISTRATION_DIFFERS',
      invoiceNumber: '0000000003',
    });
    const ledger = await bytesOf('/months/me/2026-10/files/PRODAGBI.TXT', young.api);
    expect([
      ledger.byteLength,
      ledger.subarray(0, 11).toString(),
      ledger.subarray(62, 72).toString(),
    ]).toEqual([426, 'BG831902088', '20/10/2026']);
  });

  it('a registration that the release before stores by itself is in the history from its day on', async () => {
    await shop.database.rows(
      `update merchants set vat_registration = 'ART_97A', vat_number = 'BG175074752' where id = :id`,
      young,
    );
    expect((await history())[0]).toEqual([today, 'ART_97A', 'BG175074752']);
    const { checks } = shop.application.contributions;
    const check = checks.find(({ code }) => code === 'doctor.registrations-current');
    expect(await check!.violations({} as CheckContext)).toEqual([]);
  });
});

describe('months of others', () => {
  it('an accountant of another merchant gets 404 for the month, its files and its pack', async () => {
    for (const path of ['', '/pack', '/files/delta.txt'])
      expect(await statusOf(stranger.api.get(`/merchants/${seller.id}/months/2026-09${path}`))).toBe(404);
    expect(
      await statusOf(stranger.api.post('/months/packs', { month: '2026-09', merchantIds: [seller.id] })),
    ).toBe(404);
  });

  it('the matrix shows an accountant the clients with their last months', async () => {
    const { content } = accepted(
      await accountant.api.get<{ content: { id: number; months: MonthSummary[] }[] }>(
        '/months?size=10&page=0',
      ),
    );
    expect(content.map(({ id }) => id)).toEqual([seller.id]);
    expect(content[0]!.months.find(({ month: of }) => of === '2026-09')).toMatchObject({
      status: 'CLOSED',
      errors: 0,
      documents: 2,
    });
  });
});

describe('sending a month', () => {
  it('the stored accountant gets one mail with the pack attached', async () => {
    const settings = { recipient: 'schetovodstvo@example.bg', sendsItself: false };
    accepted(await seller.api.put('/months/me/settings', settings));
    expect(accepted(await seller.api.post('/months/me/2026-09/send', {}))).toEqual({
      recipient: 'schetovodstvo@example.bg',
    });
    await shop.drain();
    const mails = shop.mailbox.mails.filter(({ to }) => to[0] === 'schetovodstvo@example.bg');
    expect(mails).toHaveLength(1);
    const { headers, parts } = readMail(mails[0]!.raw);
    expect(headers.get('subject')).toContain('September 2026');
    expect(parts.at(-1)!.fileName).toMatch(/^plateno-.+-2026-09-r2\.zip$/);
  });

  it('a month whose mail was refused for good says so to merchant and back office until it is sent again', async () => {
    const email = 'nyama.takav@example.bg';
    const refusedAt = async (by: Pick<ApiClient, 'get'>, path: string) =>
      accepted(await by.get<{ refusedAt?: string }>(path)).refusedAt;
    const send = () => seller.api.post('/months/me/2026-09/send', { email });
    shop.mailbox.failNext({ at: 'recipient', code: 550, to: email });
    accepted(await send());
    await shop.drain();
    const at = await refusedAt(seller.api, '/months/me/2026-09');
    expect(at).toEqual(expect.any(String));
    expect(await refusedAt(shop.admin, `/merchants/${seller.id}/months/2026-09`)).toBe(at);
    accepted(await send());
    await shop.drain();
    expect(await refusedAt(seller.api, '/months/me/2026-09')).toBeUndefined();
  });
});
