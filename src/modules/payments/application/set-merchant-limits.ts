import { mustHaveRole, nameOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { Money } from '#kernel/money.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { PaymentAuditLog } from '../domain/audit-actions.ts';
import { MerchantNotFound } from '../domain/failures.ts';
import type { MerchantLimits } from '../ports/merchant-limits.ts';

type Command = Readonly<{
  actor: Actor;
  merchantId: number;
  /** In euro, of one day; null: no limit. */
  dayLimit: number | null;
  /** In euro, of one payment; null: no limit. */
  paymentLimit: number | null;
  reason: string;
}>;
type Deps = Readonly<{
  merchants: MerchantDirectory;
  merchantLimits: MerchantLimits;
  audit: PaymentAuditLog;
  work: UnitOfWork;
  clock: Clock;
}>;

const euro = (amount: number | null): Money<'EUR'> | null =>
  amount === null ? null : Money.ofDecimal(amount, 'EUR');

/** Sets the limits of one new merchant in place of those of the configuration. */
export class SetMerchantLimits {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, MerchantNotFound */
  async execute({ actor, merchantId, dayLimit, paymentLimit, reason }: Command): Promise<void> {
    const { merchants, merchantLimits, audit, work, clock } = this.#deps;
    mustHaveRole(actor, 'ADMIN', 'SUPPORT');
    if ((await merchants.openById(merchantId)) === null) throw new MerchantNotFound();
    const limits = { day: euro(dayLimit), payment: euro(paymentLimit) };
    await work.transact(async () => {
      await merchantLimits.set(merchantId, { ...limits, reason, by: nameOf(actor), at: clock.now() });
      await audit.record({
        actor,
        action: 'merchant.limits-set',
        subject: { type: 'merchant', id: merchantId },
        data: { dayLimit, paymentLimit, reason },
      });
    });
  }
}
