import type { LockedPayments, PaymentSituation } from '#modules/payments/application/locked-payments.ts';

/** Succeeded payments; nothing else runs between the statements of a test, so that nothing is locked. */
export class InMemoryLockedPayments implements LockedPayments {
  readonly #payments = new Map<number, PaymentSituation>();

  set(paymentId: number, situation: PaymentSituation): void {
    this.#payments.set(paymentId, situation);
  }

  async lock(paymentId: number): Promise<PaymentSituation | null> {
    return this.#payments.get(paymentId) ?? null;
  }
}
