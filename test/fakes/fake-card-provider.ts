import type { CheckoutSnapshot, RefundSnapshot } from '#modules/payments/domain/snapshot.ts';
import { MerchantWithoutAccount } from '#modules/payments/domain/failures.ts';
import type { CheckoutOrder, PaymentGateway } from '#modules/payments/ports/payment-gateway.ts';

type Call = 'openCheckout' | 'look' | 'endCheckout' | 'refund';
type RefundOrder = Parameters<PaymentGateway['refund']>[0];
type Request = Readonly<{ paymentId: number; key: string; amountMinor: number; currency: string }>;

/** A card provider with sessions, refunds and idempotency keys of its own; the test pays and lets calls fail. */
export class FakeCardProvider implements PaymentGateway {
  readonly name = 'fake';
  readonly isLive = false;
  /** Charges belong to the accounts of the merchants. */
  isRouted = false;
  readonly calls: Call[] = [];
  /** Runs once, before the next look is answered: what happens between a look and its writing. */
  beforeAnswer: (() => void | Promise<void>) | null = null;
  readonly #failures = new Map<Call, (Error | 'KEPT_ERROR')[]>();
  readonly #sessions = new Map<string, CheckoutSnapshot>();
  readonly #keys = new Map<string, Readonly<{ request: string; sessionId: string }>>();
  readonly #refundKeys = new Set<string>();

  accountFor({ providerAccount }: { providerAccount: string | null }): string | null {
    if (!this.isRouted) return null;
    if (providerAccount === null) throw new MerchantWithoutAccount();
    return providerAccount;
  }

  draftCheckout({ paymentId, key, charge }: CheckoutOrder): Request {
    return { paymentId, key, amountMinor: Number(charge.minor), currency: charge.currency };
  }

  async openCheckout(key: string, request: object): Promise<{ id: string; url: string }> {
    this.#answer('openCheckout');
    const asked = JSON.stringify(request);
    const known = this.#keys.get(key);
    if (known !== undefined && known.request !== asked) throw new Error('the same key with another request');
    const id = known?.sessionId ?? `cs_${this.#sessions.size + 1}`;
    if (known === undefined) {
      this.#keys.set(key, { request: asked, sessionId: id });
      this.#sessions.set(id, opened(id, request as Request));
    }
    return { id, url: `https://provider.example/${id}` };
  }

  async look(sessionId: string): Promise<CheckoutSnapshot> {
    this.#answer('look');
    const seen = this.#session(sessionId);
    const meanwhile = this.beforeAnswer;
    this.beforeAnswer = null;
    await meanwhile?.();
    return seen;
  }

  async endCheckout(sessionId: string): Promise<void> {
    this.#answer('endCheckout');
    if (this.#session(sessionId).session === 'OPEN') this.change(sessionId, { session: 'EXPIRED' });
  }

  async refund({ key, attempt, intentId, amount }: RefundOrder): Promise<'ACCEPTED' | 'KEPT_ERROR'> {
    if (this.#answer('refund') === 'KEPT_ERROR') return 'KEPT_ERROR';
    const idempotencyKey = `${key}:${attempt}`;
    if (this.#refundKeys.has(idempotencyKey)) return 'ACCEPTED';
    this.#refundKeys.add(idempotencyKey);
    const session = [...this.#sessions.values()].find((one) => one.intentId === intentId)!;
    const refund: RefundSnapshot = {
      providerRefundId: `re_${this.#refundKeys.size}`,
      key,
      amountMinor: Number(amount.minor),
      state: 'SUCCEEDED',
      failureReason: null,
    };
    this.change(session.sessionId, { refunds: [...session.refunds, refund] });
    return 'ACCEPTED';
  }

  async isReachable(): Promise<boolean> {
    return true;
  }

  /** The payer pays what was asked, or something else. */
  pay(sessionId: string, about: Partial<CheckoutSnapshot> = {}): void {
    this.change(sessionId, {
      session: 'COMPLETE',
      money: 'PAID',
      intentId: `pi_${sessionId}`,
      chargeId: `ch_${sessionId}`,
      card: { brand: 'visa', last4: '4242' },
      ...about,
    });
  }

  change(sessionId: string, changes: Partial<CheckoutSnapshot>): void {
    this.#sessions.set(sessionId, { ...this.#session(sessionId), ...changes });
  }

  /** The next call of this kind fails, and has not happened. */
  failNext(call: Call, failure: Error | 'KEPT_ERROR'): void {
    this.#failures.set(call, [...(this.#failures.get(call) ?? []), failure]);
  }

  refundsOf(sessionId: string): readonly RefundSnapshot[] {
    return this.#session(sessionId).refunds;
  }

  get openSessions(): string[] {
    return [...this.#sessions.values()]
      .filter(({ session }) => session === 'OPEN')
      .map((one) => one.sessionId);
  }

  #session(sessionId: string): CheckoutSnapshot {
    return this.#sessions.get(sessionId)!;
  }

  #answer(call: Call): 'KEPT_ERROR' | null {
    this.calls.push(call);
    const failure = this.#failures.get(call)?.shift() ?? null;
    if (failure instanceof Error) throw failure;
    return failure;
  }
}

const opened = (sessionId: string, { paymentId, key, amountMinor, currency }: Request): CheckoutSnapshot => ({
  sessionId,
  session: 'OPEN',
  money: 'NONE',
  reference: String(paymentId),
  key,
  amountMinor,
  currency,
  liveMode: false,
  intentId: null,
  chargeId: null,
  card: null,
  declineCode: null,
  paidAt: null,
  fee: null,
  refunds: [],
  disputes: [],
});
