import { RecordedEvents } from '#test/fakes/recorded-events.ts';
import { beforeEach, expect, it } from 'vitest';
import { ImportDuePayouts } from '#modules/payouts/application/import-due-payouts.ts';
import { ImportPayout } from '#modules/payouts/application/import-payout.ts';
import { ImportPayouts } from '#modules/payouts/application/import-payouts.ts';
import { FakePayoutProvider, payoutAt } from '#test/fakes/fake-payout-provider.ts';
import { FixedClock } from '#test/fakes/fixed-clock.ts';
import { InMemoryPayouts } from '#test/fakes/in-memory-payouts.ts';
import { RecordedJobs } from '#test/fakes/recorded-jobs.ts';
import { RecordedLedgerBookings } from '#test/fakes/recorded-ledger-bookings.ts';
import { plainWork } from '#test/support/plain-work.ts';

const hourMs = 3_600_000;
let clock: FixedClock;
let provider: FakePayoutProvider;
let payouts: InMemoryPayouts;

beforeEach(() => {
  clock = new FixedClock(new Date('2026-11-24T10:00:00Z'));
  provider = new FakePayoutProvider();
  payouts = new InMemoryPayouts();
});

const addAccounts = async (count: number): Promise<void> => {
  for (let id = 1; id <= count; id += 1) {
    payouts.ofPayments.set(id, { merchantId: id, accountId: `acct_${id}` });
    await payouts.addAccountOfPayment(id, clock.now());
    provider.put(`acct_${id}`, payoutAt({ providerPayoutId: `po_${id}` }));
  }
};

const run = (callsOfRun = 140): Promise<number> => {
  const ledger = new RecordedLedgerBookings();
  const importPayout = new ImportPayout({
    events: new RecordedEvents(),
    provider,
    payouts,
    ledger,
    clock,
    jobs: new RecordedJobs(),
    work: plainWork,
  });
  const importPayouts = new ImportPayouts({ provider, payouts, importPayout, clock });
  return new ImportDuePayouts({ payouts, importPayouts, clock, callsOfRun }).execute();
};

it('each account is listed every six hours', async () => {
  await addAccounts(2);
  expect(await run()).toBe(2);
  expect(await payouts.get('po_2')).not.toBeNull();
  expect(await run()).toBe(0);
  clock.advance(6 * hourMs);
  expect(await run()).toBe(2);
});

it('10,000 accounts take no more calls in a run than its share', async () => {
  await addAccounts(10_000);
  expect(await run(140)).toBe(140);
  expect(provider.calls).toHaveLength(140);
});

it('72 runs of five minutes list 10,000 accounts within six hours', async () => {
  await addAccounts(10_000);
  let listed = 0;
  for (let runs = 0; runs < 72; runs += 1) {
    listed += await run(140);
    clock.advance(5 * 60_000);
  }
  expect(listed).toBe(10_000);
});

it('an account that does not answer holds up no other, and is due again after half an hour', async () => {
  await addAccounts(2);
  provider.setAway('acct_1');
  expect(await run()).toBe(1);
  expect(payouts.nextOf('acct_1')).toEqual(new Date(clock.now().getTime() + hourMs / 2));
});
