import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentLink } from '#contract/links/links.ts';
import type { Fault } from '#sandbox/control-client.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { until } from '#test/support/application/until.ts';

let shop: TestApplication;
let merchant: TestMerchant;

beforeAll(async () => {
  shop = await startApplication();
  merchant = await shop.addMerchant();
});
afterEach(() => shop.control.clearFaults());
afterAll(async () => {
  expect(await shop.doctor()).toEqual([]);
  await shop.stop();
});

const opening = 'POST /v1/checkout/sessions';

const paymentsOn = (link: PaymentLink) =>
  shop.database.rows<{ id: number; status: string; state: string; session: string | null }>(
    `select p.id, p.status, a.state, a.provider_session_id as session
     from payments p join payment_attempts a on a.payment_id = p.id where p.payment_link_id = ? order by a.id`,
    [link.id],
  );
/** The provider sessions of the payments of a link. */
const sessionsOf = async (link: PaymentLink): Promise<string[]> => {
  const ids = new Set((await paymentsOn(link)).map(({ id }) => String(id)));
  return (await shop.control.sessions())
    .filter(({ body }) => ids.has(body.client_reference_id ?? ''))
    .map(({ body }) => body.id);
};

/** One checkout fails; then the fault is cleared. */
const failOnce = async (fault: Fault): Promise<PaymentLink> => {
  const link = await shop.createLink(merchant);
  await shop.control.setFault(fault);
  const refused = await shop.startCheckout(link);
  expect(refused).toMatchObject({ status: 503, body: { code: 'payments.provider-away' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await paymentsOn(link)).toMatchObject([{ status: 'PENDING', state: 'PREPARED', session: null }]);
  await shop.control.clearFaults();
  return link;
};

describe('lost answers of the provider', () => {
  it.each<[string, Fault]>([
    ['never comes', { kind: 'hang', moment: 'after', route: opening }],
    ['is 500', { kind: 'server-error', moment: 'after', route: opening }],
    ['is a page of a gateway', { kind: 'bad-gateway', moment: 'after', route: opening }],
    ['is lost with the connection', { kind: 'reset', moment: 'after', route: opening }],
    ['is cut off', { kind: 'cut-body', route: opening }],
    ['is 404 without an error', { kind: 'not-found', moment: 'after', route: opening }],
  ])(
    'a checkout whose answer %s is refused with 503, and a retry finds the one session',
    async (_, fault) => {
      const link = await failOnce(fault);
      expect(await sessionsOf(link)).toHaveLength(1);
      const { paymentId, sessionId } = await shop.openCheckout(link);
      expect(await sessionsOf(link)).toEqual([sessionId]);
      expect(await paymentsOn(link)).toEqual([
        { id: paymentId, status: 'PENDING', state: 'OPEN', session: sessionId },
      ]);
    },
  );

  it('a checkout answered with 500 and never retried gets its one session by the job', async () => {
    const link = await failOnce({ kind: 'server-error', moment: 'after', route: opening });
    await shop.makeJobsDue();
    const attached = await until('the session is attached', async () => {
      const [attempt] = await paymentsOn(link);
      return attempt?.state === 'OPEN' && attempt.session;
    });
    expect(await sessionsOf(link)).toEqual([attached]);
    expect((await shop.openCheckout(link)).sessionId).toBe(attached);
  });

  it('twenty checkouts at once answered with 500 have exactly twenty sessions', async () => {
    const links = await Promise.all(Array.from({ length: 20 }, () => shop.createLink(merchant)));
    await shop.control.setFault({ kind: 'server-error', moment: 'after', route: opening });
    const refused = await Promise.all(links.map((link) => shop.startCheckout(link)));
    expect(refused.map(({ status }) => status)).toEqual(links.map(() => 503));
    await shop.control.clearFaults();
    const opened = await Promise.all(links.map((link) => shop.openCheckout(link)));
    expect(new Set(opened.map(({ sessionId }) => sessionId)).size).toBe(20);
    for (const [place, link] of links.entries()) {
      expect(await sessionsOf(link)).toEqual([opened[place]!.sessionId]);
    }
  });
});

describe('checkouts refused by the provider', () => {
  it.each<[string, Fault]>([
    ['limits the rate', { kind: 'rate-limit', route: opening }],
    ['answers with a server error', { kind: 'server-error', route: opening }],
    ['cannot be reached', { kind: 'reset', route: opening }],
  ])(
    'a checkout is refused with 503 when the provider %s, and a retry continues the same payment',
    async (_, fault) => {
      const link = await failOnce(fault);
      expect(await sessionsOf(link)).toEqual([]);
      const { paymentId } = await shop.openCheckout(link);
      expect((await paymentsOn(link)).map(({ id }) => id)).toEqual([paymentId]);
    },
  );

  it('an error stored under the key ends the attempt, and the next checkout is a new payment', async () => {
    const link = await shop.createLink(merchant);
    await shop.control.setFault({ kind: 'server-error', stored: true, route: opening, times: 1 });
    expect((await shop.startCheckout(link)).status).toBe(503);
    const { paymentId, sessionId } = await shop.openCheckout(link);
    expect(await paymentsOn(link)).toMatchObject([
      { status: 'FAILED', state: 'REFUSED', session: null },
      { id: paymentId, status: 'PENDING', state: 'OPEN', session: sessionId },
    ]);
  });

  it('a slow provider answers the checkout within its timeout', async () => {
    const link = await shop.createLink(merchant);
    await shop.control.setFault({ kind: 'delay', delayMs: 700, route: opening, times: 1 });
    expect((await shop.startCheckout(link)).status).toBe(200);
  });
});

describe('fetches while the provider is away', () => {
  const fetching = 'GET /v1/checkout/sessions/:id';

  it('the return page shows the stored status while the provider is away, and the provider state later', async () => {
    await shop.control.setFault({ kind: 'webhook-drop' });
    const checkout = await shop.openCheckout(await shop.createLink(merchant));
    await shop.control.pay({ session: checkout.sessionId });
    await shop.control.setFault({ kind: 'server-error', route: fetching });
    expect((await shop.returnFrom(checkout)).status).toBe('PENDING');
    // Within two seconds of a fetch the stored status is the answer.
    await until(
      'the merchant gets 503',
      async () => (await merchant.api.post(`/payments/confirm/${checkout.paymentId}`)).status === 503,
    );
    await shop.control.clearFaults();
    await until(
      'the return page shows the provider state',
      async () => (await shop.returnFrom(checkout)).status === 'SUCCEEDED',
    );
  });

  it.each(['server-error', 'bad-gateway', 'not-found'] as const)(
    'a fetch answered with %s leaves the payment unchanged',
    async (kind) => {
      const { paymentId } = await shop.openCheckout(await shop.createLink(merchant));
      await shop.control.setFault({ kind, route: fetching });
      const refused = await merchant.api.post(`/payments/confirm/${paymentId}`);
      expect(refused).toMatchObject({ status: 503, body: { code: 'payments.provider-away' } });
      expect((await shop.payment(paymentId)).status).toBe('PENDING');
    },
  );

  it('a webhook event that cannot be handled is kept and handled later', async () => {
    const checkout = await shop.openCheckout(await shop.createLink(merchant));
    await shop.control.setFault({ kind: 'server-error', route: fetching });
    await shop.control.pay({ session: checkout.sessionId });
    await until('a fetch has failed', async () => {
      const [row] = await shop.database.rows<{ failed: number }>(
        `select count(*) as failed from provider_events where state = 'NEW' and reason = 'ProviderAway'`,
      );
      return row!.failed > 0;
    });
    await shop.control.clearFaults();
    await shop.database.rows(`update provider_events set next_attempt_at = now() where state = 'NEW'`);
    await shop.reconcile();
    expect((await shop.payment(checkout.paymentId)).status).toBe('SUCCEEDED');
  });

  it('the health of payments is public and names only the outcome', async () => {
    const health = async () => accepted(await shop.api().get<boolean>('/payments/health'));
    expect(await health()).toBe(true);
    await shop.control.setFault({ kind: 'server-error', route: 'GET /v1/balance' });
    expect(await health()).toBe(false);
  });
});
