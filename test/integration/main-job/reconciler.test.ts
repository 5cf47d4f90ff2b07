import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Refund } from '#contract/payments/payment-history.ts';
import { Clock } from '#kernel/clock.ts';
import { Jobs } from '#kernel/jobs.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { SettlePayment } from '#modules/payments/index.ts';
import { findUnsentRefunds } from '#modules/payments/adapters/postgres/find-unsent-refunds.ts';
import { StripeSource } from '#platform/stripe/stripe-source.ts';
import { StripeWebhookEvents } from '#modules/payments/adapters/stripe/stripe-webhook-events.ts';
import { undeliveredTypes } from '#platform/stripe/webhook-event-types.ts';
import { FetchUndelivered } from '#modules/payments/application/fetch-undelivered.ts';
import { HandleDueEvents } from '#modules/payments/application/handle-due-events.ts';
import { Reconcile } from '#modules/payments/application/reconcile.ts';
import { ProviderAway } from '#kernel/provider-failures.ts';
import { PaymentChecks } from '#modules/payments/ports/payment-checks.ts';
import { AccountLists } from '#modules/payments/ports/account-lists.ts';
import { EventCursors } from '#modules/payments/ports/event-cursors.ts';
import { ProviderSettings } from '#modules/payments/ports/provider-settings.ts';
import { WebhookInbox } from '#modules/payments/ports/webhook-inbox.ts';
import type { WebhookEvents } from '#modules/payments/ports/webhook-events.ts';
import { Config } from '#platform/config.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { OpenCheckout, TestMerchant } from '#test/support/application/build.ts';
import { cards } from '#test/support/application/hosted-page.ts';

let shop: TestApplication;
let merchant: TestMerchant;

// Without workers the reconciler alone settles.
beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
  merchant = await shop.addMerchant();
});
afterEach(() => shop.control.clearFaults());
afterAll(() => shop.stop());

const loseWebhooks = () => shop.control.setFault({ kind: 'webhook-drop' });
const loseEventList = () => shop.control.setFault({ kind: 'server-error', route: 'GET /v1/events' });
const open = async (): Promise<OpenCheckout> => shop.openCheckout(await shop.createLink(merchant));
const openAndPay = async (card: string = cards.paid): Promise<OpenCheckout> => {
  const checkout = await open();
  await shop.control.pay({ session: checkout.sessionId, card });
  return checkout;
};
const statusOf = async ({ paymentId }: OpenCheckout) => (await shop.payment(paymentId)).status;

/** Older open payments on an account that the provider refuses to answer for. */
const addUnreachable = async ({ paymentId }: OpenCheckout, count: number): Promise<void> => {
  await shop.database.rows(
    `with copied as (
       insert into payments (merchant_id, amount_minor, currency, charge_amount_minor, charge_currency, eur_rate,
         eur_amount_minor, status, language, provider, provider_account, order_number, created_at, updated_at)
       select merchant_id, amount_minor, currency, charge_amount_minor, charge_currency, eur_rate,
         eur_amount_minor, 'PENDING', language, provider, 'acct_1Gone', 1000000 * paymentId + n,
         created_at - interval '2 days', updated_at - interval '2 days'
       from payments, generate_series(1, :count) n, cast(:paymentId as bigint) paymentId where id = :paymentId
       returning id, created_at)
     insert into payment_attempts (payment_id, seq, provider_key, provider_request, state, provider_session_id,
       checkout_url, expires_at, created_at, updated_at)
     select id, 1, gen_random_uuid(), '{}', 'OPEN', 'cs_test_gone_' || id, 'http://localhost/gone',
       created_at + interval '23 hours', created_at, created_at from copied`,
    { paymentId, count },
  );
};
const forgetUnreachable = () =>
  shop.database.rows(`update payments set status = 'CANCELLED' where provider_account = 'acct_1Gone'`);

const reconciler = (about: { batch?: number; runMs?: number; clock?: Clock } = {}): Reconcile => {
  const { application } = shop;
  return new Reconcile({
    checks: application.resolve(PaymentChecks),
    fetchUndelivered: application.resolve(FetchUndelivered),
    findUnsentRefunds: () => findUnsentRefunds(shop),
    settlePayment: application.resolve(SettlePayment),
    handleDueEvents: application.resolve(HandleDueEvents),
    jobs: application.resolve(Jobs),
    work: application.resolve(UnitOfWork),
    clock: application.resolve(Clock),
    afterSeconds: 0,
    ...about,
  });
};

describe('batches of open payments', () => {
  it('200 older payments that cannot be fetched do not keep a paid one from being settled', async () => {
    await loseWebhooks();
    await loseEventList();
    const paid = await openAndPay();
    await addUnreachable(paid, 200);
    const { looked, failed } = await shop.reconcile();
    expect(await statusOf(paid)).toBe('SUCCEEDED');
    expect(looked).toBeGreaterThanOrEqual(201);
    expect(failed).toBe(200);
    await forgetUnreachable();
  });

  it('batches of two check all open payments in one run', async () => {
    await loseWebhooks();
    await loseEventList();
    const paid = [await openAndPay(), await openAndPay(), await openAndPay()];
    await addUnreachable(paid[0]!, 5);
    await reconciler({ batch: 2 }).execute();
    for (const checkout of paid) expect(await statusOf(checkout)).toBe('SUCCEEDED');
    await forgetUnreachable();
  });

  it('a run whose time is over is continued by the next, until each payment is checked', async () => {
    await loseWebhooks();
    await loseEventList();
    const paid = [await openAndPay(), await openAndPay()];
    await addUnreachable(paid[0]!, 6);
    // Each call of this clock takes a second and a run eight, so most of a batch is left.
    const start = Date.now();
    let calls = 0;
    const clock: Clock = { now: () => new Date(start + 1_000 * (calls += 1)) };
    const runs = [];
    for (let run = 1; run <= 12; run += 1) {
      runs.push(await reconciler({ batch: 50, runMs: 8_500, clock }).execute());
    }
    expect(Math.max(...runs.map(({ looked }) => looked))).toBeLessThan(8);
    for (const checkout of paid) expect(await statusOf(checkout)).toBe('SUCCEEDED');
    await forgetUnreachable();
    await shop.database.rows('update payments set checked_at = null');
  });

  it('unchanged fetches are recorded, and unchanged payments are fetched ever more rarely', async () => {
    const quiet = await open();
    const checks = shop.application.resolve(PaymentChecks);
    const isDue = async (now: Date): Promise<boolean> =>
      (await checks.claimDue({ now, afterMs: 120_000, limit: 1_000 })).includes(quiet.paymentId);
    const after = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    expect(await isDue(after(1))).toBe(false);
    expect(await isDue(after(3))).toBe(true);
    expect(await isDue(after(4))).toBe(false);
    expect(await isDue(after(6))).toBe(true);
    // Unchanged for four hours: once an hour.
    expect(await isDue(after(240))).toBe(true);
    expect(await isDue(after(290))).toBe(false);
    expect(await isDue(after(305))).toBe(true);
    // Its session was due to end after 23 hours: every two minutes again.
    expect(await isDue(after(23 * 60 - 1))).toBe(true);
    expect(await isDue(after(23 * 60 + 2))).toBe(true);
    await shop.database.rows('update payments set checked_at = null');
  });
});

describe('refunds and disputes without webhooks', () => {
  const settled = async (card: string): Promise<OpenCheckout> => {
    const checkout = await openAndPay(card);
    await shop.reconcile();
    return checkout;
  };
  const feeIsKnown = ({ paymentId }: OpenCheckout) =>
    shop.database.rows(
      `update payments set provider_fee_status = 'KNOWN', provider_fee_actual_minor = 305 where id = ?`,
      [paymentId],
    );
  const refund = async ({ paymentId }: OpenCheckout): Promise<Refund> =>
    accepted(await merchant.api.post<Refund>(`/payments/${paymentId}/refunds`));

  it('a pending refund is settled without a webhook', async () => {
    await loseWebhooks();
    const checkout = await settled(cards.refundPending);
    await feeIsKnown(checkout);
    expect((await refund(checkout)).status).toBe('PENDING');
    await shop.control.settleNow();
    await loseEventList();
    await shop.reconcile();
    expect(await shop.payment(checkout.paymentId)).toMatchObject({
      refundStatus: 'FULL',
      refundedAmount: 100,
    });
  });

  it('a requested refund without a job gets another job', async () => {
    await loseWebhooks();
    const checkout = await settled(cards.paid);
    await shop.control.setFault({ kind: 'server-error', route: 'POST /v1/refunds' });
    const { id, status } = await refund(checkout);
    expect(status).toBe('REQUESTED');
    const jobs = () =>
      shop.database.rows(
        `select state from pgboss.job where name = 'payments.send-refund' and data ->> 'refundId' = ?`,
        [String(id)],
      );
    expect(await jobs()).toHaveLength(1);
    await shop.reconcile();
    expect(await jobs()).toHaveLength(1);
    await shop.database.rows(`delete from pgboss.job where name = 'payments.send-refund'`);
    await shop.reconcile();
    expect(await jobs()).toEqual([{ state: 'created' }]);
  });

  /** Paid, disputed, and closed at the provider without evidence. @returns the provider's dispute */
  const loseDispute = async (checkout: OpenCheckout): Promise<string> => {
    await shop.control.settleNow();
    await shop.reconcile();
    await feeIsKnown(checkout);
    expect((await shop.payment(checkout.paymentId)).disputeStatus).toBe('OPEN');
    const stripe = await shop.application.resolve(StripeSource)();
    const [session] = (await shop.control.sessions()).filter(({ body }) => body.id === checkout.sessionId);
    const { data } = await stripe.disputes.list({ payment_intent: session!.body.payment_intent as string });
    await stripe.disputes.close(data[0]!.id);
    await loseEventList();
    await shop.reconcile();
    return data[0]!.id;
  };
  const disputeStatusOf = async ({ paymentId }: OpenCheckout) =>
    (await shop.payment(paymentId)).disputeStatus;

  it('an open dispute is settled without a webhook', async () => {
    await loseWebhooks();
    const checkout = await settled(cards.disputed);
    await loseDispute(checkout);
    expect(await disputeStatusOf(checkout)).toBe('LOST');
  });

  it('a lost dispute that is won later is found within a day', async () => {
    await loseWebhooks();
    const checkout = await settled(cards.disputed);
    await shop.control.moveDispute(await loseDispute(checkout), 'win');
    await shop.reconcile();
    expect(await disputeStatusOf(checkout)).toBe('LOST');
    await shop.database.rows(`update payments set checked_at = now() - interval '25 hours' where id = ?`, [
      checkout.paymentId,
    ]);
    await shop.reconcile();
    expect(await disputeStatusOf(checkout)).toBe('WON');
  });

  it('a refund that the provider never confirmed is fetched once a day for thirty days', async () => {
    await loseWebhooks();
    const checkout = await settled(cards.paid);
    await feeIsKnown(checkout);
    await shop.database.rows(
      `insert into refunds (payment_id, provider_key, amount_minor, currency, reason, status, requested_by, created_at,
         updated_at) values (?, gen_random_uuid(), 100, 'EUR', 'OTHER', 'FAILED', 'tests', now(), now())`,
      [checkout.paymentId],
    );
    await shop.database.rows('update payments set checked_at = now() where id = ?', [checkout.paymentId]);
    const checks = shop.application.resolve(PaymentChecks);
    const isDue = async (days: number): Promise<boolean> => {
      const now = new Date(Date.now() + days * 86_400_000);
      const claimed = await checks.claimDue({ now, afterMs: 120_000, limit: 1_000 });
      return claimed.includes(checkout.paymentId);
    };
    expect([await isDue(0.9), await isDue(1.1), await isDue(2), await isDue(2.2)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(await isDue(31)).toBe(false);
    await shop.database.rows('update payments set checked_at = null');
  });
});

describe('undelivered events of more than one page', () => {
  /** Two events a page. `failAfter`: the provider stops answering after so many pages. */
  const fetcher = async (failAfter = Number.POSITIVE_INFINITY) => {
    const { application } = shop;
    const stripe = await application.resolve(StripeSource)();
    const clock = application.resolve(Clock);
    const events = new StripeWebhookEvents({
      stripe,
      clock,
      config: application.resolve(Config),
      pageSize: 2,
    });
    let pages = 0;
    const counted: WebhookEvents = {
      verify: (...delivered) => events.verify(...delivered),
      read: (payload) => events.read(payload),
      undelivered: async (account, cursor) => {
        pages += 1;
        if (pages > failAfter) throw new ProviderAway(new Error('interrupted'));
        return events.undelivered(account, cursor);
      },
    };
    const fetch = new FetchUndelivered({
      callsPerMinute: 14,
      accountLists: application.resolve(AccountLists),
      webhookEvents: counted,
      inbox: application.resolve(WebhookInbox),
      cursors: application.resolve(EventCursors),
      providerSettings: application.resolve(ProviderSettings),
      work: application.resolve(UnitOfWork),
      clock,
    });
    return { pages: () => pages, execute: () => fetch.execute(new Date(Date.now() + 60_000)) };
  };
  const undelivered = async (): Promise<string[]> => {
    const names: readonly string[] = undeliveredTypes.PLATFORM;
    return (await shop.control.deliveries())
      .filter(({ type, state }) => state !== 'delivered' && names.includes(type))
      .map(({ event }) => event);
  };
  const missing = async (): Promise<string[]> => {
    const rows = await shop.database.rows<{ id: string }>('select event_id as id from provider_events');
    const known = new Set(rows.map(({ id }) => id));
    return (await undelivered()).filter((event) => !known.has(event));
  };
  const loseEvents = async (payments: number): Promise<void> => {
    await loseWebhooks();
    for (let payment = 0; payment < payments; payment += 1) await openAndPay();
    await shop.control.settleNow();
  };

  it('undelivered events are fetched to the last page, also after an interruption between pages', async () => {
    await loseEvents(6);
    expect((await missing()).length).toBeGreaterThan(4);
    const interrupted = await fetcher(2);
    await interrupted.execute();
    expect(interrupted.pages()).toBe(3);
    expect((await missing()).length).toBeGreaterThan(0);
    const all = (await undelivered()).length;
    const continued = await fetcher();
    await continued.execute();
    expect(await missing()).toEqual([]);
    // The next run starts at the third page.
    expect(continued.pages()).toBe(Math.ceil(all / 2) - 2);
  });

  it('undelivered events newer than the last run are fetched by the next', async () => {
    await loseEvents(2);
    expect((await missing()).length).toBeGreaterThan(0);
    await (await fetcher()).execute();
    expect(await missing()).toEqual([]);
  });
});
