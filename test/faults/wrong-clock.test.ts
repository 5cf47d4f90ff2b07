import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#contract/invoices.ts';
import { draft } from '#test/integration/modules/invoices/invoice-callers.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { OpenCheckout, TestMerchant } from '#test/support/application/build.ts';
import { until } from '#test/support/application/until.ts';
import { signInAt } from './support/sign-in-at.ts';
import { startDeployment, type Deployment } from './support/deployment.ts';
import { clockOffBy } from './support/wrong-clock.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
let deployment: Deployment;
let merchant: TestMerchant;

beforeAll(async () => {
  deployment = await startDeployment({ servers: 0, workers: 0 });
  merchant = await deployment.shop.addMerchant();
  await deployment.shop.registerForVat(merchant.id);
});
afterEach(async () => {
  await deployment.shop.control.clearFaults();
  expect(await deployment.shop.doctor()).toEqual([]);
});
afterAll(() => deployment.stop());

const documentOf = async ({ paymentId }: OpenCheckout): Promise<Invoice> => {
  const { invoiceId } = await deployment.shop.payment(paymentId);
  return accepted(await merchant.api.get<Invoice>(`/invoices/${invoiceId}`));
};

describe('a server whose clock is off', () => {
  it('a server whose clock is off by six minutes refuses webhook events and counts them for the alert; the reconciler settles', async () => {
    const { shop, loadBalancer } = deployment;
    const server = await deployment.serve(clockOffBy(6 * minute));
    const checkout = await shop.openCheckout(await shop.createLink(merchant));
    await shop.control.pay({ session: checkout.sessionId });
    const answers = await until('the provider has sent its events', async () => {
      const tried = (await shop.control.deliveries()).flatMap(({ attempts }) => attempts);
      return tried.length > 0 && tried;
    });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
    const figures = await (await fetch(`${server.metricsUrl}/metrics`)).text();
    expect(figures).toMatch(
      /plateno_http_request_seconds_count\{[^}]*route="\/api\/webhooks\/stripe"[^}]*status="400"[^}]*\} [1-9]/,
    );
    expect(await shop.database.rows('select from provider_events')).toEqual([]);
    expect((await shop.payment(checkout.paymentId)).status).toBe('PENDING');
    await shop.reconcile();
    expect((await shop.payment(checkout.paymentId)).status).toBe('SUCCEEDED');
    loadBalancer.remove(server.url);
    await server.terminate();
  });

  it('a server whose clock is off by a day issues for tomorrow; the next document, by the right clock, neither goes back nor loses its own day', async () => {
    const { shop, loadBalancer } = deployment;
    const server = await deployment.serve(clockOffBy(day));
    const ahead = await signInAt(server.url, merchant.email);
    const first = accepted(await ahead.post<Invoice>('/invoices', draft()));
    await shop.control.setFault({ kind: 'webhook-drop' });
    const checkout = await shop.openCheckout(await shop.createLink(merchant));
    await shop.control.pay({ session: checkout.sessionId });
    await shop.returnPaid(checkout);
    const second = await documentOf(checkout);
    expect(second.issueDate).toBe(first.issueDate);
    expect(Number(second.invoiceNumber)).toBe(Number(first.invoiceNumber) + 1);
    // The day of the payment is the provider's.
    expect(second.taxEventDate < second.issueDate).toBe(true);
    loadBalancer.remove(server.url);
    await server.terminate();
  });
});
