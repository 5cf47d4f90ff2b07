import type { Stripe } from 'stripe';
import { ProviderRefused } from '#kernel/provider-failures.ts';
import { onAccount } from '#platform/stripe/on-account.ts';
import { callProvider, requireObject } from '#platform/stripe/stripe-failures.ts';
import type {
  PayoutProvider,
  PayoutSnapshot,
  ProviderBalance,
  ProviderLine,
} from '../../ports/payout-provider.ts';
import { isOfPayout, readLine, readPayout } from './read-payout.ts';

const pageSize = 100;

type Cursor = Readonly<{ limit: number; starting_after?: string }>;

/** Payouts of connected accounts at Stripe. */
export class StripePayouts implements PayoutProvider {
  readonly #stripe: Stripe;

  constructor({ stripe }: Readonly<{ stripe: Stripe }>) {
    this.#stripe = stripe;
  }

  async list(accountId: string, since: Date | null): Promise<PayoutSnapshot[]> {
    const created = since === null ? {} : { created: { gte: Math.floor(since.getTime() / 1_000) } };
    const found = await this.#all((cursor) =>
      this.#stripe.payouts.list(
        { ...created, ...cursor, expand: ['data.destination'] },
        onAccount(accountId),
      ),
    );
    return found.map(readPayout);
  }

  async fetch(accountId: string, providerPayoutId: string): Promise<PayoutSnapshot | null> {
    try {
      const payout = await callProvider(() =>
        this.#stripe.payouts.retrieve(providerPayoutId, { expand: ['destination'] }, onAccount(accountId)),
      );
      requireObject(payout, 'payout');
      return readPayout(payout);
    } catch (error) {
      if (error instanceof ProviderRefused && error.reason === 'resource_missing') return null;
      throw error;
    }
  }

  async lines(accountId: string, providerPayoutId: string): Promise<ProviderLine[]> {
    const found = await this.#all((cursor) =>
      this.#stripe.balanceTransactions.list(
        { payout: providerPayoutId, ...cursor, expand: ['data.source'] },
        onAccount(accountId),
      ),
    );
    return found.filter((one) => !isOfPayout(one, providerPayoutId)).map(readLine);
  }

  async latestLines(accountId: string): Promise<ProviderLine[]> {
    const latest = await callProvider(() =>
      this.#stripe.balanceTransactions.list(
        { limit: pageSize, expand: ['data.source'] },
        onAccount(accountId),
      ),
    );
    requireList(latest);
    return latest.data.map(readLine);
  }

  async balance(accountId: string): Promise<ProviderBalance[]> {
    const balance = await callProvider(() => this.#stripe.balance.retrieve({}, onAccount(accountId)));
    const sumIn = (currency: string, funds: readonly Stripe.Balance.Available[]): number =>
      funds.filter((one) => one.currency === currency).reduce((sum, { amount }) => sum + amount, 0);
    const { available, pending } = balance;
    const currencies = new Set([...available, ...pending].map(({ currency }) => currency));
    return [...currencies].toSorted().map((currency) => ({
      currency: currency.toUpperCase(),
      availableMinor: sumIn(currency, available),
      pendingMinor: sumIn(currency, pending),
    }));
  }

  async #all<T extends Readonly<{ id: string }>>(
    list: (cursor: Cursor) => Promise<Stripe.ApiList<T>>,
  ): Promise<T[]> {
    const found: T[] = [];
    for (let after: string | undefined; ;) {
      const cursor = { limit: pageSize, ...(after === undefined ? {} : { starting_after: after }) };
      const page = await callProvider(() => list(cursor));
      requireList(page);
      found.push(...page.data);
      after = page.data.at(-1)?.id;
      if (!page.has_more || after === undefined) return found;
    }
  }
}

/** @throws ProviderAway for an answer without a list, which the SDK treats as success */
const requireList = (answer: Readonly<{ object?: string; data?: unknown }>): void => {
  if (!Array.isArray(answer.data)) requireObject({}, 'list');
};
