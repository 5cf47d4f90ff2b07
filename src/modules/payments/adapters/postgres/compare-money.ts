import type { Clock } from '#kernel/clock.ts';
import type { CheckContext, Invariant, Violation } from '#kernel/invariant.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { MoneyComparison } from '../../application/money-comparison.ts';
import type { StoredPayment, StoredRefund } from '../../domain/stored-payment.ts';
import type {
  ProviderCharge,
  ProviderDispute,
  ProviderRecords,
  ProviderRefund,
} from '../../ports/provider-records.ts';
import { checkAccounts, isRouted, type Account } from './provider-accounts.ts';
import {
  disputesOf,
  paymentsByIntent,
  paymentsByKey,
  refundsOf,
  succeededPayments,
} from './find-stored-payments.ts';

type Deps = Readonly<{ database: Database; records: ProviderRecords; clock: Clock; config: Config }>;
type Listed = Readonly<{
  charges: readonly ProviderCharge[];
  refunds: readonly ProviderRefund[];
  disputes: readonly ProviderDispute[];
}>;

const minuteMs = 60_000;
const keyPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const minutesAfter = (instant: Date, minutes: number): Date =>
  new Date(instant.getTime() + minutes * minuteMs);

const readProviderRecords = async (
  records: ProviderRecords,
  account: Account,
  { since, read }: CheckContext,
): Promise<Listed> => {
  const all = async <T>(list: AsyncIterable<T>): Promise<T[]> => {
    const listed: T[] = [];
    for await (const one of list) {
      listed.push(one);
      read(1);
    }
    return listed;
  };
  return {
    charges: await all(records.charges(since, account)),
    refunds: await all(records.refunds(since, account)),
    disputes: await all(records.disputes(since, account)),
  };
};

/** The stored payments of the listed records. */
const paymentsOf = async (database: Database, { charges, refunds, disputes }: Listed) => {
  const keys = charges.flatMap(({ key }) => (key !== null && keyPattern.test(key) ? [key] : []));
  const intents = [...charges, ...refunds, ...disputes].flatMap(({ intentId }) => intentId ?? []);
  const found = await paymentsByKey(database, keys);
  const known = new Map(found.map((payment) => [payment.id, payment as StoredPayment]));
  const byKey = new Map(found.map(({ key, id }) => [key, known.get(id)!]));
  const byIntent = new Map<string, StoredPayment>();
  for (const payment of await paymentsByIntent(database, [...new Set(intents)])) {
    byIntent.set(payment.intentId!, known.get(payment.id) ?? payment);
  }
  // A payment that was never settled has no intent yet.
  for (const { key, intentId } of charges) {
    const payment = byKey.get(key ?? '');
    if (payment !== undefined && intentId !== null) byIntent.set(intentId, payment);
  }
  return { byKey, byIntent };
};

const missingCharges = (ours: readonly StoredPayment[], charges: readonly ProviderCharge[]): Violation[] => {
  const there = new Set(charges.map(({ intentId }) => intentId));
  return ours
    .filter(({ intentId }) => !there.has(intentId))
    .map(({ id }) => ({ record: `payment ${id} is SUCCEEDED here and has no charge at the provider` }));
};

/** SUCCEEDED refunds of the compared payments that the provider does not have. */
const missingRefunds = (
  refunds: readonly ProviderRefund[],
  stored: readonly StoredRefund[],
  [from, to]: readonly [Date, Date],
): Violation[] => {
  const there = new Set(refunds.flatMap(({ providerRefundId, key }) => [providerRefundId, key]));
  return stored
    .filter(({ status, createdAt }) => status === 'SUCCEEDED' && createdAt >= from && createdAt < to)
    .filter(({ providerRefundId, key }) => !there.has(providerRefundId) && !there.has(key))
    .map(({ id, paymentId }) => ({
      record: `refund ${id} of payment ${paymentId} is SUCCEEDED here and not at the provider`,
    }));
};

const compareAccount = async (
  { database, records, clock, config }: Deps,
  account: Account,
  context: CheckContext,
): Promise<Violation[]> => {
  const startedAt = clock.now();
  const theirs = await readProviderRecords(records, account, context);
  // Stored records are read after the provider's: a payment settled meanwhile is no difference.
  const { byKey, byIntent } = await paymentsOf(database, theirs);
  const ids = [...new Set([...byKey.values(), ...byIntent.values()].map(({ id }) => id))];
  const storedRefunds = await refundsOf(database, ids);
  const comparison = new MoneyComparison({
    account,
    ...theirs,
    paymentOfCharge: ({ key, intentId }) => byKey.get(key ?? '') ?? byIntent.get(intentId ?? ''),
    paymentOfIntent: (intentId) => byIntent.get(intentId ?? ''),
    storedRefunds,
    storedDisputes: await disputesOf(database, ids),
    now: clock.now(),
  });
  const range = [minutesAfter(context.since, 1), minutesAfter(startedAt, -1)] as const;
  const succeeded = await succeededPayments(database, range, isRouted(config) ? account : undefined);
  return [
    ...comparison.differences(),
    ...missingCharges(succeeded, theirs.charges),
    ...missingRefunds(theirs.refunds, storedRefunds, range),
  ];
};

/** Captured, refunded and disputed money is equal at the provider and here, account by account. */
export const moneyCheck = (deps: Deps): Invariant => ({
  code: 'doctor.money-at-provider',
  isRemote: true,
  violations: (context) => checkAccounts(deps, context, (account) => compareAccount(deps, account, context)),
});
