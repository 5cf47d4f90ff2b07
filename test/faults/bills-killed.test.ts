import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '#test/support/application/until.ts';
import { startPlateno } from '#test/support/run-plateno.ts';
import { billingEnv, openBilling, type Billing } from '../integration/modules/billing/billing-fixture.ts';

const isLong = process.env['FAULTS'] === 'long';
const kills = isLong ? 10 : 3;
/** Between two deaths so many bills are issued at least. */
const step = isLong ? 8 : 5;
const merchants = (kills + 2) * step * 2;
const month = '2026-09';
let billing: Billing;

beforeAll(async () => {
  billing = await openBilling();
  for (let count = 0; count < merchants; count += 1) {
    const id = await billing.addMerchant();
    const account = count % 2 === 0 ? 'acct_killed' : null;
    const payment = await billing.book(id, { at: '2026-08-15T10:00:00Z', minor: 200 + count, account });
    if (count % 3 === 0) await billing.book(id, { at: '2026-09-16T10:00:00Z', minor: -50, account }, payment);
    await billing.book(id, {
      at: '2026-09-20T10:00:00Z',
      minor: count % 5 === 0 ? 40 : 300 + count,
      account,
    });
    if (count % 4 === 0) await billing.plan(id, 'GROWTH', '2026-09-01');
  }
  billing.at('2026-09-01T04:00:00Z');
  await billing.run('2026-08');
});
afterAll(() => billing.close());

const billed = async (): Promise<number> => {
  const [row] = await billing.database.rows<{ count: number }>(
    'select count(*)::bigint as count from platform_bills where month = :month',
    { month },
  );
  return row!.count;
};

/** Runs the bills of the month in a process that dies once it has made some. */
const runAndDie = async (): Promise<void> => {
  const before = await billed();
  let kill = (): void => undefined;
  const ended = startPlateno(billingEnv(billing.url), ['bills', 'run', '--month', month], '', (end) => {
    kill = end;
  });
  await until('some bills are issued', async () => (await billed()) >= before + step);
  kill();
  await ended;
};

test('a run of bills that is killed again and again makes each bill once, with documents and notes in one piece', async () => {
  for (let death = 0; death < kills; death += 1) await runAndDie();
  const halfway = await billed();
  expect(halfway).toBeGreaterThanOrEqual(kills * step);
  expect(halfway).toBeLessThan(merchants);
  const whole = await startPlateno(billingEnv(billing.url), ['bills', 'run', '--month', month, '--json']);
  expect(whole.code).toBe(0);
  const again = await startPlateno(billingEnv(billing.url), ['bills', 'run', '--month', month, '--json']);
  expect(JSON.parse(again.stdout)).toMatchObject({ bills: [], before: merchants });
  expect(await billed()).toBe(merchants);
  expect(await billing.doctor()).toEqual([]);
  const [found] = await billing.database.rows<
    Readonly<Record<'documents' | 'last' | 'named' | 'back' | 'notes', number>>
  >(
    `select (select count(*) from invoices where merchant_id = 1)::bigint as documents,
       (select max(number) from invoices where merchant_id = 1)::bigint as last,
       (select count(distinct b.invoice_id) + (select count(*) from platform_bill_notes) from platform_bills b)::bigint as named,
       (select sum(returned_minor) from platform_bills)::bigint as back,
       (select sum(amount_minor) from platform_bill_notes)::bigint as notes`,
  );
  // No number is left out, and no document belongs to no bill.
  expect([found!.last, found!.named]).toEqual([found!.documents, found!.documents]);
  expect(found!.notes).toBe(found!.back);
});
