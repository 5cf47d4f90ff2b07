import type { LedgerAccount, LedgerTransaction } from '#modules/payments/domain/ledger.ts';
import type { Ledger } from '#modules/payments/ports/ledger.ts';

/** Refuses what the tables refuse: repeated bookings and entries that do not sum to zero. */
export class InMemoryLedger implements Ledger {
  readonly #booked: LedgerTransaction[] = [];

  async book(transaction: LedgerTransaction): Promise<void> {
    const { kind, source, entries } = transaction;
    if (this.#booked.some((one) => one.kind === kind && one.source === source)) {
      throw new Error(`duplicate booking: ${kind} ${source}`);
    }
    const sums = new Map<string, bigint>();
    for (const { amount } of entries)
      sums.set(amount.currency, (sums.get(amount.currency) ?? 0n) + amount.minor);
    if ([...sums.values()].some((sum) => sum !== 0n)) throw new Error(`does not sum to zero: ${source}`);
    this.#booked.push(transaction);
  }

  get kinds(): string[] {
    return this.#booked.map(({ kind }) => kind);
  }

  /** In minor units, all currencies together. */
  balanceOf(account: LedgerAccount): bigint {
    return this.#booked
      .flatMap(({ entries }) => entries)
      .filter((entry) => entry.account === account)
      .reduce((sum, { amount }) => sum + amount.minor, 0n);
  }
}
