import type { Clock } from '#kernel/clock.ts';
import { Failure } from '#kernel/failure.ts';
import type { Examination } from '#kernel/invariant.ts';
import { MoneyComparison } from './money-comparison.ts';
import type { BookedPayment, BookedRefund, MoneyBooks } from '../ports/money-books.ts';
import type {
  ProviderCharge,
  ProviderDispute,
  ProviderMoney,
  ProviderRefund,
} from '../ports/provider-money.ts';

type Deps = Readonly<{
  money: ProviderMoney;
  moneyBooks: MoneyBooks;
  clock: Clock;
  /** Merchants sell on connected accounts; otherwise everything happens on the platform's own. */
  isRouted: boolean;
}>;
type Theirs = Readonly<{
  charges: readonly ProviderCharge[];
  refunds: readonly ProviderRefund[];
  disputes: readonly ProviderDispute[];
}>;

const minuteMs = 60_000;
const keyPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const minutesAfter = (instant: Date, minutes: number): Date =>
  new Date(instant.getTime() + minutes * minuteMs);

/** Holds captured, refunded and disputed money at the provider against the payments, account by account. */
export class CompareMoney {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Merchants sell on accounts of their own. */
  get isRouted(): boolean {
    return this.#deps.isRouted;
  }

  /** The platform's own account, and with direct routing those of the merchants that sold since then. */
  async accounts(since: Date): Promise<(string | null)[]> {
    const { moneyBooks } = this.#deps;
    return this.isRouted ? [null, ...(await moneyBooks.accountsSince(since))] : [null];
  }

  /** @throws ProviderAway, ProviderRefused when the platform's own account cannot be asked */
  async execute(examination: Examination): Promise<string[]> {
    const differences: string[] = [];
    for (const account of await this.accounts(examination.since)) {
      try {
        differences.push(...(await this.#compare(account, examination)));
      } catch (error) {
        // A merchant that has left the platform does not keep the other merchants from being compared.
        if (account === null || !(error instanceof Failure)) throw error;
        examination.leaveOut(account);
      }
    }
    return differences;
  }

  async #compare(account: string | null, { since, read }: Examination): Promise<string[]> {
    const { moneyBooks, money, clock } = this.#deps;
    const begun = clock.now();
    const all = async <T>(list: AsyncIterable<T>): Promise<T[]> => {
      const listed: T[] = [];
      for await (const one of list) {
        listed.push(one);
        read(1);
      }
      return listed;
    };
    const charges = await all(money.charges(since, account));
    const refunds = await all(money.refunds(since, account));
    const disputes = await all(money.disputes(since, account));
    // Ours are read after theirs: what was settled meanwhile is no difference.
    const payments = await this.#payments({ charges, refunds, disputes });
    const ids = [...new Set([...payments.byKey.values(), ...payments.byIntent.values()].map(({ id }) => id))];
    const bookedRefunds = await moneyBooks.refundsOf(ids);
    const comparison = new MoneyComparison({
      account,
      charges,
      refunds,
      disputes,
      paymentOfCharge: ({ key, intentId }) =>
        payments.byKey.get(key ?? '') ?? payments.byIntent.get(intentId ?? ''),
      paymentOfIntent: (intentId) => payments.byIntent.get(intentId ?? ''),
      bookedRefunds,
      bookedDisputes: await moneyBooks.disputesOf(ids),
      now: clock.now(),
    });
    const range = [minutesAfter(since, 1), minutesAfter(begun, -1)] as const;
    return [
      ...comparison.differences(),
      ...(await this.#missingCharges(charges, range, account)),
      ...missingRefunds(refunds, bookedRefunds, range),
    ];
  }

  async #payments({ charges, refunds, disputes }: Theirs) {
    const { moneyBooks } = this.#deps;
    const keys = charges.flatMap(({ key }) => (key !== null && keyPattern.test(key) ? [key] : []));
    const intents = [...charges, ...refunds, ...disputes].flatMap(({ intentId }) => intentId ?? []);
    const found = await moneyBooks.byKey(keys);
    const known = new Map(found.map((payment) => [payment.id, payment as BookedPayment]));
    const byKey = new Map(found.map(({ key, id }) => [key, known.get(id)!]));
    const byIntent = new Map<string, BookedPayment>();
    for (const payment of await moneyBooks.byIntent([...new Set(intents)])) {
      byIntent.set(payment.intentId!, known.get(payment.id) ?? payment);
    }
    // A payment that was never settled does not know its intent yet.
    for (const { key, intentId } of charges) {
      const payment = byKey.get(key ?? '');
      if (payment !== undefined && intentId !== null) byIntent.set(intentId, payment);
    }
    return { byKey, byIntent };
  }

  async #missingCharges(
    charges: readonly ProviderCharge[],
    [from, to]: readonly [Date, Date],
    account: string | null,
  ): Promise<string[]> {
    const there = new Set(charges.map(({ intentId }) => intentId));
    const ours = await this.#deps.moneyBooks.succeeded(from, to, this.isRouted ? account : undefined);
    return ours
      .filter(({ intentId }) => !there.has(intentId))
      .map(({ id }) => `payment ${id} is SUCCEEDED here and has no charge at the provider`);
  }
}

/** Refunds of the payments compared that succeeded here and are not at the provider. */
const missingRefunds = (
  refunds: readonly ProviderRefund[],
  booked: readonly BookedRefund[],
  [from, to]: readonly [Date, Date],
): string[] => {
  const there = new Set(refunds.flatMap(({ providerRefundId, key }) => [providerRefundId, key]));
  return booked
    .filter(({ state, createdAt }) => state === 'SUCCEEDED' && createdAt >= from && createdAt < to)
    .filter(({ providerRefundId, key }) => !there.has(providerRefundId) && !there.has(key))
    .map(
      ({ id, paymentId }) => `refund ${id} of payment ${paymentId} is SUCCEEDED here and not at the provider`,
    );
};
