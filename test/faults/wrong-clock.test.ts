import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { draft } from '#test/integration/modules/invoices/invoice-callers.ts';
import { accepted, apiClient } from '#test/support/application/api-client.ts';
import type { Session } from '#contract/users/users.ts';
import { password, type OpenCheckout, type TestMerchant } from '#test/support/application/build.ts';
import { until } from '#test/support/application/until.ts';
import { outOfOrder } from '#test/support/document-sums.ts';
import { atOnce } from './support/at-once.ts';
import { receiptsIn } from './support/receipts-in.ts';
import { signInAt } from './support/sign-in-at.ts';
import { startDeployment, type Deployment } from './support/deployment.ts';
import { clockOffBy } from './support/wrong-clock.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
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

/** Customers who pay at servers behind the load balancer; every other one comes back to the return page. */
const payers = 12;
let paid = 0;
const payAll = (): Promise<OpenCheckout[]> =>
  atOnce(4, Array.from({ length: payers }), async (_, place) => {
    const { shop, loadBalancer } = deployment;
    const link = await shop.createLink(merchant);
    const about = { customerEmail: `customer-${(paid += 1)}@example.com` };
    const checkout = await shop.openCheckout(link, about, loadBalancer.url);
    await shop.control.pay({ session: checkout.sessionId });
    const page = `/payments/checkout/sessions/${checkout.sessionId}`;
    if (place % 2 === 0) await shop.apiAt(loadBalancer.url).get(page);
    return checkout;
  });

/** Jobs that would wait for the hour; what polls of payments (`payments.look`) would find, the reconciler finds. */
const starved = `select name, start_after from pgboss.job where state in ('created', 'retry')
  and start_after > now() + interval '50 minutes' and name not in ('payments.look')`;
const unhandled = `select id from provider_events where state = 'NEW' and next_attempt_at > now() + interval '2 minutes'`;

describe('server and worker whose clocks are off by an hour, under load, and then right again', () => {
  it.each([
    ['ahead', hour],
    ['behind', -hour],
  ])(
    'an hour %s: nothing accepted is lost, no date of issue goes back, and nothing waits for the hour',
    async (_, shift) => {
      const { shop, loadBalancer } = deployment;
      const [server, worker] = await Promise.all([
        deployment.serve(clockOffBy(shift)),
        deployment.work(clockOffBy(shift)),
      ]);
      const { token } = accepted(
        await apiClient(server.url).post<Session>('/auth/login', { username: merchant.email, password }),
      );
      const checkouts = await payAll();
      accepted(await apiClient(server.url, token).post<Invoice>('/invoices', draft()));
      await shop.control.settleNow();
      loadBalancer.remove(server.url);
      await Promise.all([server.terminate(), worker.terminate()]);

      const [right, rightWorker] = await Promise.all([deployment.serve(), deployment.work()]);
      checkouts.push(...(await payAll()));
      await until('all that was paid is settled, and all documents are mailed', async () => {
        await shop.control.settleNow();
        await shop.reconcile();
        const open = await shop.database.rows(
          `select id from payments where id = any(?) and status <> 'SUCCEEDED'
           union all select id from invoice_deliveries where state <> 'SENT'`,
          [checkouts.map(({ paymentId }) => paymentId)],
        );
        return open.length === 0;
      });
      expect(await shop.database.rows(starved)).toEqual([]);
      expect(await shop.database.rows(unhandled)).toEqual([]);
      expect(await shop.database.rows(outOfOrder, { merchantId: merchant.id })).toEqual([]);
      const mailed = receiptsIn(shop.mailbox).flatMap(({ to }) => to);
      expect(new Set(mailed.filter((to) => mailed.indexOf(to) !== mailed.lastIndexOf(to)))).toEqual(
        new Set(),
      );
      // A session of the wrong clock goes on, and a new one is opened.
      expect((await apiClient(right.url, token).get('/invoices/me')).status).toBe(200);
      await signInAt(right.url, merchant.email);
      loadBalancer.remove(right.url);
      await Promise.all([right.terminate(), rightWorker.terminate()]);
    },
  );
});
