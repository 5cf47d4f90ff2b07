import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDeployment, type Deployment } from '#test/faults/support/deployment.ts';
import { sessionOf } from '#test/support/application/build.ts';
import { until } from '#test/support/application/until.ts';
import { startCollector, type Span } from './collector.ts';

/** OTLP's numbers of span kinds. */
const kinds = { server: 2, client: 3 };
let collector: Awaited<ReturnType<typeof startCollector>>;
let deployment: Deployment;
let output: { spans: readonly Span[]; log: string; token: string };

/**
 * A customer pays, a worker processes the jobs, both processes are stopped; then the spans received are inspected.
 */
beforeAll(async () => {
  collector = await startCollector();
  deployment = await startDeployment({ servers: 0, workers: 0 });
  const variables = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, LOG_LEVEL: 'info' };
  const server = await deployment.serve(variables);
  const worker = await deployment.work(variables);
  const { shop } = deployment;
  const link = await shop.createLink(await shop.addMerchant());
  const { body: checkout } = await deployment.checkout(link, {
    customerEmail: 'maria@example.com',
    customerName: 'Мария Иванова',
  });
  await shop.control.pay({ session: sessionOf(checkout.checkoutUrl) });
  await until('the worker has followed it up', async () => {
    const { status } = await shop.payment(checkout.paymentId);
    return status === 'SUCCEEDED';
  });
  await server.terminate();
  await worker.terminate();
  output = { spans: collector.spans(), log: server.said(), token: link.uniqueToken };
});
afterAll(async () => {
  await deployment.stop();
  await collector.stop();
});

const requestSpan = (): Span =>
  output.spans.find(({ name }) => name === 'POST /api/payments/checkout/:merchantId')!;
const within = (span: Span): readonly Span[] =>
  output.spans.filter(({ traceId, id }) => traceId === span.traceId && id !== span.id);

it('a request is one trace with its use-case, its statements and its call to the provider', () => {
  const request = requestSpan();
  expect(request).toMatchObject({
    kind: kinds.server,
    parentId: undefined,
    attributes: { 'http.request.method': 'POST', 'http.response.status_code': '200' },
  });
  const parts = within(request);
  const useCase = parts.find(({ name }) => name === 'StartCheckout')!;
  expect(useCase.parentId).toBe(request.id);
  expect(parts.find(({ name }) => name === 'provider POST /v1/checkout/sessions')?.kind).toBe(kinds.client);
  const statements = parts.filter(({ attributes }) => attributes['db.system.name'] === 'postgresql');
  const texts = statements.map(({ attributes }) => attributes['db.query.text']);
  // Of a raw query, and of the object mapper.
  expect(texts).toContainEqual(expect.stringContaining('insert into order_counters'));
  expect(texts).toContainEqual(expect.stringContaining('insert into "payments"'));
  expect(texts).toContainEqual(expect.stringContaining('select "payment_links".*'));
});

it('a job is a trace of its own, sent by the worker', () => {
  const job = output.spans.find(({ name }) => name === 'job payments.handle-due-events')!;
  expect(job.parentId).toBeUndefined();
  expect(within(job).map(({ name }) => name)).toContain('transaction');
});

it('log lines carry their trace id', () => {
  expect(output.log).toContain(`"traceId":"${requestSpan().traceId}"`);
});

it('no personal data and no secret is in a trace', () => {
  const text = collector.text();
  expect(text).toContain('/api/payments/checkout/:merchantId');
  for (const secret of ['maria@', 'Мария', output.token, 'cs_test_', 'sk_test_']) {
    expect(text).not.toContain(secret);
  }
});
