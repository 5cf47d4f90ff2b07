import { Money } from '#kernel/money.ts';
import type { LimitFacts } from '#modules/payments/domain/merchant-limits.ts';
import type { LimitReached, MerchantLimits, SetLimits } from '#modules/payments/ports/merchant-limits.ts';

type Taken = Readonly<{ merchantId: number; minor: number; isOpen: boolean; succeededAt: Date | null }>;

/** Limits and payments of any merchants; `activeSince` and `taken` are set by tests. */
export class InMemoryMerchantLimits implements MerchantLimits {
  readonly activeSince = new Map<number, Date>();
  readonly taken: Taken[] = [];
  readonly reached: LimitReached[] = [];
  readonly #own = new Map<number, SetLimits>();

  async factsOf(merchantId: number): Promise<LimitFacts> {
    const own = this.#own.get(merchantId);
    return {
      activeSince: this.activeSince.get(merchantId) ?? null,
      own: own === undefined ? null : { day: own.day, payment: own.payment },
    };
  }

  async lockUsed(merchantId: number, since: Date): Promise<Money<'EUR'>> {
    const counted = this.taken.filter(
      (one) =>
        one.merchantId === merchantId &&
        (one.isOpen || (one.succeededAt !== null && one.succeededAt >= since)),
    );
    return Money.ofMinor(
      counted.reduce((sum, { minor }) => sum + minor, 0),
      'EUR',
    );
  }

  async set(merchantId: number, limits: SetLimits): Promise<void> {
    this.#own.set(merchantId, limits);
  }

  async recordReached(reached: LimitReached): Promise<boolean> {
    const isKnown = this.reached.some(
      ({ merchantId, day }) => merchantId === reached.merchantId && day === reached.day,
    );
    if (!isKnown) this.reached.push(reached);
    return !isKnown;
  }
}
