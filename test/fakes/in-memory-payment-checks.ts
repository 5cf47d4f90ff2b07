import { isAhead } from '#kernel/clock.ts';
import type { PaymentChecks } from '#modules/payments/ports/payment-checks.ts';

const isCheckedAhead = (checkedAt: Date | undefined, now: Date): boolean =>
  checkedAt !== undefined && isAhead(checkedAt, now);

/** Check times by payment; the test names the open payments. */
export class InMemoryPaymentChecks implements PaymentChecks {
  readonly #open: readonly number[];
  readonly #checkedAt = new Map<number, Date>();

  constructor(open: readonly number[] = []) {
    this.#open = open;
  }

  async claimDue({ now, afterMs, limit }: Parameters<PaymentChecks['claimDue']>[0]): Promise<number[]> {
    const checkedAt = (id: number): number => this.#checkedAt.get(id)?.getTime() ?? Number.NEGATIVE_INFINITY;
    const claimed = this.#open
      .filter((id) => checkedAt(id) < now.getTime() - afterMs || isCheckedAhead(this.#checkedAt.get(id), now))
      .toSorted((one, other) =>
        checkedAt(one) === checkedAt(other) ? one - other : checkedAt(one) - checkedAt(other),
      )
      .slice(0, limit);
    for (const id of claimed) this.#checkedAt.set(id, now);
    return claimed;
  }

  async release(ids: readonly number[]): Promise<void> {
    for (const id of ids) this.#checkedAt.delete(id);
  }

  async claim(id: number, before: Date, now: Date): Promise<boolean> {
    const checkedAt = this.#checkedAt.get(id);
    if (checkedAt !== undefined && checkedAt > before && !isCheckedAhead(checkedAt, now)) return false;
    this.#checkedAt.set(id, now);
    return true;
  }

  async markChecked(id: number, now: Date): Promise<void> {
    this.#checkedAt.set(id, now);
  }

  get checked(): number[] {
    return [...this.#checkedAt.keys()];
  }
}
