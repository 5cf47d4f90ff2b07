import { afterAll, beforeAll, expect, it } from 'vitest';
import { MetersToken } from '#platform/metrics/meters.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { eventAbout, sendWebhook } from '#test/support/application/webhooks.ts';

let shop: TestApplication;
let metricsPort: number;

beforeAll(async () => {
  shop = await startApplication();
  metricsPort = await shop.application.serveMetrics(0);
});
afterAll(() => shop.stop());

const scrape = async (): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  return answer.text();
};

/** The value of the one line with this name and these labels; undefined when there is none. */
const figure = (text: string, name: string, ...labels: string[]): number | undefined => {
  const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  const line = lines.find((one) => labels.every((label) => one.includes(label)));
  return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ') + 1));
};

it('a paid link appears in the counts of requests, provider calls and jobs, and the ledger sums to zero', async () => {
  const merchant = await shop.addMerchant();
  const checkout = await shop.openCheckout(await shop.createLink(merchant));
  await shop.control.pay({ session: checkout.sessionId });
  await shop.drain();
  const text = await scrape();
  expect(figure(text, 'plateno_jobs_total', 'outcome="completed"', 'job="payments.')).toBeGreaterThan(0);
  const requests = 'plateno_http_request_seconds_count';
  expect(figure(text, requests, 'route="/api/webhooks/stripe"', 'status="200"')).toBeGreaterThan(0);
  expect(figure(text, requests, 'method="POST"', 'status="201"')).toBeGreaterThan(0);
  expect(
    figure(text, 'plateno_provider_call_seconds_count', 'method="POST"', 'status="200"'),
  ).toBeGreaterThan(0);
  expect(figure(text, 'plateno_ledger_imbalance_minor', 'currency="EUR"')).toBe(0);
  expect(figure(text, 'plateno_provider_events_open', 'state="PARKED"')).toBe(0);
  expect(figure(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
});

it('no token, page URL or customer name is a label of a metric', async () => {
  const merchant = await shop.addMerchant();
  const { uniqueToken } = await shop.createLink(merchant);
  expect((await shop.api().get(`/payment-links/token/${uniqueToken}`)).status).toBe(200);
  expect(await scrape()).not.toContain(uniqueToken);
});

it('a provider call without an answer is counted with status 0', async () => {
  const merchant = await shop.addMerchant();
  const before = figure(await scrape(), 'plateno_provider_call_seconds_count', 'status="0"') ?? 0;
  await shop.control.setFault({ kind: 'reset', route: 'POST /v1/checkout/sessions', times: 1 });
  const link = await shop.createLink(merchant);
  await shop.startCheckout(link);
  expect(figure(await scrape(), 'plateno_provider_call_seconds_count', 'status="0"')).toBeGreaterThan(before);
  await shop.control.clearFaults();
});

it('a webhook event without a readable object is counted as parked', async () => {
  const event = { ...eventAbout('charge.updated', {}), data: {} };
  expect(await sendWebhook(shop.url, event)).toBe(200);
  await shop.drain();
  expect(figure(await scrape(), 'plateno_provider_events_open', 'state="PARKED"')).toBeGreaterThan(0);
});

it('a failing gauge is omitted and counted, the others are reported', async () => {
  shop.application.resolve(MetersToken).watch({
    name: 'plateno_unreadable',
    help: 'Fails.',
    read: () => Promise.reject(new Error('the database is away')),
  });
  await scrape();
  const text = await scrape();
  expect(figure(text, 'plateno_unreadable')).toBeUndefined();
  expect(figure(text, 'plateno_gauge_failures_total', 'gauge="plateno_unreadable"')).toBeGreaterThan(0);
  expect(figure(text, 'plateno_database_connections', 'state="used"')).toBeDefined();
});

it('the metrics port serves nothing else, and the web port serves no metrics', async () => {
  expect((await fetch(`http://127.0.0.1:${metricsPort}/api/health`)).status).toBe(404);
  expect(await (await fetch(`${shop.url}/metrics`)).text()).not.toContain('plateno_');
});
