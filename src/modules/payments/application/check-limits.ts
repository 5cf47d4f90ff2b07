import { system } from '#kernel/actor.ts';
import { businessDateOf, startOfDay } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { Money } from '#kernel/money.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PaymentAuditLog } from '../domain/audit-actions.ts';
import { MerchantLimitReached } from '../domain/failures.ts';
import {
  limitsAt,
  reachedLimit,
  type NewMerchantLimits,
  type ReachedLimit,
} from '../domain/merchant-limits.ts';
import type { MerchantLimits } from '../ports/merchant-limits.ts';

type Deps = Readonly<{
  newMerchants: NewMerchantLimits;
  merchantLimits: MerchantLimits;
  audit: PaymentAuditLog;
  work: UnitOfWork;
  clock: Clock;
}>;

/** The limits of new merchants as configured, in euro cents. */
type Configured = Readonly<{
  newMerchants: Readonly<{ days: number; dayLimitMinor: number | null; paymentLimitMinor: number | null }>;
}>;

/** The limits of new merchants in the configuration. */
export const newMerchantLimits = ({ newMerchants }: Configured): NewMerchantLimits => {
  const euro = (minor: number | null) => (minor === null ? null : Money.ofMinor(minor, 'EUR'));
  const { days, dayLimitMinor, paymentLimitMinor } = newMerchants;
  return { days, day: euro(dayLimitMinor), payment: euro(paymentLimitMinor) };
};

/** Holds new merchants to their limits (design of connected accounts, "Risk and law"). */
export class CheckLimits {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Call it in the transaction that adds the payment, before it is added. Locks the order counter of a merchant with a
   * limit a day.
   * @throws MerchantLimitReached
   */
  async mustPermit(merchantId: number, amount: Money<'EUR'>): Promise<void> {
    const { newMerchants, merchantLimits, clock } = this.#deps;
    const now = clock.now();
    const limits = limitsAt(newMerchants, await merchantLimits.factsOf(merchantId), now);
    if (limits === null) return;
    const since = startOfDay(businessDateOf(now));
    const used = limits.day === null ? Money.zero('EUR') : await merchantLimits.lockUsed(merchantId, since);
    const limit = reachedLimit(limits, { amount, used });
    if (limit !== null) throw new MerchantLimitReached(limit);
  }

  /** Records the first reached limit of a merchant on a day, for support. */
  async recordReached(merchantId: number, limit: ReachedLimit): Promise<void> {
    const { merchantLimits, audit, work, clock } = this.#deps;
    const at = clock.now();
    const day = businessDateOf(at);
    await work.transact(async () => {
      if (!(await merchantLimits.recordReached({ merchantId, day, limit, at }))) return;
      await audit.record({
        actor: system('limits'),
        action: 'merchant.limit-reached',
        subject: { type: 'merchant', id: merchantId },
        data: { limit },
      });
    });
  }
}
