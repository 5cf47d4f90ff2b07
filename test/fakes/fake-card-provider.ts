import type { CheckoutSnapshot, RefundSnapshot } from '#modules/payments/domain/snapshot.ts';
import { ProviderRefused } from '#kernel/provider-failures.ts';
import type { CardProvider, RefundOrder } from '#modules/payments/ports/card-provider.ts';
import type { FakeCheckoutRequest } from './fake-provider-settings.ts';

type Call =
  | 'openCheckout'
  | 'chargeKeptCard'
  | 'findKeptCharge'
  | 'detachCard'
  | 'fetchCheckoutState'
  | 'endCheckout'
  | 'refund';

/** A card provider in memory with sessions, refunds and idempotency keys; tests pay and make calls fail. */
export class FakeCardProvider implements CardProvider {
  readonly calls: Call[] = [];
  /** Runs once before the next fetch is answered, between a fetch and its write. */
  beforeAnswer: (() => void | Promise<void>) | null = null;
  readonly #failures = new Map<Call, (Error | 'STORED_ERROR')[]>();
  readonly #lateFailures = new Map<Call, Error>();
  readonly #sessions = new Map<string, CheckoutSnapshot>();
  readonly #keys = new Map<string, Readonly<{ request: string; sessionId: string }>>();
  readonly #refundKeys = new Set<string>();
  readonly #detached = new Set<string>();
  /** The decline code of the next charge of a card that stays; null: it succeeds. */
  nextDecline: string | null = null;
  readonly #requests = new Map<string, FakeCheckoutRequest>();

  async openCheckout(key: string, request: object): Promise<{ id: string; url: string }> {
    this.#answer('openCheckout');
    const asked = JSON.stringify(request);
    const known = this.#keys.get(key);
    if (known !== undefined && known.request !== asked) {
      throw new ProviderRefused('idempotency_error');
    }
    const id = known?.sessionId ?? `cs_${this.#sessions.size + 1}`;
    if (known === undefined) {
      this.#keys.set(key, { request: asked, sessionId: id });
      this.#sessions.set(id, opened(id, request as FakeCheckoutRequest));
      this.#requests.set(id, request as FakeCheckoutRequest);
    }
    return this.#deliver('openCheckout', { id, url: `https://provider.example/${id}` });
  }

  async chargeKeptCard(key: string, request: object): Promise<{ id: string }> {
    this.#answer('chargeKeptCard');
    const asked = JSON.stringify(request);
    const known = this.#keys.get(key);
    if (known !== undefined && known.request !== asked) throw new ProviderRefused('idempotency_error');
    const id = known?.sessionId ?? `pi_${this.#sessions.size + 1}`;
    if (known === undefined) this.#charge(id, request as FakeCheckoutRequest);
    this.#keys.set(key, { request: asked, sessionId: id });
    return this.#deliver('chargeKeptCard', { id });
  }

  /** @throws ProviderRefused for a card that was deleted */
  #charge(id: string, request: FakeCheckoutRequest): void {
    if (this.#detached.has(request.payment_method!)) throw new ProviderRefused('resource_missing');
    const declineCode = this.nextDecline;
    this.nextDecline = null;
    this.#sessions.set(id, opened(id, request));
    if (declineCode === null) this.pay(id);
    else this.change(id, { session: 'EXPIRED', declineCode });
  }

  async findKeptCharge(request: object): Promise<{ id: string } | null> {
    this.#answer('findKeptCharge');
    const { key } = request as FakeCheckoutRequest;
    const found = this.snapshots.find((one) => one.sessionId.startsWith('pi_') && one.key === key);
    return found === undefined ? null : { id: found.sessionId };
  }

  async detachCard(method: string): Promise<void> {
    this.#answer('detachCard');
    this.#detached.add(method);
  }

  get detached(): readonly string[] {
    return [...this.#detached];
  }

  async fetchCheckoutState(sessionId: string): Promise<CheckoutSnapshot> {
    this.#answer('fetchCheckoutState');
    const seen = this.#session(sessionId);
    const meanwhile = this.beforeAnswer;
    this.beforeAnswer = null;
    await meanwhile?.();
    return seen;
  }

  async endCheckout(sessionId: string): Promise<void> {
    this.#answer('endCheckout');
    if (this.#session(sessionId).session === 'OPEN') this.change(sessionId, { session: 'EXPIRED' });
    this.#deliver('endCheckout', null);
  }

  async refund({ key, attempt, intentId, amount }: RefundOrder): Promise<'ACCEPTED' | 'STORED_ERROR'> {
    if (this.#answer('refund') === 'STORED_ERROR') return 'STORED_ERROR';
    const idempotencyKey = `${key}:${attempt}`;
    if (this.#refundKeys.has(idempotencyKey)) return 'ACCEPTED';
    const session = this.snapshots.find((one) => one.intentId === intentId)!;
    const refunded = session.refunds
      .filter(({ status }) => status !== 'FAILED' && status !== 'CANCELLED')
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    if (refunded + Number(amount.minor) > session.amountMinor) throw new ProviderRefused('amount_too_large');
    this.#refundKeys.add(idempotencyKey);
    const refund: RefundSnapshot = {
      providerRefundId: `re_${this.#refundKeys.size}`,
      key,
      amountMinor: Number(amount.minor),
      currency: amount.currency,
      status: 'SUCCEEDED',
      failureReason: null,
    };
    this.change(session.sessionId, { refunds: [...session.refunds, refund] });
    return this.#deliver('refund', 'ACCEPTED');
  }

  /** Pays the session; `about` changes the outcome. */
  pay(sessionId: string, about: Partial<CheckoutSnapshot> = {}): void {
    this.change(sessionId, {
      session: 'COMPLETE',
      money: 'PAID',
      intentId: `pi_${sessionId}`,
      chargeId: `ch_${sessionId}`,
      card: { brand: 'visa', last4: '4242' },
      ...(this.#requests.get(sessionId)?.keepsCard && {
        keptCard: {
          customer: `cus_${sessionId}`,
          method: `pm_${sessionId}`,
          brand: 'visa',
          last4: '4242',
          expiryMonth: 4,
          expiryYear: 2028,
        },
      }),
      ...about,
    });
  }

  change(sessionId: string, changes: Partial<CheckoutSnapshot>): void {
    this.#sessions.set(sessionId, { ...this.#session(sessionId), ...changes });
  }

  /** Makes the next call of this kind fail without effect. */
  failNext(call: Call, failure: Error | 'STORED_ERROR'): void {
    this.#failures.set(call, [...(this.#failures.get(call) ?? []), failure]);
  }

  /** Makes the next call of this kind take effect and fail. */
  failAfterNext(call: Call, failure: Error): void {
    this.#lateFailures.set(call, failure);
  }

  refundsOf(sessionId: string): readonly RefundSnapshot[] {
    return this.#session(sessionId).refunds;
  }

  get openSessions(): string[] {
    return this.snapshots.filter(({ session }) => session === 'OPEN').map((one) => one.sessionId);
  }

  get snapshots(): readonly CheckoutSnapshot[] {
    return [...this.#sessions.values()];
  }

  #session(sessionId: string): CheckoutSnapshot {
    const session = this.#sessions.get(sessionId);
    if (session === undefined) throw new ProviderRefused('resource_missing');
    return session;
  }

  #answer(call: Call): 'STORED_ERROR' | null {
    this.calls.push(call);
    const failure = this.#failures.get(call)?.shift() ?? null;
    if (failure instanceof Error) throw failure;
    return failure;
  }

  #deliver<T>(call: Call, answer: T): T {
    const failure = this.#lateFailures.get(call);
    this.#lateFailures.delete(call);
    if (failure !== undefined) throw failure;
    return answer;
  }
}

const opened = (
  sessionId: string,
  { paymentId, key, amountMinor, currency }: FakeCheckoutRequest,
): CheckoutSnapshot => ({
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
