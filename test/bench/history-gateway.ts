import { createHash } from 'node:crypto';
import type { Clock } from '#kernel/clock.ts';
import type { PaymentGateway } from '#modules/payments/index.ts';

type Snapshot = Awaited<ReturnType<PaymentGateway['look']>>;
export type Outcome = Readonly<{ kind: 'PAID' | 'DECLINED' | 'LEFT'; declineCode: string | null }>;

/**
 * A provider that remembers what is told of it. Payments of demo history carry its name, so that nobody asks the real
 * one about them.
 */
export class HistoryGateway implements PaymentGateway {
  readonly name = 'history';
  readonly isLive = false;
  readonly #clock: Clock;
  readonly #requests = new Map<string, Readonly<Record<string, unknown>>>();
  #outcome: Outcome = { kind: 'PAID', declineCode: null };

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** How the next session ends. */
  expect(outcome: Outcome): void {
    this.#outcome = outcome;
  }

  accountFor(): null {
    return null;
  }

  draftCheckout({ paymentId, key, charge }: Parameters<PaymentGateway['draftCheckout']>[0]) {
    return { payment: String(paymentId), key, amount: Number(charge.minor), currency: charge.currency };
  }

  async openCheckout(
    key: string,
    request: Readonly<Record<string, unknown>>,
  ): Promise<{ id: string; url: string }> {
    const id = `history_${createHash('sha256').update(key).digest('hex').slice(0, 24)}`;
    this.#requests.set(id, request);
    return { id, url: 'http://localhost/history' };
  }

  async look(sessionId: string): Promise<Snapshot> {
    const request = this.#requests.get(sessionId) ?? {};
    const isPaid = this.#outcome.kind === 'PAID';
    const amountMinor = Number(request.amount);
    return {
      sessionId,
      session: isPaid ? 'COMPLETE' : 'EXPIRED',
      money: isPaid ? 'PAID' : 'NONE',
      reference: String(request.payment),
      key: String(request.key),
      amountMinor,
      currency: String(request.currency),
      liveMode: false,
      intentId: isPaid ? sessionId.replace('history_', 'pi_history_') : null,
      chargeId: isPaid ? sessionId.replace('history_', 'ch_history_') : null,
      card: isPaid
        ? { brand: amountMinor % 2 === 0 ? 'visa' : 'mastercard', last4: String(1000 + (amountMinor % 9000)) }
        : null,
      declineCode: this.#outcome.declineCode,
      paidAt: isPaid ? this.#clock.now() : null,
      fee: isPaid ? { minor: Math.round(amountMinor * 0.029) + 15, currency: 'EUR' } : null,
      refunds: [],
      disputes: [],
    };
  }

  async endCheckout(): Promise<void> {}

  async refund(): ReturnType<PaymentGateway['refund']> {
    return 'ACCEPTED';
  }

  async isReachable(): Promise<boolean> {
    return true;
  }
}
