import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getBill,
  getOwnBill,
  getOwnBillPdf,
  listBills,
  listOwnBills,
  runBills,
  summariseBills,
  type Bill,
} from '#contract/billing/billing.ts';
import { closeMerchantMonth, getMerchantMonthPack } from '#contract/closing/months.ts';
import type { Actor } from '#kernel/actor.ts';
import { HtmlPrinter } from '#platform/browser/html-printer.ts';
import { override } from '#platform/di.ts';
import type { Application } from '#src/composition.ts';
import { readZip } from '#test/support/read-zip.ts';
import { askAs } from '../../../../cli/ask.ts';
import { openBilling, type Billing } from './billing-fixture.ts';

let billing: Billing;
let application: Application;
let first: number;
let second: number;

/** The page as text in place of a PDF. */
const printer: HtmlPrinter = {
  print: async (html) => new TextEncoder().encode(html),
  health: () => ({ state: 'ready' }),
  close: async () => undefined,
};

beforeAll(async () => {
  billing = await openBilling();
  application = await billing.open({}, [override(HtmlPrinter, printer)]);
  first = await billing.addMerchant({ businessName: 'Агро ЕООД', taxId: '831902088' });
  second = await billing.addMerchant({ businessName: 'Вино ЕООД' });
  await billing.book(first, { at: '2026-08-10T10:00:00Z', minor: 40 });
  await billing.book(first, { at: '2026-09-10T10:00:00Z', minor: 1_000 });
  await billing.book(first, { at: '2026-09-10T20:59:00Z', minor: 20 });
  await billing.book(first, { at: '2026-09-10T21:00:00Z', minor: 5 });
  await billing.book(second, { at: '2026-09-10T10:00:00Z', minor: 2_000, account: 'acct_r' });
  await billing.plan(second, 'GROWTH', '2026-09-01');
  billing.at('2026-09-01T04:00:00Z');
  await billing.run('2026-08');
  billing.at('2026-10-01T04:00:00Z');
  await billing.run('2026-09');
});
afterAll(async () => {
  await application.close();
  await billing.close();
});

const admin: Actor = { kind: 'operator', name: 'tests' };
const member = (merchantId: number, merchantRole: 'OWNER' | 'CASHIER' = 'OWNER'): Actor => ({
  kind: 'user',
  userId: 1,
  username: 'member',
  role: 'MERCHANT',
  merchantId,
  merchantRole,
  sessionId: 's',
});
const ask = (actor: Actor) => askAs(application, actor);
const rows = <T>(answer: readonly T[] | { content: T[] }): readonly T[] =>
  'content' in answer ? answer.content : answer;
const bytesOf = async (given: unknown): Promise<Buffer> =>
  given instanceof Uint8Array
    ? Buffer.from(given)
    : buffer(Readable.from(given as AsyncIterable<Uint8Array>));

describe('a merchant', () => {
  it('reads its own bills, the newest month first, and no other', async () => {
    const own = rows<Bill>(await (await ask(member(first)))(listOwnBills, {}));
    expect(own).toMatchObject([
      { month: '2026-09', merchantId: first, fees: 10.25, total: 10.65, open: 10.65, dueOn: '2026-10-08' },
      { month: '2026-08', merchantId: first, fees: 0.4, total: 10.65, issuedOn: '2026-10-01' },
    ]);
    expect(own[0]!.payUrl).toMatch(/\/pay\//);
  });

  it('reads a bill with its fees by day in Sofia', async () => {
    const bill = await (await ask(member(first)))(getOwnBill, { params: { month: '2026-09' } });
    expect(bill.days).toEqual([
      { day: '2026-09-10', payments: 2, fees: 10.2 },
      { day: '2026-09-11', payments: 1, fees: 0.05 },
    ]);
  });

  it('prints the document of its bill, and that of another month or merchant is not found', async () => {
    const call = await ask(member(first));
    const content: unknown = await call(getOwnBillPdf, { params: { month: '2026-09' } });
    const text = (await bytesOf(content)).toString();
    expect(text).toContain('Такси на Plateno за септември 2026 г.');
    expect(text).toContain('Сметка за август 2026 г.');
    expect(text).toContain('Агро ЕООД');
    for (const month of ['2026-07', '2026-10'])
      await expect((await ask(member(first)))(getOwnBillPdf, { params: { month } })).rejects.toMatchObject({
        code: 'billing.not-found',
      });
    await expect(
      (await ask(member(second)))(getOwnBillPdf, { params: { month: '2026-08' } }),
    ).rejects.toMatchObject({ code: 'billing.not-found' });
  });

  it('a cashier reads no bill, and a merchant no bill of others', async () => {
    await expect((await ask(member(first, 'CASHIER')))(listOwnBills, {})).rejects.toMatchObject({
      code: 'access.not-allowed',
    });
    await expect((await ask(member(first)))(listBills, {})).rejects.toMatchObject({
      code: 'access.not-allowed',
    });
  });
});

describe('the back office', () => {
  it('filters, sorts and pages on the server', async () => {
    const list = async (query: object) =>
      rows<Bill>(await (await ask(admin))(listBills, { query })).map(({ merchantId, month }) => [
        merchantId,
        month,
      ]);
    expect(await list({ status: 'PAID' })).toEqual([]);
    expect(await list({ status: 'OPEN', month: '2026-09', sortBy: 'total', sortDir: 'desc' })).toEqual([
      [second, '2026-09'],
      [first, '2026-09'],
    ]);
    expect(await list({ search: 'Вино' })).toEqual([[second, '2026-09']]);
    expect(await list({ page: 1, size: 1, sortBy: 'id', sortDir: 'asc', merchantId: first })).toEqual([
      [first, '2026-09'],
    ]);
    for (const sortBy of ['month', 'total', 'open', 'merchantName', 'id'])
      expect(await list({ sortBy, sortDir: 'asc' })).toHaveLength(3);
  });

  it('pages follow each other in each order', async () => {
    const call = await ask(admin);
    for (const sortBy of ['month', 'total', 'open', 'merchantName'] as const) {
      const all = rows<Bill>(await call(listBills, { query: { sortBy, sortDir: 'desc' } })).map(
        ({ id }) => id,
      );
      const paged: number[] = [];
      for (let page = 0; page < 3; page += 1)
        paged.push(
          ...rows<Bill>(await call(listBills, { query: { sortBy, sortDir: 'desc', page, size: 1 } })).map(
            ({ id }) => id,
          ),
        );
      expect(paged).toEqual(all);
    }
  });

  it('the summary follows the filters and counts a document of two months once', async () => {
    const sum = async (query: object = {}) => (await ask(admin))(summariseBills, { query });
    expect(await sum()).toMatchObject({
      bills: 3,
      total: 55.7,
      open: 35.7,
      due: 0,
      recurring: 25.05,
      paying: 1,
    });
    expect(await sum({ merchantId: first })).toMatchObject({ bills: 2, total: 10.65, open: 10.65 });
    billing.at('2026-10-09T04:00:00Z');
    expect(await sum({ status: 'DUE' })).toMatchObject({ bills: 3, due: 35.7 });
    billing.at('2026-10-01T04:00:00Z');
  });

  it('reads one bill by its id, and runs a month with the outcome of each merchant', async () => {
    const call = await ask(admin);
    const [bill] = rows<Bill>(await call(listBills, { query: { merchantId: second } }));
    expect(await call(getBill, { params: { id: bill!.id } })).toMatchObject({
      withheld: 20,
      open: 25.05,
      notes: [],
    });
    await expect(call(getBill, { params: { id: 999_999 } })).rejects.toMatchObject({
      code: 'billing.not-found',
    });
    expect(await call(runBills, { body: { month: '2026-09' } })).toMatchObject({ bills: [], before: 2 });
  });
});

describe('a pack of a month', () => {
  it('has the bills that were issued in it as costs, with their hashes in the manifest', async () => {
    billing.at('2026-11-02T04:00:00Z');
    const call = await ask(admin);
    await call(closeMerchantMonth, { params: { id: first, month: '2026-10' } });
    const content: unknown = await call(getMerchantMonthPack, {
      params: { id: first, month: '2026-10' },
    });
    const files = await readZip(await bytesOf(content));
    const [bill] = await billing.database.rows<{ number: string }>(
      `select i.invoice_number as number from platform_bills b join invoices i on i.id = b.invoice_id
       where b.merchant_id = :first and b.month = '2026-09'`,
      { first },
    );
    const path = `razhodi/plateno-${bill!.number}.pdf`;
    expect(Object.keys(files).filter((name) => name.endsWith('.pdf'))).toEqual([path]);
    expect(files[path]!.text).toContain('Агро ЕООД');
    expect(files['manifest.txt']!.text).toMatch(new RegExp(`^[0-9a-f]{64}  ${path}$`, 'm'));
    billing.at('2026-10-01T04:00:00Z');
  });
});
