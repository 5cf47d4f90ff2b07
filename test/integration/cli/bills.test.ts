import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Bill, BillDetails, BillRun } from '#contract/billing/billing.ts';
import { runPlateno } from '#test/support/run-plateno.ts';
import { billingEnv, openBilling, type Billing } from '../modules/billing/billing-fixture.ts';

let billing: Billing;
let merchant: number;
const plateno = (args: readonly string[], more: NodeJS.ProcessEnv = {}) =>
  runPlateno({ ...billingEnv(billing.url), ...more }, args);
const json = async <T>(args: readonly string[]): Promise<T> => {
  const { code, stdout, stderr } = await plateno([...args, '--json']);
  if (code !== 0) throw new Error(stderr + stdout);
  return JSON.parse(stdout) as T;
};

beforeAll(async () => {
  billing = await openBilling();
  merchant = await billing.addMerchant({ businessName: 'Агро ЕООД' });
  await billing.book(merchant, { at: '2026-09-15T10:00:00Z', minor: 1_500 });
  await billing.book(merchant, { at: '2026-09-16T10:00:00Z', minor: 250 });
});
afterAll(() => billing.close());

test('bills of a month are foreseen, issued, listed and shown', async () => {
  const foreseen = await json<BillRun>(['bills', 'run', '--month', '2026-09', '--dry-run']);
  expect(foreseen).toMatchObject({
    isDryRun: true,
    bills: [{ merchantId: merchant, outcome: 'ISSUED', fees: 17.5 }],
  });
  expect(await json<{ total: number }>(['bills', 'list'])).toMatchObject({ total: 0 });
  const issued = await plateno(['bills', 'run', '--month', '2026-09']);
  expect(issued).toMatchObject({ code: 0, stdout: expect.stringMatching(/ISSUED\t17\.50\t0\.00/) });
  expect(issued.stderr).toContain('Issued: 1. Waiting: 0. Failed: 0. Issued before: 0.');
  expect(await json<BillRun>(['bills', 'run', '--month', '2026-09'])).toMatchObject({ bills: [], before: 1 });
  const { bills } = await json<{ bills: Bill[] }>(['bills', 'list', '--merchant', String(merchant)]);
  expect(bills).toMatchObject([{ month: '2026-09', total: 17.5, merchantName: 'Агро ЕООД' }]);
  const of = ['bills', 'show', String(merchant), '2026-09'];
  const { days } = await json<BillDetails>(of);
  expect(days).toEqual([
    { day: '2026-09-15', payments: 1, fees: 15 },
    { day: '2026-09-16', payments: 1, fees: 2.5 },
  ]);
  expect((await plateno(of)).stdout).toContain('2026-09-16\t1\t2.50');
});

test('a bill that does not exist and a month that is not over are refused by name', async () => {
  expect(await plateno(['bills', 'show', String(merchant), '2020-01'])).toMatchObject({ code: 4 });
  for (const month of ['2099-01', '2026-9', 'x']) {
    const refused = await plateno(['bills', 'run', '--month', month]);
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('month') });
  }
});

test('without an operator config check notes it, and a run is refused', async () => {
  const without = { OPERATOR_MERCHANT_ID: '' };
  const checked = await plateno(['config', 'check'], without);
  expect(checked.stdout).toContain('There is no operator (OPERATOR_MERCHANT_ID)');
  expect(await plateno(['bills', 'run', '--month', '2026-09'], without)).toMatchObject({ code: 5 });
});

test('config check names each thing that the operator lacks', async () => {
  const bare = await billing.addMerchant({ taxId: null, iban: null, status: 'PENDING' });
  const { code, stdout } = await plateno(['config', 'check'], { OPERATOR_MERCHANT_ID: String(bare) });
  expect(code).toBe(1);
  for (const part of ['is not active', 'has neither EIK nor VAT number', 'has no IBAN'])
    expect(stdout).toContain(part);
  const unknown = await plateno(['config', 'check'], { OPERATOR_MERCHANT_ID: '99999' });
  expect(unknown.stdout).toContain('there is no merchant 99999');
  const right = await plateno(['config', 'check']);
  expect(right.stdout).not.toContain('OPERATOR_MERCHANT_ID');
});

test('operator setup makes the operator once, says what it lacks, and takes an existing merchant', async () => {
  const about = [
    '--business-name',
    'Оператор ООД',
    '--tax-id',
    '831902088',
    '--address',
    'ул. Шипка 3, София',
  ];
  const contact = ['--email', 'fakturi@operator.bg', '--phone', '+359 2 987 6543'];
  const made = await plateno(['operator', 'setup', ...about, ...contact]);
  expect(made.code).toBe(0);
  expect(made.stdout).toMatch(/^OPERATOR_MERCHANT_ID=\d+\n$/);
  expect(made.stderr).toContain('has no IBAN');
  const iban = ['--iban', 'BG80BNBG96611020345678'];
  const again = await plateno(['operator', 'setup', ...about, ...contact, ...iban]);
  expect(again.stdout).toBe(made.stdout);
  expect(again.stderr).not.toContain('✗');
  const id = /\d+/.exec(made.stdout)![0];
  const { stdout } = await plateno(['operator', 'setup', '--merchant', id, '--json']);
  expect(JSON.parse(stdout)).toEqual({ id: Number(id), businessName: 'Оператор ООД', problems: [] });
  const [plan] = await billing.database.rows(
    'select m.plan, m.status, p.kind from merchants m join merchant_plans p on p.merchant_id = m.id and p.plan = m.plan where m.id = :id',
    { id },
  );
  expect(plan).toEqual({ plan: 'PRO', status: 'ACTIVE', kind: 'GIVEN' });
  const missing = await plateno(['operator', 'setup', '--tax-id', '201593301']);
  expect(missing).toMatchObject({ code: 2, stderr: expect.stringContaining('business-name') });
});
