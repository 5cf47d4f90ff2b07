import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Bill } from '#contract/billing/billing.ts';
import type { InvoiceSummary } from '#contract/invoices/invoices.ts';
import type { Merchant } from '#contract/merchants/merchants.ts';
import type { Payment } from '#contract/payments/payments.ts';
import type { ProformaSummary } from '#contract/proformas/proformas.ts';
import type { Schedule, ScheduleSummary } from '#contract/schedules/schedules.ts';
import type { TakingsOverTime } from '#contract/payments/takings.ts';
import { isEik } from '#kernel/bulgarian-identity.ts';
import { addDays, businessDateOf, firstOfMonth, startOfDay } from '#kernel/business-date.ts';
import { demoAccounts } from '#development/demo-accounts.ts';
import { prepareDatabase } from '#development/prepare-database.ts';
import { identityOf } from '#development/process-identity.ts';
import { wasSeedingInterrupted } from '#development/seeding-mark.ts';
import { Reconcile } from '#modules/payments/index.ts';
import { readConfig } from '#platform/config.ts';
import { compose, type Application } from '#src/composition.ts';
import { accepted, apiClient, type ApiClient } from '#test/support/application/api-client.ts';
import { startDevStack, type DevStack } from '#test/support/application/dev-stack.ts';
import { runPlateno } from '#test/support/run-plateno.ts';

type Page<T> = Readonly<{ content: T[] }>;

const now = new Date();
const today = businessDateOf(now);
let stand: DevStack;
let application: Application;
let admin: ApiClient;
let merchant: ApiClient;
let payments: readonly Payment[];
let invoices: readonly InvoiceSummary[];

const signIn = async (username: string): Promise<ApiClient> => {
  const { password } = demoAccounts.find((account) => account.username === username)!;
  const url = `http://127.0.0.1:${stand.port}`;
  const answer = await apiClient(url).post<{ token: string }>('/auth/login', { username, password });
  return apiClient(url, accepted(answer).token);
};

/** Row counts of all tables, except the job queue and sessions, which change by themselves. */
const countRows = async (): Promise<Record<string, number>> => {
  const tables = await stand.database.rows<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'sandbox') and tablename <> 'sessions' order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await stand.database.rows<{ count: number }>(`select count(*)::int as count from ${name}`);
    counts[name] = row!.count;
  }
  return counts;
};

const all = async <T>(api: ApiClient, path: string): Promise<T[]> =>
  accepted(await api.get<Page<T>>(`${path}?page=0&size=500`)).content;

beforeAll(async () => {
  stand = await startDevStack({ SEED: 'demo', DATA_DIR: join(tmpdir(), `plateno-demo-${randomUUID()}`) });
  const config = await prepareDatabase(readConfig(stand.env));
  application = await compose(config);
  await application.listen();
  await application.work();
  admin = await signIn('admin');
  merchant = await signIn('demo@plateno.example');
  payments = await all<Payment>(admin, '/payments');
  invoices = await all<InvoiceSummary>(merchant, '/invoices/me');
}, 300_000);

afterAll(async () => {
  await application?.close();
  await stand?.stop();
  if (stand) await rm(stand.env['DATA_DIR']!, { recursive: true, force: true });
});

const findings = async (): Promise<string[]> => {
  const found: string[] = [];
  const since = startOfDay(addDays(today, -130));
  const check = { since, read: () => undefined, leaveOut: (what: string) => void found.push(what) };
  for (const { code, violations } of application.contributions.checks)
    for (const { record } of await violations(check)) found.push(`${code}: ${record}`);
  return found;
};

test('doctor finds nothing wrong in the demo, also with checks at the provider', async () => {
  expect(await findings()).toEqual([]);
});

test('every card payment of the demo exists at the sandbox with the same time, amount and fee', async () => {
  const differing = await stand.database.rows(
    `select p.id, p.succeeded_at, to_timestamp(c.created) as charged_at
     from payments p
     left join sandbox.objects c on c.kind = 'charge' and c.id = p.transaction_reference
     left join sandbox.objects b on b.kind = 'balance_transaction' and b.id = c.body ->> 'balance_transaction'
     where p.status = 'SUCCEEDED' and p.method = 'CARD' and (p.provider <> 'stripe' or c.id is null or b.id is null
       or p.succeeded_at <> to_timestamp(c.created) or b.created <> c.created
       or p.charge_amount_minor <> (c.body ->> 'amount')::bigint)`,
  );
  expect(differing).toEqual([]);
  const late = await stand.database.rows(
    `select id from sandbox.objects where kind <> 'webhook_endpoint' and created > extract(epoch from now())`,
  );
  expect(late).toEqual([]);
});

test('every action in the demo’s audit log belongs to an existing account', async () => {
  const [links] = await stand.database.rows<{ count: number }>(
    `select count(*)::int as count from audit_log where action = 'link.created' and actor ~ '^user:'`,
  );
  expect(links!.count).toBeGreaterThan(80);
  const strangers = await stand.database.rows(
    `select distinct actor from audit_log
     where actor ~ '^user:' and not exists (select from users u where actor = 'user:' || u.id)`,
  );
  expect(strangers).toEqual([]);
});

test('no webhook event of the demo was sent, is pending, or arrives through the reconciler', async () => {
  expect(await stand.control.deliveries()).toEqual([]);
  expect(await application.resolve(Reconcile).execute()).toMatchObject({ failed: 0, signals: 0 });
  expect(await stand.database.rows('select id from provider_events')).toEqual([]);
});

test('every mail of the demo is recorded as sent at its time, and none reaches the mail server', async () => {
  const deliveries = await stand.database.rows<{ kind: string; state: string; inTime: boolean }>(
    `select kind, state, (sent_at = created_at) as "inTime" from invoice_deliveries`,
  );
  expect(deliveries.filter(({ state, inTime }) => state !== 'SENT' || !inTime)).toEqual([]);
  expect(new Set(deliveries.map(({ kind }) => kind))).toEqual(
    new Set(['RECEIPT', 'SENT_BY_MERCHANT', 'REMINDER', 'ANNULMENT']),
  );
  expect(stand.mailbox.mails).toEqual([]);
});

test('the demo has payments of every kind', () => {
  const has = (fits: (payment: Payment) => boolean) => payments.some(fits);
  const kinds = {
    refundedWhole: has(({ refundStatus }) => refundStatus === 'FULL'),
    refundedInPart: has(({ refundStatus }) => refundStatus === 'PARTIAL'),
    disputeOpen: has(({ disputeStatus }) => disputeStatus === 'OPEN'),
    disputeLost: has(({ disputeStatus }) => disputeStatus === 'LOST'),
    disputeWon: has(({ disputeStatus }) => disputeStatus === 'WON'),
    declined: has(({ status, lastDeclineCode }) => status === 'FAILED' && lastDeclineCode !== null),
    paidAfterDecline: has(
      ({ status, lastDeclineCode }) => status === 'SUCCEEDED' && lastDeclineCode !== null,
    ),
    left: has(({ status }) => status === 'CANCELLED'),
    pending: has(({ status }) => status === 'PENDING'),
    late: has(({ late, status }) => late && status === 'SUCCEEDED'),
    lev: has(({ currency }) => currency === 'BGN'),
    dollar: has(({ currency }) => currency === 'USD'),
    orderNumberWithSpace: has(({ description }) => /№ \d/.test(description ?? '')),
  };
  expect(Object.entries(kinds).filter(([, isThere]) => !isThere)).toEqual([]);
  expect(payments.filter(({ description }) => /№\d/.test(description ?? ''))).toEqual([]);
});

test('a counter code has several payments, and an English payer has an English document', async () => {
  const [counter] = await stand.database.rows<{ paid: number }>(
    `select count(*)::int as paid from payments p join payment_links l on l.id = p.payment_link_id
     where l.usage = 'REUSABLE' and l.status = 'ACTIVE' and p.status = 'SUCCEEDED'`,
  );
  expect(counter!.paid).toBeGreaterThanOrEqual(5);
  const english = await stand.database.rows(
    `select i.id from invoices i join payments p on p.id = i.payment_id
     where p.language = 'en' and i.language = 'en' and i.customer_name = 'Emily Carter'`,
  );
  expect(english).toHaveLength(1);
});

test('the demo has documents of every kind: unpaid, overdue and reminded, corrected, annulled, test, paid by a company', async () => {
  const has = (fits: (invoice: InvoiceSummary) => boolean) => invoices.some(fits);
  const written = ({ type, isTest, annulledAt }: InvoiceSummary) =>
    type === 'INVOICE' && !isTest && annulledAt === null;
  const kinds = {
    unpaid: has((invoice) => written(invoice) && invoice.status === 'PENDING'),
    overdue: has((invoice) => written(invoice) && invoice.status === 'OVERDUE' && invoice.dueDate < today),
    creditNote: has(({ type }) => type === 'CREDIT_NOTE'),
    annulled: has(({ annulledAt }) => annulledAt !== null),
    test: has(({ isTest }) => isTest),
  };
  expect(Object.entries(kinds).filter(([, isThere]) => !isThere)).toEqual([]);
  const reminded = await stand.database.rows(
    `select r.step from invoice_reminders r join invoices i on i.id = r.invoice_id
     join invoice_deliveries d on d.invoice_id = i.id and d.kind = 'REMINDER' and d.state = 'SENT'
     where i.status = 'OVERDUE' and i.customer_email is not null`,
  );
  expect(reminded.length).toBeGreaterThan(0);
  const firms = await stand.database.rows<{ taxId: string }>(
    `select buyer ->> 'taxId' as "taxId" from invoices
     where status = 'PAID' and buyer ->> 'taxId' is not null and payment_id is null`,
  );
  expect(firms.length).toBeGreaterThan(0);
  expect(firms.every(({ taxId }) => isEik(taxId))).toBe(true);
});

test('the demo has a proforma that waits for its money, and a recurring invoice that has made its first document', async () => {
  expect(await all<ProformaSummary>(merchant, '/proformas/me')).toMatchObject([
    { state: 'SENT', total: 444, paid: 0 },
  ]);
  const [schedule, ...others] = await all<ScheduleSummary>(merchant, '/schedules/me');
  expect(others).toEqual([]);
  expect(schedule).toMatchObject({ state: 'ACTIVE', total: 90, openRuns: 0 });
  expect(schedule!.nextOn! >= today).toBe(true);
  const { runs } = accepted(await merchant.get<Schedule>(`/schedules/${schedule!.id}`));
  expect(runs).toMatchObject([{ state: 'ISSUED', invoiceNumber: expect.any(String) }]);
});

test('each document to a customer of the demo points to it, before and after the customer was stored', async () => {
  const rows = await stand.database.rows<{
    name: string;
    documents: number;
    pointing: number;
    corrections: number;
  }>(
    `select c.name, count(*)::int as documents, count(*) filter (where i.customer_id = c.id)::int as pointing,
       count(*) filter (where i.corrects_invoice_id is not null)::int as corrections
     from customers c join invoices i on i.merchant_id = c.merchant_id and i.buyer ->> 'taxId' = c.tax_id
     group by c.id order by c.id`,
  );
  expect(rows).toHaveLength(3);
  expect(rows.filter(({ documents, pointing }) => documents !== pointing)).toEqual([]);
  expect(rows.some(({ corrections }) => corrections > 0)).toBe(true);
});

test('the demo was billed for two months: one merchant has paid, one bill is due, and one merchant is in its trial', async () => {
  const bills = accepted(await admin.get<Bill[]>('/bills'));
  const has = (of: string, status: Bill['status']) =>
    bills.some(({ merchantName, ...bill }) => merchantName.includes(of) && bill.status === status);
  expect(new Set(bills.map(({ month }) => month)).size).toBe(2);
  expect([has('Тракия', 'PAID'), has('Донка', 'DUE')]).toEqual([true, true]);
  expect(accepted(await admin.get('/bills/summary'))).toMatchObject({ paying: 1, trials: 1 });
});

test('the demo has revenue in this month and the last, so that growth is shown', async () => {
  const month = accepted(await merchant.get<TakingsOverTime>('/merchants/me/takings/over-time?period=MONTH'));
  expect(month.total).toBeGreaterThan(0);
  const lastMonth = firstOfMonth(addDays(firstOfMonth(today), -1));
  const days = payments.flatMap(({ succeededAt }) =>
    succeededAt === null ? [] : [businessDateOf(new Date(succeededAt))],
  );
  expect(days.filter((day) => day >= lastMonth && day < firstOfMonth(today)).length).toBeGreaterThan(3);
  expect(days.every((day) => day <= today && day >= addDays(today, -120))).toBe(true);
  const recent = days.filter((day) => day > addDays(today, -61));
  expect(recent.length).toBeGreaterThan(days.length / 2);
});

test('a demo merchant waits for approval with a valid EIK, and every demo account can sign in', async () => {
  const merchants = accepted(await admin.get<Merchant[]>('/merchants'));
  const waiting = merchants.filter(({ status }) => status === 'PENDING');
  expect(waiting).toMatchObject([{ email: 'kniga@plateno.example' }]);
  expect(isEik(waiting[0]!.taxId!)).toBe(true);
  for (const { username } of demoAccounts) await signIn(username);
});

test('confirming every payment of the demo again changes nothing', async () => {
  const changed: unknown[] = [];
  for (const { id, status, updatedAt } of payments) {
    const answer = await admin.post<Payment>(`/payments/confirm/${id}`);
    const same =
      answer.status === 200 && answer.body.status === status && answer.body.updatedAt === updatedAt;
    if (!same) changed.push({ id, answered: answer.status, status: answer.body.status });
  }
  expect(changed).toEqual([]);
});

test('a second start finds the demo with its operator and adds nothing', async () => {
  const before = await countRows();
  const { operatorMerchantId } = await prepareDatabase(readConfig(stand.env));
  expect(operatorMerchantId).toBe(application.config.operatorMerchantId);
  expect(await countRows()).toEqual(before);
});

test('a start that does not know the operator of the demo finds it', async () => {
  const { operatorMerchantId } = application.config;
  const { dataDir, ...config } = readConfig(stand.env);
  await rm(join(dataDir, 'operator.json'));
  const before = await countRows();
  expect(await prepareDatabase({ ...config, dataDir })).toMatchObject({ operatorMerchantId });
  expect(await countRows()).toEqual(before);
});

test('after an interrupted seeding the next start says what to do', async () => {
  const { dataDir, ...config } = readConfig(stand.env);
  await writeFile(join(dataDir, 'seeding'), '');
  await expect(prepareDatabase({ ...config, dataDir })).rejects.toThrow(dataDir);
  await rm(join(dataDir, 'seeding'));
});

test('a process that starts while another creates the demo waits for it', async () => {
  const { dataDir } = readConfig(stand.env);
  const other = spawn('cat');
  await writeFile(join(dataDir, 'seeding'), JSON.stringify(await identityOf(other.pid!)));
  let isOver = false;
  const interrupted = wasSeedingInterrupted(dataDir).finally(() => (isOver = true));
  await rm(join(dataDir, 'seeding'));
  expect(isOver).toBe(false);
  expect(await interrupted).toBe(false);
  other.kill('SIGKILL');
});

const plain = (payment: Payment): boolean =>
  payment.status === 'SUCCEEDED' && payment.refundStatus === 'NONE' && payment.disputeStatus === 'NONE';

test('the oldest payment of the demo is refunded like any other, with its credit note', async () => {
  const oldest = payments.findLast(
    ({ merchantId, ...payment }) => plain({ merchantId, ...payment }) && merchantId === 1,
  )!;
  accepted(
    await merchant.post(`/payments/${oldest.id}/refunds`, { amount: 5, reason: 'REQUESTED_BY_CUSTOMER' }),
  );
  const refunded = accepted(await merchant.get<Payment>(`/payments/${oldest.id}`));
  expect(refunded).toMatchObject({ refundStatus: 'PARTIAL', refundedAmount: 5 });
  const notes = await all<InvoiceSummary>(merchant, '/invoices/me');
  expect(notes.length).toBe(invoices.length + 1);
});

test('a dispute opens on a succeeded payment of the demo, and the merchant sees it', async () => {
  const { id, providerPaymentId } = payments.find(plain)!;
  const opened = await runPlateno(stand.env, [
    'sandbox',
    'dispute',
    providerPaymentId!,
    '--open',
    'fraudulent',
    '--json',
  ]);
  expect(opened.code).toBe(0);
  await expect
    .poll(async () => accepted(await admin.get<Payment>(`/payments/${id}`)).disputeStatus, {
      timeout: 30_000,
    })
    .toBe('OPEN');
  const again = await runPlateno(stand.env, ['sandbox', 'dispute', providerPaymentId!, '--open', 'inquiry']);
  expect(again.code).not.toBe(0);
  expect(again.stderr).toContain('disputed already');
});

test('after refunds and disputes on the demo the doctor finds nothing wrong', async () => {
  await expect.poll(findings, { timeout: 30_000 }).toEqual([]);
});
