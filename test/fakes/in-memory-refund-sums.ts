import { EuroRate } from '#kernel/euro-rate.ts';
import { Money } from '#kernel/money.ts';
import type { PaymentRecord } from '#modules/payments/domain/payment-record.ts';
import { isClaimed } from '#modules/payments/domain/refunds-and-disputes.ts';
import type { RefundSum, RefundSums } from '#modules/payments/ports/refund-sums.ts';

/** Sums over stored payments, without a lock. */
export class InMemoryRefundSums implements RefundSums {
  readonly #payments: Readonly<{ all(): readonly PaymentRecord[] }>;

  constructor(payments: Readonly<{ all(): readonly PaymentRecord[] }>) {
    this.#payments = payments;
  }

  async lockSince(requestedBy: string, since: Date): Promise<RefundSum> {
    const counted = this.#payments
      .all()
      .flatMap(({ eurRate, refunds }) => refunds.map((refund) => ({ ...refund, eurRate })))
      .filter((one) => one.requestedBy === requestedBy && one.createdAt > since && isClaimed(one));
    const instants = counted.map(({ createdAt }) => createdAt.getTime());
    return {
      total: counted.reduce(
        (total, { eurRate, amount }) => total.plus(EuroRate.parse(eurRate).toEuro(amount)),
        Money.zero('EUR'),
      ),
      oldestAt: instants.length === 0 ? null : new Date(Math.min(...instants)),
    };
  }
}
