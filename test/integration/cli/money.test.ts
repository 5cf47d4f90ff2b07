import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentLink } from '#contract/links/links.ts';
import type { Payment } from '#contract/payments/payments.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { runPlateno } from '#test/support/run-plateno.ts';

let shop: TestApplication;
let merchant: TestMerchant;
let folder: string;
const plateno = (args: readonly string[], input?: string) => runPlateno(shop.env, args, input);
const json = async <T>(args: readonly string[]): Promise<T> =>
  JSON.parse((await plateno([...args, '--json'])).stdout) as T;

beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
  merchant = await shop.addMerchant();
  folder = await mkdtemp(join(tmpdir(), 'plateno-cli-'));
});
afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true });
});

/** Paid at the provider; the product does not know it yet. */
const payElsewhere = async (): Promise<number> => {
  const link = await shop.createLink(merchant, { amount: 100 });
  const checkout = await shop.openCheckout(link, {
    customerEmail: 'maria@example.com',
    customerName: 'Мария',
  });
  await shop.control.pay({ session: checkout.sessionId });
  return checkout.paymentId;
};

test('a link is created on behalf of a merchant, found, and cancelled only after a confirmation', async () => {
  const of = ['--merchant', String(merchant.id)];
  const created = await plateno(['links', 'create', ...of, '--amount', '19.99', '--description', 'Чаша']);
  expect(created.stdout).toMatch(/^http:\/\/localhost:\d+\/pay\/\S+\n$/);
  const { links } = await json<{ links: PaymentLink[] }>(['links', 'list', ...of, '--search', 'Чаша']);
  expect(links).toMatchObject([{ amount: 19.99, status: 'ACTIVE', merchantId: merchant.id }]);
  const id = String(links[0]!.id);
  expect((await plateno(['links', 'show', id])).stdout).toMatch(/tax rate\t/);
  const back = ['--return-url', 'https://shop.example/thanks', '--json'];
  const returning = await plateno(['links', 'create', ...of, '--amount', '5', ...back]);
  expect(JSON.parse(returning.stdout)).toMatchObject({ returnUrl: 'https://shop.example/thanks' });
  const refused = await plateno(['links', 'create', ...of, '--amount', '5', '--tax-rate', '9']);
  expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('0%')]);
  expect((await plateno(['links', 'cancel', id])).code).toBe(2);
  expect((await plateno(['links', 'cancel', '--yes', id])).stdout).toBe(`${id}\tCANCELLED\n`);
  expect((await plateno(['links', 'create', ...of, '--amount', '0.001'])).code).toBe(2);
});

test('a command repeated with its key gets the first link again; another merchant gets a link of its own', async () => {
  const other = await shop.addMerchant();
  const make = (id: number, amount = '7') =>
    plateno(['links', 'create', '--merchant', String(id), '--amount', amount, '--request-key', 'поръчка 7']);
  const first = await make(merchant.id);
  expect(await make(merchant.id)).toEqual(first);
  const ofOther = await make(other.id);
  expect(ofOther).toMatchObject({ code: 0, stdout: expect.not.stringContaining(first.stdout) as string });
  expect((await make(merchant.id, '8')).code).not.toBe(0);
  const links = await shop.database.rows('select 1 from payment_links where amount_minor in (700, 800)');
  expect(links).toHaveLength(2);
});

test('an invoice is credited by line after a dry run, and its payment refunded by line', async () => {
  const id = String(await payElsewhere());
  await plateno(['payments', 'confirm', id]);
  const { invoiceId } = await shop.payment(Number(id));
  const of = ['invoices', 'credit', String(invoiceId)];
  const dry = await plateno([...of, '--line', '1:0.5', '--dry-run']);
  expect([dry.code, dry.stdout]).toEqual([0, expect.stringContaining('50.00')]);
  expect((await plateno([...of, '--line', '1:x', '--dry-run'])).code).toBe(2);
  expect((await plateno([...of, '--discount', '10', '--kind', 'DISCOUNT'])).code).toBe(2);
  const made = await plateno([...of, '--discount', '10', '--kind', 'DISCOUNT', '--yes']);
  expect([made.code, made.stdout]).toEqual([0, expect.stringContaining('10.00 EUR')]);
  const refunded = await plateno(['payments', 'refund', id, '--line', '1:0.5', '--yes']);
  expect([refunded.code, refunded.stdout]).toEqual([0, expect.stringContaining('45')]);
});

test('a payment is confirmed at the provider, shown in full, and refunded partly and fully', async () => {
  const id = String(await payElsewhere());
  expect((await plateno(['payments', 'confirm', id])).stdout).toBe(`${id}\tSUCCEEDED\n`);
  const listed = await plateno([
    'payments',
    'list',
    '--status',
    'SUCCEEDED',
    '--merchant',
    String(merchant.id),
  ]);
  expect(listed.stdout).toContain(`\t100.00\tEUR\tSUCCEEDED\tNONE\tmaria@example.com\n`);
  const dryRun = (...flags: string[]) => plateno(['payments', 'refund', id, '--dry-run', ...flags]);
  const all = await json<{ results: unknown }>(['payments', 'refund', id, '--dry-run']);
  expect(all.results).toEqual([{ id, result: { amount: 100, currency: 'EUR' } }]);
  const part = ['payments', 'refund', id, '--yes', '--amount', '30.5', '--request-key', 'part-1'];
  expect((await plateno(part)).code).toBe(0);
  expect((await plateno(part)).code).toBe(0);
  const shown = await json<{ payment: Payment; refunds: unknown[] }>(['payments', 'show', id]);
  expect(shown.payment).toMatchObject({ refundedAmount: 30.5, refundStatus: 'PARTIAL' });
  expect(shown.refunds).toHaveLength(1);
  expect((await dryRun('--amount', '30.5')).stdout).toContain('30.50 EUR');
  expect((await dryRun()).stdout).toContain('69.50 EUR');
  // What is refused is refused in the same words.
  const tooMuch = await dryRun('--amount', '69.51');
  expect([tooMuch.code, tooMuch.stderr]).toEqual([5, expect.stringContaining('69.50')]);
  const really = await plateno(['payments', 'refund', id, '--yes', '--amount', '69.51']);
  expect([really.code, really.stderr]).toEqual([5, tooMuch.stderr]);
  expect((await plateno(['payments', 'refund', '--yes'], `${id}\n`)).code).toBe(0);
  const again = await dryRun();
  expect([again.code, again.stderr]).toEqual([5, expect.stringMatching(/\w/)]);
  expect(await plateno(['payments', 'refund', id, '--yes'])).toMatchObject({ code: 5, stderr: again.stderr });
});

test('a differing captured amount is accepted or refunded only after a confirmation', async () => {
  const chargedOtherwise = async (): Promise<string> => {
    await shop.control.setFault({ kind: 'payment-other-amount', amountMinor: 9_900, times: 1 });
    const id = String(await payElsewhere());
    expect((await plateno(['payments', 'confirm', id])).stdout).toBe(`${id}\tPROCESSING\n`);
    return id;
  };
  const accepted = await chargedOtherwise();
  expect((await plateno(['payments', 'resolve-mismatch', accepted, '--accept'])).code).toBe(2);
  expect((await plateno(['payments', 'resolve-mismatch', accepted, '--yes'])).code).toBe(2);
  const payment = await json<Payment>(['payments', 'resolve-mismatch', accepted, '--accept', '--yes']);
  expect(payment).toMatchObject({ status: 'SUCCEEDED', amount: 99, mismatchResolution: 'ACCEPT' });
  const returned = await chargedOtherwise();
  const refundAll = [
    'payments',
    'resolve-mismatch',
    returned,
    '--give-back',
    '--yes',
    '--note',
    'грешна сума',
  ];
  expect(await json<Payment>(refundAll)).toMatchObject({
    status: 'CANCELLED',
    mismatchResolution: 'GIVE_BACK',
  });
  expect((await plateno(['payments', 'show', returned])).stdout).toMatch(/\tREFUND\tSUCCEEDED\t99\.00\tEUR/);
});

test('the document of a payment is listed, shown, written as PDF, mailed and exported', async () => {
  const payment = String(await payElsewhere());
  await plateno(['payments', 'confirm', payment]);
  const of = ['--merchant', String(merchant.id)];
  type Listed = { invoices: { id: number; invoiceNumber: string; paymentId: number }[] };
  const newest = ['invoices', 'list', ...of, '--type', 'INVOICE', '--sort=-id', '--limit', '1'];
  const { invoices } = await json<Listed>(newest);
  expect(invoices).toMatchObject([{ paymentId: Number(payment) }]);
  const { id, invoiceNumber } = invoices[0]!;
  const file = join(folder, 'invoice.pdf');
  expect((await plateno(['invoices', 'pdf', String(id), '--output', file])).stdout).toBe('');
  expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await plateno(['invoices', 'send', String(id), '--to', 'kasa@example.com', '--yes'])).code).toBe(0);
  const shown = await plateno(['invoices', 'show', String(id)]);
  expect(shown.stdout).toMatch(/SENT_BY_MERCHANT\tQUEUED\tkasa@example\.com/);
  const { stdout } = await plateno(['invoices', 'export', ...of]);
  expect(stdout).toContain(invoiceNumber);
});

test('a parked webhook event is retried, also beside an unknown one', async () => {
  const [parked] = await shop.database.rows<{ id: number }>(
    `insert into provider_events (provider, event_id, type, live_mode, payload, state, reason, received_at)
     values ('stripe', 'evt_parked', 'charge.updated', false, '{}', 'PARKED', 'UNMATCHED', now()) returning id`,
  );
  const { stdout, code } = await plateno(['events', 'retry', '--json'], `999999\n${parked!.id}\n`);
  expect(JSON.parse(stdout)).toMatchObject({
    results: [
      { id: '999999', error: { code: 'payments.event-not-found' } },
      { id: String(parked!.id), result: { eventId: 'evt_parked', state: 'NEW' } },
    ],
  });
  expect(code).toBe(3);
});
