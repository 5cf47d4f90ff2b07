import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#contract/invoices.ts';
import { draft } from '#test/integration/modules/invoices/invoice-callers.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { OpenCheckout, TestMerchant } from '#test/support/application/build.ts';
import { until } from '#test/support/application/until.ts';
import { signInAt } from './support/sign-in-at.ts';
import { openHouse, type House } from './support/house.ts';
import { clockOffBy } from './support/wrong-clock.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
let house: House;
let merchant: TestMerchant;

beforeAll(async () => {
  house = await openHouse({ servers: 0, workers: 0 });
  merchant = await house.shop.addMerchant();
  await house.shop.registerForVat(merchant.id);
});
afterEach(async () => {
  await house.shop.control.clearFaults();
  expect(await house.shop.doctor()).toEqual([]);
});
afterAll(() => house.stop());

const documentOf = async ({ paymentId }: OpenCheckout): Promise<Invoice> => {
  const { invoiceId } = await house.shop.payment(paymentId);
  return accepted(await merchant.api.get<Invoice>(`/invoices/${invoiceId}`));
};

describe('a server whose clock is off', () => {
  it('a server whose clock is off by six minutes refuses webhook events and counts them for the alert; the reconciler settles', async () => {
    const { shop, door } = house;
    const server = await house.serve(clockOffBy(6 * minute));
    const checkout = await shop.openCheckout(await shop.createLink(merchant));
    await shop.control.pay({ session: checkout.sessionId });
    const answers = await until('the provider has told of it', async () => {
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
    door.leaveOut(server.url);
    await server.terminate();
  });

  it('a server whose clock is off by a day issues for tomorrow; the next document, by the right clock, neither goes back nor loses its own day', async () => {
    const { shop, door } = house;
    const server = await house.serve(clockOffBy(day));
    const ahead = await signInAt(server.url, merchant.email);
    const first = accepted(await ahead.post<Invoice>('/invoices', draft()));
    await shop.control.setFault({ kind: 'webhook-drop' });
    const checkout = await shop.openCheckout(await shop.createLink(merchant));
    await shop.control.pay({ session: checkout.sessionId });
    expect((await shop.returnFrom(checkout)).status).toBe('SUCCEEDED');
    const second = await documentOf(checkout);
    expect(second.issueDate).toBe(first.issueDate);
    expect(Number(second.invoiceNumber)).toBe(Number(first.invoiceNumber) + 1);
    // The day of the payment is the provider's.
    expect(second.taxEventDate < second.issueDate).toBe(true);
    door.leaveOut(server.url);
    await server.terminate();
  });
});
