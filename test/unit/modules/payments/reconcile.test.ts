import { describe, expect, it } from 'vitest';
import { HandleDueEvents } from '#modules/payments/application/handle-due-events.ts';
import { sendRefund } from '#modules/payments/application/jobs.ts';
import { Reconcile } from '#modules/payments/application/reconcile.ts';
import { ProviderAway } from '#kernel/provider-failures.ts';
import { InMemoryPaymentChecks } from '#test/fakes/in-memory-payment-checks.ts';
import { InMemoryWebhookInbox } from '#test/fakes/in-memory-webhook-inbox.ts';
import { FixedClock } from '#test/fakes/fixed-clock.ts';
import { RecordedJobs } from '#test/fakes/recorded-jobs.ts';
import { plainWork } from '#test/support/plain-work.ts';

const start = new Date('2026-11-20T10:00:00Z');
const minute = 60_000;

/** A reconciler whose payments and events take a minute each once the clock runs. */
const opened = (open: number[] = [], { batch = 200, stepMs = 0 } = {}) => {
  const clock = new FixedClock(start);
  const checks = new InMemoryPaymentChecks(open);
  const inbox = new InMemoryWebhookInbox();
  const jobs = new RecordedJobs();
  const settled: number[] = [];
  const unsent: { paymentId: number; refundId: number }[] = [];
  const failures = new Map<number, Error>();
  const settle = async ({ paymentId }: { paymentId: number }) => {
    clock.advance(stepMs);
    const failure = failures.get(paymentId);
    if (failure !== undefined) throw failure;
    settled.push(paymentId);
    return { status: 'PENDING', isSettled: false } as const;
  };
  const handleWebhookEvent = {
    execute: async ({ inboxId }: { inboxId: number }) => {
      clock.advance(stepMs);
      await inbox.close(inboxId, { state: 'DONE', paymentId: 1, now: clock.now() });
    },
  };
  const reconcile = new Reconcile({
    checks,
    jobs,
    clock,
    work: plainWork,
    settlePayment: { execute: settle },
    handleDueEvents: new HandleDueEvents({ inbox, clock, handleWebhookEvent }),
    fetchUndelivered: { execute: async () => 0 },
    findUnsentRefunds: async () => unsent,
    afterSeconds: 120,
    batch,
  });
  const due = () => inbox.claimDue({ now: clock.now(), leaseEndsAt: clock.now(), limit: 10 });
  return { due, clock, checks, inbox, jobs, settled, unsent, failures, reconcile };
};

const event = (eventId: string) => ({
  eventId,
  type: 'charge.updated',
  account: null,
  liveMode: false,
  isHandled: true,
  payload: {},
  pointsAt: { object: null, objectId: null, key: null, sessionId: null, intentId: null },
});

describe('the reconciler', () => {
  it('each open payment is settled once a run, in batches', async () => {
    const { reconcile, settled } = opened([1, 2, 3, 4, 5], { batch: 2 });
    expect(await reconcile.execute()).toEqual({ looked: 5, failed: 0, signals: 0 });
    expect(settled).toEqual([1, 2, 3, 4, 5]);
    expect(await reconcile.execute()).toMatchObject({ looked: 0 });
  });

  it('a payment that the provider does not answer for is counted as failed, and the run goes on', async () => {
    const { reconcile, settled, failures } = opened([1, 2, 3]);
    failures.set(2, new ProviderAway(new Error('timeout')));
    expect(await reconcile.execute()).toMatchObject({ looked: 3, failed: 1 });
    expect(settled).toEqual([1, 3]);
  });

  it('a defect in one payment is reported after the other payments are checked', async () => {
    const { reconcile, settled, failures } = opened([1, 2, 3]);
    failures.set(1, new TypeError('broken'));
    await expect(reconcile.execute()).rejects.toThrow(AggregateError);
    expect(settled).toEqual([2, 3]);
  });

  it('a run ends after ninety seconds, and the next run starts with the unchecked payments', async () => {
    const { reconcile, settled } = opened([1, 2, 3], { stepMs: minute });
    expect(await reconcile.execute()).toMatchObject({ looked: 2 });
    expect(settled).toEqual([1, 2]);
    await reconcile.execute();
    expect(settled).toEqual([1, 2, 3]);
  });

  it('due webhook events whose wake was lost are handled once by the reconciler', async () => {
    const { reconcile, inbox, clock, due } = opened();
    const ids = [
      await inbox.add('fake', event('evt_1'), clock.now()),
      await inbox.add('fake', event('evt_2'), clock.now()),
    ];
    await reconcile.execute();
    expect([await inbox.get(ids[0]!), await inbox.get(ids[1]!)]).toMatchObject([
      { state: 'DONE', attempts: 1 },
      { state: 'DONE', attempts: 1 },
    ]);
    expect(await due()).toEqual([]);
  });

  it('webhook events left when the run time is over are handled by the next run', async () => {
    const { reconcile, inbox, clock, due } = opened([], { stepMs: 2 * minute });
    await inbox.add('fake', event('evt_1'), clock.now());
    await inbox.add('fake', event('evt_2'), clock.now());
    await reconcile.execute();
    expect(await due()).toHaveLength(1);
  });

  it('a refund without a job that the provider was not asked for is sent again', async () => {
    const { reconcile, unsent, jobs } = opened();
    unsent.push({ paymentId: 7, refundId: 9 });
    await reconcile.execute();
    expect(jobs.of(sendRefund)).toEqual([{ paymentId: 7, refundId: 9 }]);
  });
});
