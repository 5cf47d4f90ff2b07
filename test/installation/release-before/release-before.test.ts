import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { Payment } from '#contract/payments/payments.ts';
import { freePort } from '#development/ports.ts';
import { VerifyNumbers } from '#modules/invoices/index.ts';
import { startProcess, type Running } from '#test/faults/support/processes.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { sessionOf, type TestMerchant } from '#test/support/application/build.ts';
import { until } from '#test/support/application/until.ts';
import { hashesOf, hashesOfCommit, readKept, releaseBefore, unpackRelease } from './release-sources.ts';

const runRelease = join(import.meta.dirname, 'run-release.ts');

let release: Awaited<ReturnType<typeof unpackRelease>>;
let shop: TestApplication;
let merchant: TestMerchant;
let port: number;
const running: Running[] = [];

const start = async (...asked: Parameters<typeof startProcess>): Promise<Running> => {
  const process = await startProcess(...asked);
  running.push(process);
  return process;
};

/** A call of the release's API, whose answers are described by its own contract. */
const ask = async <T>(method: string, path: string, body?: object, token = merchant.token): Promise<T> => {
  const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer}`);
  return JSON.parse(answer) as T;
};

const line = { description: 'Ремонт на обувки', quantity: 2, unitPrice: 12.5, taxRate: 0 };
const written = { currency: 'EUR', customer: { kind: 'PERSON', name: 'Мария Колева' }, items: [line] };
const credit = { whole: true, reasonKind: 'GOODS_RETURNED', send: false };

beforeAll(async () => {
  [release, port] = await Promise.all([unpackRelease(), freePort()]);
  shop = await startApplication({
    isWorking: false,
    places: { webhooksAt: `http://127.0.0.1:${port}` },
  });
  merchant = await shop.addMerchant();
  const checkout = await shop.openCheckout(await shop.createLink(merchant, { amount: 40 }), {
    customerEmail: 'first@example.com',
  });
  await shop.control.pay({ session: checkout.sessionId });
  await shop.returnPaid(checkout);
  accepted(await merchant.api.post(`/payments/${checkout.paymentId}/refunds`, { amount: 10 }));
  const { id } = accepted(await merchant.api.post<Invoice>('/invoices', written));
  accepted(await merchant.api.post(`/invoices/${id}/credit-notes`, credit));
});
afterAll(async () => {
  for (const one of running) if (one.isRunning()) await one.kill();
  await shop.stop();
  await release.remove();
});

/** Sells by link through the release, to its end. */
const sell = async (customerEmail: string): Promise<Payment> => {
  const link = await ask<{ id: number; merchantId: number }>('POST', '/payment-links/me', {
    amount: 64.9,
    currency: 'EUR',
  });
  const { checkoutUrl, paymentId } = await ask<{ checkoutUrl: string; paymentId: number }>(
    'POST',
    `/payments/checkout/${link.merchantId}?paymentLinkId=${link.id}`,
    { amount: 64.9, currency: 'EUR', customerEmail },
  );
  await shop.control.pay({ session: sessionOf(checkoutUrl) });
  return until('the release has settled the payment', async () => {
    await shop.expireFetches();
    await ask('POST', `/payments/confirm/${paymentId}`, {}, shop.adminToken);
    const payment = await ask<Payment>('GET', `/payments/${paymentId}`);
    return payment.status === 'SUCCEEDED' && payment;
  });
};

test('the kept sources are those of the release before', async () => {
  const keptHashes = hashesOf(await readKept());
  // Without the repository's history the kept sources are all there is.
  expect(keptHashes).toEqual((await hashesOfCommit(releaseBefore.commit)) ?? keptHashes);
});

test('server and worker of the release before start in production on the schema of today', async () => {
  const env = {
    ...shop.env,
    NODE_ENV: 'production',
    STRIPE_SECRET_KEY: 'sk_live_0',
    STRIPE_API_URL: 'http://127.0.0.1:1',
    PUBLIC_URL: 'https://pay.example.com',
    RATE_LIMITS: 'on',
    RATES_URL: '',
    SEED: '',
    LOG_LEVEL: 'info',
    PORT: '0',
    WORKER_METRICS_PORT: '0',
    SESSION_SECRET: randomBytes(36).toString('base64'),
    PASSWORD_PEPPER: randomBytes(36).toString('base64'),
  };
  const program = join(release.folder, 'cli/run.ts');
  for (const args of [['serve', '--no-jobs'], ['worker']]) {
    const process = await start(args, env, /"event":"ready"/, program);
    // Its exit code is not compared: the release limits the time of a stop, which a loaded machine exceeds.
    await process.terminate();
    expect(process.said()).not.toMatch(/"level":(50|60)/);
  }
});

test('the release before sells, refunds, invoices and mails on the schema of today, and today’s doctor finds nothing', async () => {
  const env = { ...shop.env, PORT: String(port) };
  await start([release.folder, 'serve'], env, /ready/, runRelease);
  const sold = await sell('maria@example.com');
  await ask('POST', `/payments/${sold.id}/refunds`, { amount: 14.9 });
  const { id } = await ask<Invoice>('POST', '/invoices', written);
  await ask('POST', `/invoices/${id}/credit-notes`, credit);
  const later = await ask<Invoice>('POST', '/invoices', written);
  await ask('POST', `/invoices/${later.id}/payments`, { paidOn: later.issueDate, amount: 10 });

  await shop.makeJobsDue();
  await start([release.folder, 'worker'], env, /ready/, runRelease);
  await until('the release’s worker has mailed the receipt', () =>
    shop.mailbox.mails.some(({ to }) => to.includes('maria@example.com')),
  );
  await until('the release has finished its jobs', async () => {
    await shop.makeJobsDue();
    const [row] = await shop.database.rows<{ count: number }>(
      `select count(*) as count from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%'`,
    );
    return row!.count === 0;
  });
  const ended = await Promise.all(running.filter((one) => one.isRunning()).map((one) => one.terminate()));
  expect(ended).toEqual([0, 0]);

  expect(await shop.doctor()).toEqual([]);
  const verified = await shop.application
    .resolve(VerifyNumbers)
    .execute({ actor: { kind: 'operator', name: 'tests' } });
  expect(verified.findings).toEqual([]);
  const read = accepted(await merchant.api.get<Payment>(`/payments/${sold.id}`));
  expect(read).toMatchObject({ status: 'SUCCEEDED', amount: 64.9, refundedAmount: 14.9 });
  const failed = await shop.database.rows(`select name, output from pgboss.job where state = 'failed'`);
  expect(failed).toEqual([]);
});
