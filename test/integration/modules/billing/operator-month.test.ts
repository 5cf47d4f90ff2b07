import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  closeMerchantMonth,
  getMerchantMonth,
  getMerchantMonthFile,
  getMerchantMonthPack,
  reopenMerchantMonth,
  type MonthProblem,
} from '#contract/closing/months.ts';
import type { Actor } from '#kernel/actor.ts';
import { verifyFiles } from '#modules/closing/index.ts';
import { HtmlPrinter } from '#platform/browser/html-printer.ts';
import { override } from '#platform/di.ts';
import type { Application } from '#src/composition.ts';
import { readZip } from '#test/support/read-zip.ts';
import { ledgerFaults, readLedger } from '#test/unit/modules/closing/formats/ledger-reader.ts';
import { ublFaults } from '#test/unit/modules/closing/formats/ubl-reader.ts';
import { readXml } from '#test/unit/modules/closing/formats/xml-reader.ts';
import { askAs, type Ask } from '../../../../cli/ask.ts';
import { openBilling, type Billing } from './billing-fixture.ts';

const month = '2026-11';
const lastOfNovember = '2026-11-30T20:00:00Z';
const inDecember = '2026-12-02T08:00:00Z';
const admin: Actor = { kind: 'operator', name: 'tests' };

let billing: Billing;
let application: Application;
let ask: Ask;
/** Billed on the first day, with VAT; its payment of October. */
let home: Readonly<{ id: number; payment: number }>;
/** Its bill failed in the run of the first day. */
let late: number;

/** The page as text in place of a PDF. */
const printer: HtmlPrinter = {
  print: async (html) => new TextEncoder().encode(html),
  health: () => ({ state: 'ready' }),
  close: async () => undefined,
};

beforeAll(async () => {
  billing = await openBilling();
  application = await billing.open({}, [override(HtmlPrinter, printer)]);
  ask = await askAs(application, admin);
  const at = '2026-10-15T10:00:00Z';
  const id = await billing.addMerchant({ businessName: 'Агро ЕООД', taxId: '831902088' });
  home = { id, payment: await billing.book(id, { at, minor: 1_200 }) };
  await billing.plan(id, 'GROWTH', '2026-10-01');
  const abroad = await billing.addMerchant({ businessName: 'Nordlicht GmbH', taxId: 'DE136695976' });
  await billing.book(abroad, { at, minor: 1_000, account: 'acct_abroad' });
  await billing.plan(abroad, 'GROWTH', '2026-10-01');
  late = await billing.addMerchant({ businessName: 'Вино ЕООД', taxId: '103267194' });
  await billing.book(late, { at, minor: 600 });
  await billing.refuseBills(late);
  await billing.run('2026-10');
  await billing.refuseBills(null);
});
afterAll(async () => {
  await application.close();
  await billing.close();
});

const params = () => ({ id: billing.operatorId, month });
const close = async () => {
  billing.at(inDecember);
  return ask(closeMerchantMonth, { params: params() });
};
const bytesOf = async (given: unknown): Promise<Buffer> =>
  given instanceof Uint8Array
    ? Buffer.from(given)
    : buffer(Readable.from(given as AsyncIterable<Uint8Array>));
const isToDo = ({ severity }: MonthProblem): boolean => severity !== 'INFO';
const ledger = async () => {
  const content: unknown = await ask(getMerchantMonthFile, { params: { ...params(), name: 'PRODAGBI.TXT' } });
  return readLedger(await bytesOf(content));
};
const files = async () => readZip(await bytesOf(await ask(getMerchantMonthPack, { params: params() })));
const numberOf = async (merchantId: number): Promise<string> => {
  const [row] = await billing.database.rows<{ number: string }>(
    `select i.invoice_number as number from platform_bills b join invoices i on i.id = b.invoice_id
     where b.merchant_id = :merchantId and b.month = '2026-10'`,
    { merchantId },
  );
  return row!.number;
};

it('the closed month of the operator holds the bills with VAT and without it, and no official rule complains', async () => {
  const closed = await close();
  expect(closed).toMatchObject({ status: 'CLOSED', revision: 1 });
  expect(closed.problems.filter(isToDo)).toEqual([]);
  const records = await ledger();
  expect(ledgerFaults(records)).toEqual([]);
  expect(new Set(records.map(({ fields }) => fields['02-09']))).toEqual(
    new Set(['Услуги на платформата Plateno.']),
  );
  expect(records.map(({ fields, amounts }) => [fields['02-07']!.trim(), amounts])).toMatchObject([
    ['831902088', { '11': 3_087, '21': 618, '17': 0 }],
    ['DE136695976', { '11': 0, '20': 0, '17': 3_088 }],
  ]);
  const packed = await files();
  const given = Object.entries(packed).map(([path, { bytes }]) => ({ path, content: bytes }));
  expect(verifyFiles(given)).toMatchObject({ faults: [] });
  const documents = given.filter(({ path }) => path.endsWith('.xml'));
  expect(documents.map(({ content }) => ublFaults(readXml(content)))).toEqual([[], []]);
  expect(packed[`fakturi/${await numberOf(home.id)}.pdf`]!.text).toContain('Агро ЕООД');
});

it('a closed month takes no bill; reopened it takes the one that is missing and closes with it', async () => {
  billing.at(lastOfNovember);
  await expect(billing.run('2026-10')).rejects.toMatchObject({ code: 'billing.month-closed' });
  expect(await billing.bills(late)).toEqual([]);
  billing.at(inDecember);
  await ask(reopenMerchantMonth, { params: params(), body: { reason: 'Липсва сметка' } });
  billing.at(lastOfNovember);
  const { bills, failed } = await billing.run('2026-10');
  expect(failed).toEqual([]);
  expect(bills.map(({ merchantId }) => merchantId)).toEqual([late]);
  const closed = await close();
  expect(closed).toMatchObject({ status: 'CLOSED', revision: 2 });
  expect(closed.problems.filter(isToDo)).toEqual([]);
  const records = await ledger();
  expect(ledgerFaults(records)).toEqual([]);
  expect(records.map(({ fields }) => fields['02-05']!.trim())).toContain(await numberOf(late));
  expect(records).toHaveLength(3);
  expect(Object.keys(await files())).toContain(`fakturi/${await numberOf(late)}.pdf`);
  expect(await billing.doctor()).toEqual([]);
});

it('what is refunded and given back after the closing leaves the bills of the closed month as they are', async () => {
  const before = [await billing.bills(home.id), await ask(getMerchantMonth, { params: params() })];
  await billing.refund(home.id, home.payment, '2026-12-03T10:00:00Z');
  await billing.book(home.id, { at: '2026-12-03T10:00:00Z', minor: -200 }, home.payment);
  billing.at('2027-01-01T04:00:00Z');
  await billing.run('2026-10');
  expect([await billing.bills(home.id), await ask(getMerchantMonth, { params: params() })]).toEqual(before);
  await billing.run('2026-12');
  const [issued] = before[0] as Awaited<ReturnType<typeof billing.bills>>;
  expect(await billing.notes(home.id)).toEqual([
    { month: '2026-12', minor: 200, corrects: issued!.invoiceId },
  ]);
  expect((await billing.bills(home.id))[0]).toMatchObject({ charged: 1_200, returned: 0, total: 3_705 });
  expect(await ledger()).toHaveLength(3);
});
