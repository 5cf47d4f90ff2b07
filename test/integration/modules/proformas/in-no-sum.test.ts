import { glob, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proformaStates, type ProformaSummary } from '#contract/proformas/proformas.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestApplication } from '#test/support/application.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import { readZip } from '#test/support/read-zip.ts';
import type { Banked } from '../banking/banking-fixture.ts';
import { faultMaker } from '../closing/document-faults-fixture.ts';
import { buyer, proformaSteps } from './proformas-fixture.ts';

let shop: TestApplication;
let steps: ReturnType<typeof proformaSteps>;
let seller: Banked;
beforeAll(async () => {
  shop = await sharedApplication('working');
  steps = proformaSteps(shop);
  seller = await steps.addSeller();
});
afterAll(() => shop.stop());

/** Every table that a sum, a tax file, the ledger or the chain of numbers is read from, as it is of the merchant. */
const booked = async (merchantId: number): Promise<Record<string, unknown>> => {
  const [row] = await shop.database.rows<Record<string, unknown>>(
    `select (select count(*)::int from invoices where merchant_id = :merchantId) as documents,
       (select coalesce(sum(total_minor), 0)::bigint from invoices where merchant_id = :merchantId) as total,
       (select json_agg(row(series, next_number, last_hash) order by series) from invoice_series
         where merchant_id = :merchantId) as series,
       (select count(*)::int from payments where merchant_id = :merchantId) as payments,
       (select count(*)::int from ledger_entries e join ledger_accounts a on a.id = e.account_id
         where a.merchant_id = :merchantId) as entries`,
    { merchantId },
  );
  return row!;
};

test('a month with an invoice and proformas is the month with the invoice: in sums, register, files, home, ledger and chain', async () => {
  const month = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Sofia' }).slice(0, 7);
  const paid = await steps.write(seller);
  accepted(await steps.receive(seller, paid, paid.open));
  // The mail with the original is part of the chain.
  await shop.drain();
  const asked = ['/invoices/me/summary', '/invoices/me', `/months/me/${month}`, '/merchants/me/home'];
  const readAll = async () => {
    const answers: unknown[] = [];
    for (const path of asked) {
      const { status, body } = await seller.api.get<object>(path);
      answers.push([path, status, body]);
    }
    return answers;
  };
  const before = { answers: await readAll(), rows: await booked(seller.id) };
  const sent = await steps.write(seller);
  await steps.write(seller, { kind: 'OFFER', send: false });
  const offer = await steps.write(seller, { kind: 'OFFER' });
  accepted(await shop.api().post(`/offers/${steps.tokenOf(offer)}/accept`, { version: offer.version }));
  accepted(await seller.api.post(`/proformas/${sent.id}/withdraw`, {}));
  await shop.drain();
  expect(await booked(seller.id)).toEqual(before.rows);
  const after = await readAll();
  const withoutLinks = (answers: unknown) =>
    JSON.stringify(answers, (key, value: unknown) =>
      /[lL]ink|transfer|promis|^now$|At$/.test(key) ? 0 : value,
    );
  expect(withoutLinks(after)).toBe(withoutLinks(before.answers));
  expect(before.answers.filter((one) => (one as [string, number])[1] === 200).length).toBeGreaterThan(2);
});

type Page = Readonly<{ content: ProformaSummary[] }>;

/** Writes a proforma in each state. The invoice of the paid one is of today. */
const writeEachState = async (of: Banked): Promise<void> => {
  const paid = await steps.write(of);
  accepted(await steps.receive(of, paid, paid.open));
  await steps.write(of, { send: false });
  await steps.write(of);
  const offer = await steps.write(of, { kind: 'OFFER' });
  accepted(await shop.api().post(`/offers/${steps.tokenOf(offer)}/accept`, { version: offer.version }));
  const withdrawn = await steps.write(of);
  accepted(await of.api.post(`/proformas/${withdrawn.id}/withdraw`, {}));
  const expired = await steps.write(of);
  await shop.drain();
  await shop.database.rows(`update proformas set valid_until = '2026-09-30' where id = :id returning id`, {
    id: expired.id,
  });
};

/** What the merchant wrote is of September 2026. */
const dateThemBack = ({ id }: Banked) =>
  shop.database.rows(
    `update proformas set created_at = :at, updated_at = :at,
       sent_at = case when sent_at is not null then cast(:at as timestamptz) end,
       accepted_at = case when accepted_at is not null then cast(:at as timestamptz) end
     where merchant_id = :id returning id`,
    { id, at: '2026-09-12T09:00:00Z' },
  );

const pathOf = (file: string): string => `/months/me/2026-09/files/${encodeURIComponent(file)}`;

/**
 * The files of September 2026 as an accountant gets them; the workbook without the time of its making, and the sums without
 * the end of the chain, which the invoice of today moves.
 */
const filesOf = async ({ api }: Banked): Promise<Record<string, string>> => {
  accepted(await api.post('/months/me/2026-09/close'));
  const pack = await api.download('/months/me/2026-09/pack');
  const { 'manifest.txt': _, ...files } = await readZip(pack.content);
  const workbook = Object.entries(await readZip(files['register.xlsx']!.bytes));
  const parts = workbook.filter(([path]) => path !== 'docProps/core.xml').map(([, { text }]) => text);
  return {
    ...Object.fromEntries(Object.entries(files).map(([path, { bytes }]) => [path, bytes.toString('base64')])),
    'register.xlsx': parts.join('\n'),
    'sums.json': files['sums.json']!.text.replace(/"chainHash": "[0-9a-f]{64}"/, ''),
  };
};

test('the accountant’s files of a month with a proforma in each state are those without them, byte for byte, and none has a UBL file or route', async () => {
  const shopkeeper = await steps.addSeller();
  await shop.database.rows(
    `update merchants set fiscal_mode = 'ALT_REGIME', e_shop_number = 'RF0001234' where id = :id returning id`,
    { id: shopkeeper.id },
  );
  const { pay } = faultMaker(shop);
  const { name, address, taxId } = buyer;
  await pay(shopkeeper, { buyer: { name, address, taxId, vatNumber: null, country: 'BG' } });
  const without = await filesOf(shopkeeper);
  expect(Object.keys(without)).toEqual([
    'fakturi/0000000001.pdf',
    'PRODAGBI.TXT',
    'audit.xml',
    'delta.txt',
    'register.csv',
    'register.xlsx',
    'sums.json',
    'ubl/0000000001.xml',
  ]);
  accepted(await shopkeeper.api.post('/months/me/2026-09/reopen', { reason: 'Проформи' }));
  await writeEachState(shopkeeper);
  await dateThemBack(shopkeeper);
  const list = '/proformas/me?page=0&size=20&from=2026-09-01&to=2026-09-30';
  const { content } = accepted(await shopkeeper.api.get<Page>(list));
  expect(content.map(({ state }) => state).toSorted()).toEqual(proformaStates.toSorted());
  expect(await filesOf(shopkeeper)).toEqual(without);
  const statusOf = async (path: string) => (await shopkeeper.api.get(path)).status;
  const named = (number: string) => pathOf(`ubl/${number}.xml`);
  expect(await statusOf(named('0000000001'))).toBe(200);
  for (const { id, number } of content.filter((one) => one.number !== '0000000001'))
    expect([
      await statusOf(named(number)),
      await statusOf(`/proformas/${id}/ubl`),
      await statusOf(`/invoices/${id}/ubl`),
    ]).toEqual([404, 404, 404]);
});

test('only the place of a payer reads the tables of proformas: not PRODAGBI, the audit file, UBL, the register, turnover or the chain', async () => {
  const readers: string[] = [];
  for await (const file of glob('src/modules/**/*.ts')) {
    if (/^src\/modules\/(?:proformas|payers)\//.test(file)) continue;
    const source = await readFile(file, 'utf8');
    if (/\b(?:from|join|into|update) proforma(?:s|_\w+)\b|'proforma(?:s|_\w+)'/.test(source))
      readers.push(file);
  }
  expect(readers).toEqual([]);
});
