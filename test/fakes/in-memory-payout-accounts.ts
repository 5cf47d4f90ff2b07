import { isAhead } from '#kernel/clock.ts';
import type { PayoutAccount, PayoutAccounts } from '#modules/payouts/ports/payout-accounts.ts';

/** Accounts whose payments and payouts a test names. */
export class InMemoryPayoutAccounts implements PayoutAccounts {
  /** The account of each payment; none for a payment on the platform's own. */
  readonly ofPayments = new Map<number, PayoutAccount>();
  /** From when payouts are listed, by account. */
  readonly from = new Map<string, Date>();
  readonly #next = new Map<string, { account: PayoutAccount; at: Date }>();

  async addOfPayment(paymentId: number, now: Date): Promise<void> {
    const account = this.ofPayments.get(paymentId);
    if (account === undefined || this.#next.has(account.accountId)) return;
    this.#next.set(account.accountId, { account, at: now });
  }

  async claim({
    limit,
    now,
    until,
    latest,
  }: Parameters<PayoutAccounts['claim']>[0]): Promise<PayoutAccount[]> {
    const due = [...this.#next.values()]
      .filter(({ at }) => at <= now || isAhead(at, latest))
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      .slice(0, limit);
    for (const one of due) one.at = until;
    return due.map(({ account }) => account);
  }

  async listed(accountId: string, nextAt: Date): Promise<void> {
    this.#next.get(accountId)!.at = nextAt;
  }

  async listFrom(accountId: string): Promise<Date | null> {
    return this.from.get(accountId) ?? null;
  }

  nextOf(accountId: string): Date | undefined {
    return this.#next.get(accountId)?.at;
  }
}
