import { RecordedEvents } from '#test/fakes/recorded-events.ts';
import { beforeEach, expect, it } from 'vitest';
import { Money } from '#kernel/money.ts';
import { merchantMail } from '#modules/merchants/index.ts';
import { ImportPayout } from '#modules/payouts/application/import-payout.ts';
import type { PayoutSnapshot, ProviderLine } from '#modules/payouts/ports/payout-provider.ts';
import { FakePayoutProvider, lineAt, payoutAt } from '#test/fakes/fake-payout-provider.ts';
import { FixedClock } from '#test/fakes/fixed-clock.ts';
import { InMemoryPayouts } from '#test/fakes/in-memory-payouts.ts';
import { RecordedJobs } from '#test/fakes/recorded-jobs.ts';
import { RecordedLedgerBookings } from '#test/fakes/recorded-ledger-bookings.ts';
import { plainWork } from '#test/support/plain-work.ts';

const account = { merchantId: 3, accountId: 'acct_1' };
let provider: FakePayoutProvider;
let payouts: InMemoryPayouts;
let ledger: RecordedLedgerBookings;
let jobs: RecordedJobs;
let importPayout: ImportPayout;

beforeEach(() => {
  provider = new FakePayoutProvider();
  payouts = new InMemoryPayouts();
  ledger = new RecordedLedgerBookings();
  ledger.payments.set('pi_1', 7);
  jobs = new RecordedJobs();
  const clock = new FixedClock(new Date('2026-11-24T10:00:00Z'));
  importPayout = new ImportPayout({
    events: new RecordedEvents(),
    provider,
    payouts,
    ledger,
    jobs,
    work: plainWork,
    clock,
  });
});

const see = async (about: Partial<PayoutSnapshot>, lines?: readonly ProviderLine[]) => {
  const seen = payoutAt(about);
  provider.put(account.accountId, seen, lines);
  await importPayout.execute({ account, seen });
  return (await payouts.get('po_1'))!;
};

it('a payout is booked when it is first seen, and explained once its list is complete', async () => {
  expect(await see({})).toMatchObject({ status: 'IN_TRANSIT', reconciliation: 'NOT_YET' });
  expect(ledger.payouts).toMatchObject([{ amount: Money.ofMinor(9_545, 'EUR'), isReturned: false }]);
  expect(provider.calls).toEqual([]);
  expect(await see({ hasLines: true }, [lineAt()])).toMatchObject({
    reconciliation: 'COMPLETE',
    unknownLines: 0,
  });
  expect(ledger.movements).toMatchObject([{ paymentId: 7, isCharge: true, transactionId: 'txn_1' }]);
});

it('the lines of an explained payout are not read again', async () => {
  await see({ hasLines: true }, [lineAt()]);
  await see({ hasLines: true, status: 'PAID' });
  expect(provider.calls).toEqual(['lines']);
});

it('lines that miss one cent make the payout DIFFERS until the provider completes them', async () => {
  expect(await see({ hasLines: true, amountMinor: 9_546 }, [lineAt()])).toMatchObject({
    reconciliation: 'DIFFERS',
  });
  const cent = lineAt({ transactionId: 'txn_2', kind: 'ADJUSTMENT', netMinor: 1, intentId: null });
  expect(await see({ hasLines: true, amountMinor: 9_546 }, [lineAt(), cent])).toMatchObject({
    reconciliation: 'COMPLETE',
  });
});

it('lines in another currency than the payout are neither stored nor booked, also when they sum to it', async () => {
  const dollars = lineAt({ transactionId: 'txn_2', currency: 'USD' });
  expect(await see({ hasLines: true }, [dollars])).toMatchObject({ reconciliation: 'DIFFERS' });
  expect(ledger.movements).toEqual([]);
  const zero = { ...dollars, netMinor: 0 };
  expect(await see({ hasLines: true }, [lineAt(), zero])).toMatchObject({ reconciliation: 'DIFFERS' });
  expect(await see({ hasLines: true }, [lineAt()])).toMatchObject({ reconciliation: 'COMPLETE' });
});

it('a charge without a payment of ours is counted, and found again when its payment is known', async () => {
  ledger.payments.clear();
  expect(await see({ hasLines: true }, [lineAt()])).toMatchObject({ unknownLines: 1 });
  ledger.payments.set('pi_1', 7);
  expect(await see({ hasLines: true }, [lineAt()])).toMatchObject({ unknownLines: 0 });
});

it('a payout made by hand has no lines to read', async () => {
  expect(await see({ automatic: false })).toMatchObject({ reconciliation: 'NOT_POSSIBLE' });
  expect(provider.calls).toEqual([]);
});

it('a PAID payout that fails days later is booked back and mailed once', async () => {
  await see({ status: 'PAID' });
  const failed = { status: 'FAILED', failureCode: 'account_closed' } as const;
  expect(await see(failed)).toMatchObject(failed);
  await see(failed);
  expect(ledger.payouts.map(({ isReturned }) => isReturned)).toEqual([false, true, true]);
  expect(jobs.of(merchantMail)).toMatchObject([
    { kind: 'PAYOUT_FAILED', merchantId: 3, reason: 'account_closed', amountMinor: 9_545, currency: 'EUR' },
  ]);
});

it('facts that were fetched earlier and arrive later change nothing', async () => {
  await see({ status: 'PAID' });
  expect(await see({ status: 'PENDING' })).toMatchObject({ status: 'PAID' });
  await see({ status: 'FAILED' });
  expect(await see({ status: 'PAID' })).toMatchObject({ status: 'FAILED' });
});

it('a payout that failed long ago is not mailed', async () => {
  await see({ status: 'FAILED', createdAt: new Date('2026-10-01T00:00:00Z') });
  expect(jobs.of(merchantMail)).toEqual([]);
});
