import { describe, expect, it } from 'vitest';
import { HandleDueEvents } from '#modules/payments/application/handle-due-events.ts';
import { sendRefund } from '#modules/payments/application/jobs.ts';
import { Reconcile } from '#modules/payments/application/reconcile.ts';
import { ProviderAway } from '#modules/payments/domain/failures.ts';
import { InMemoryPaymentChecks } from '#test/fakes/in-memory-payment-checks.ts';
import { InMemoryWebhookInbox } from '#test/fakes/in-memory-webhook-inbox.ts';
import { FixedClock } from '#test/fakes/fixed-clock.ts';
import { RecordedJobs } from '#test/fakes/recorded-jobs.ts';
import { plainWork } from '#test/support/plain-work.ts';

const start = new Date('2026-11-20T10:00:00Z');
const minute = 60_000;

/** A reconciler whose payments and events take a minute each when the clock is told to run. */
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
  isActedOn: true,
  payload: {},
  pointsAt: { object: null, key: null, sessionId: null, intentId: null },
});

describe('the reconciler', () => {
  it('settles each open payment once a run, in batches', async () => {
    const { reconcile, settled } = opened([1, 2, 3, 4, 5], { batch: 2 });
    expect(await reconcile.execute()).toEqual({ looked: 5, failed: 0, signals: 0 });
    expect(settled).toEqual([1, 2, 3, 4, 5]);
    expect(await reconcile.execute()).toMatchObject({ looked: 0 });
  });

  it('goes on when the provider is away for one payment, and counts it', async () => {
    const { reconcile, settled, failures } = opened([1, 2, 3]);
    failures.set(2, new ProviderAway(new Error('timeout')));
    expect(await reconcile.execute()).toMatchObject({ looked: 3, failed: 1 });
    expect(settled).toEqual([1, 3]);
  });

  it('checks the others first and then reports what is a defect', async () => {
    const { reconcile, settled, failures } = opened([1, 2, 3]);
    failures.set(1, new TypeError('broken'));
    await expect(reconcile.execute()).rejects.toThrow(AggregateError);
    expect(settled).toEqual([2, 3]);
  });

  it('ends after ninety seconds; what it could not check is the first of the next run', async () => {
    const { reconcile, settled } = opened([1, 2, 3], { stepMs: minute });
    expect(await reconcile.execute()).toMatchObject({ looked: 2 });
    expect(settled).toEqual([1, 2]);
    await reconcile.execute();
    expect(settled).toEqual([1, 2, 3]);
  });

  it('handles webhook events whose wake was lost, each once', async () => {
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

  it('leaves webhook events to the next run when its time is over', async () => {
    const { reconcile, inbox, clock, due } = opened([], { stepMs: 2 * minute });
    await inbox.add('fake', event('evt_1'), clock.now());
    await inbox.add('fake', event('evt_2'), clock.now());
    await reconcile.execute();
    expect(await due()).toHaveLength(1);
  });

  it('sends a refund again that the provider was not asked for and no job asks for', async () => {
    const { reconcile, unsent, jobs } = opened();
    unsent.push({ paymentId: 7, refundId: 9 });
    await reconcile.execute();
    expect(jobs.of(sendRefund)).toEqual([{ paymentId: 7, refundId: 9 }]);
  });
});
