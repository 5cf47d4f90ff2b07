import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BusinessDate } from '#kernel/business-date.ts';
import { RecordTransfer } from '#modules/invoices/application/record-transfer.ts';
import { BillsOfMerchants } from '#modules/merchants/index.ts';
import { openBilling, type Billing } from './billing-fixture.ts';

let billing: Billing;
let merchant: number;

beforeAll(async () => {
  billing = await openBilling();
  merchant = await billing.addMerchant();
  await billing.plan(merchant, 'GROWTH', '2026-09-01');
  await billing.database.rows(`update merchants set plan = 'GROWTH' where id = :merchant`, { merchant });
  await billing.book(merchant, { at: '2026-09-10T10:00:00Z', minor: 1_000 });
  billing.at('2026-10-01T04:00:00Z');
  await billing.run('2026-09');
});
afterAll(() => billing.close());

const watch = (): Promise<void> =>
  billing.application.contributions.jobs.find(({ name }) => name === 'billing.due')!.handle({});
const mails = () =>
  billing.database.rows<{ kind: string; endsOn: string | null }>(
    `select data ->> 'kind' as kind, data ->> 'endsOn' as "endsOn" from pgboss.job
     where name = 'merchants.mail' and data ->> 'kind' in ('PLAN_DUE', 'PLAN_ENDED') order by created_on`,
  );
const planNow = async () =>
  (await billing.database.rows('select plan from merchants where id = :merchant', { merchant }))[0];
const unpaid = () => billing.application.resolve<BillsOfMerchants>(BillsOfMerchants).unpaid(merchant);

it('until its due day a bill is unpaid and nothing is mailed', async () => {
  billing.at('2026-10-08T20:59:00Z');
  await watch();
  expect(await mails()).toEqual([]);
  expect(await unpaid()).toMatchObject({ bills: 1, isDue: false, endsOn: null });
});

it('on the eighth day the merchant is mailed with the day on which the plan ends, once for the bill', async () => {
  billing.at('2026-10-09T05:00:00Z');
  await watch();
  expect(await unpaid()).toMatchObject({ isDue: true, endsOn: '2026-10-22' });
  expect(await mails()).toEqual([{ kind: 'PLAN_DUE', endsOn: '2026-10-22' }]);
});

it('after 21 days from the issue the plan ends, once', async () => {
  billing.at('2026-10-21T05:00:00Z');
  await watch();
  expect(await planNow()).toEqual({ plan: 'GROWTH' });
  billing.at('2026-10-22T05:00:00Z');
  await watch();
  await watch();
  expect(await planNow()).toEqual({ plan: 'STARTER' });
  expect((await mails()).filter(({ kind }) => kind === 'PLAN_ENDED')).toHaveLength(1);
});

it('a paid bill is neither mailed about nor ends a plan', async () => {
  const other = await billing.addMerchant();
  await billing.plan(other, 'PRO', '2026-10-01');
  await billing.database.rows(`update merchants set plan = 'PRO' where id = :other`, { other });
  await billing.book(other, { at: '2026-10-05T10:00:00Z', minor: 700, account: 'acct_p' });
  billing.at('2026-11-01T05:00:00Z');
  await billing.run('2026-10');
  const [bill] = await billing.bills(other);
  await billing.application.resolve(RecordTransfer).execute({
    actor: { kind: 'operator', name: 'tests', actsFor: billing.operatorId },
    invoiceId: bill!.invoiceId!,
    amount: undefined,
    paidOn: '2026-11-01' as BusinessDate,
    note: null,
    requestKey: null,
  });
  billing.at('2026-12-20T05:00:00Z');
  const before = await mails();
  await watch();
  expect(await mails()).toEqual(before);
  expect(await billing.database.rows('select plan from merchants where id = :other', { other })).toEqual([
    { plan: 'PRO' },
  ]);
});
