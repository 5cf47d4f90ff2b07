import type { PaymentChecks } from '#modules/payments/ports/payment-checks.ts';

type Unsent = Awaited<ReturnType<PaymentChecks['refundsWithoutJob']>>;

/** When each payment was checked; the test says which are open. */
export class InMemoryPaymentChecks implements PaymentChecks {
  readonly #open: readonly number[];
  readonly #checkedAt = new Map<number, Date>();
  unsentRefunds: Unsent = [];

  constructor(open: readonly number[] = []) {
    this.#open = open;
  }

  async claimDue({ now, afterMs, limit }: Parameters<PaymentChecks['claimDue']>[0]): Promise<number[]> {
    const due = this.#open.filter((id) => {
      const checkedAt = this.#checkedAt.get(id);
      return checkedAt === undefined || checkedAt.getTime() < now.getTime() - afterMs;
    });
    const claimed = due.slice(0, limit);
    for (const id of claimed) this.#checkedAt.set(id, now);
    return claimed;
  }

  async release(ids: readonly number[]): Promise<void> {
    for (const id of ids) this.#checkedAt.delete(id);
  }

  async claim(id: number, before: Date, now: Date): Promise<boolean> {
    const checkedAt = this.#checkedAt.get(id);
    if (checkedAt !== undefined && checkedAt > before) return false;
    this.#checkedAt.set(id, now);
    return true;
  }

  async note(id: number, now: Date): Promise<void> {
    this.#checkedAt.set(id, now);
  }

  async refundsWithoutJob(): Promise<Unsent> {
    return this.unsentRefunds;
  }

  get checked(): number[] {
    return [...this.#checkedAt.keys()];
  }
}
