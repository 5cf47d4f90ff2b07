import { isUnknown, type PayoutLine } from '#modules/payouts/domain/payout-line.ts';
import type { LinesOfPayout, Payout } from '#modules/payouts/domain/payout.ts';
import type { PayoutAccount, Payouts, SeenPayout } from '#modules/payouts/ports/payouts.ts';
import { isAhead } from '#kernel/clock.ts';

export class InMemoryPayouts implements Payouts {
  readonly #payouts = new Map<string, Payout>();
  readonly #lines = new Map<string, PayoutLine & { payoutId: number }>();

  async get(providerPayoutId: string): Promise<Payout | null> {
    return this.#payouts.get(providerPayoutId) ?? null;
  }

  async lock({ now, ...seen }: SeenPayout): Promise<Payout> {
    const known = this.#payouts.get(seen.providerPayoutId);
    if (known !== undefined) return known;
    const added: Payout = {
      ...seen,
      id: this.#payouts.size + 1,
      status: 'PENDING',
      failureCode: null,
      failureText: null,
      bankLast4: null,
      statementDescriptor: null,
      traceId: null,
      reconciliation: 'NOT_YET',
      unknownLines: 0,
      changedAt: now,
      version: 1,
    };
    this.#payouts.set(seen.providerPayoutId, added);
    return added;
  }

  async save(payout: Payout): Promise<void> {
    this.#payouts.set(payout.providerPayoutId, { ...payout, version: payout.version + 1 });
  }

  async addLines(payoutId: number, lines: readonly PayoutLine[]): Promise<LinesOfPayout> {
    for (const line of lines) {
      const known = this.#lines.get(line.transactionId);
      if (known === undefined) this.#lines.set(line.transactionId, { ...line, payoutId });
      else this.#lines.set(line.transactionId, { ...known, paymentId: known.paymentId ?? line.paymentId });
    }
    const all = [...this.#lines.values()].filter((line) => line.payoutId === payoutId);
    return {
      netMinor: all.reduce((sum, { netMinor }) => sum + netMinor, 0),
      unknown: all.filter((line) => isUnknown(line)).length,
    };
  }

  /** The account of each payment; none for a payment on the platform's own. */
  readonly ofPayments = new Map<number, PayoutAccount>();
  /** From when payouts are listed, by account. */
  readonly from = new Map<string, Date>();
  readonly #next = new Map<string, { account: PayoutAccount; at: Date }>();

  async addAccountOfPayment(paymentId: number, now: Date): Promise<void> {
    const account = this.ofPayments.get(paymentId);
    if (account === undefined || this.#next.has(account.accountId)) return;
    this.#next.set(account.accountId, { account, at: now });
  }

  async claimAccounts({
    limit,
    now,
    until,
    latest,
  }: Parameters<Payouts['claimAccounts']>[0]): Promise<PayoutAccount[]> {
    const due = [...this.#next.values()]
      .filter(({ at }) => at <= now || isAhead(at, latest))
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      .slice(0, limit);
    for (const one of due) one.at = until;
    return due.map(({ account }) => account);
  }

  async accountListed(accountId: string, nextAt: Date): Promise<void> {
    this.#next.get(accountId)!.at = nextAt;
  }

  async listFrom(accountId: string): Promise<Date | null> {
    return this.from.get(accountId) ?? null;
  }

  nextOf(accountId: string): Date | undefined {
    return this.#next.get(accountId)?.at;
  }
}
