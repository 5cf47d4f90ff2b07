import type { Stripe } from 'stripe';
import type { Config } from '#platform/config.ts';
import type { ProviderRequest } from '../../domain/attempt.ts';
import type { RefundReason } from '../../domain/money-back.ts';
import type { CheckoutSnapshot } from '../../domain/snapshot.ts';
import { ProviderAway, ProviderRefused } from '../../domain/failures.ts';
import type { CheckoutOrder, PaymentGateway } from '../../ports/payment-gateway.ts';
import { draftCheckout, metadataKeys } from './draft-checkout.ts';
import { readCheckout } from './read-checkout.ts';
import { callProvider, callUnderKey, mustBe } from './stripe-failures.ts';

type Deps = Readonly<{ stripe: Stripe; config: Config }>;

const refundReasons: Readonly<Record<RefundReason, Stripe.RefundCreateParams['reason'] | undefined>> = {
  DUPLICATE: 'duplicate',
  REQUESTED_BY_CUSTOMER: 'requested_by_customer',
  OTHER: undefined,
};

const onAccount = (account: string | null): Stripe.RequestOptions =>
  account === null ? {} : { stripeAccount: account };

export class StripeGateway implements PaymentGateway {
  readonly name = 'stripe';
  readonly isLive: boolean;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.isLive = /^(sk|rk)_live_/.test(deps.config.stripe.secretKey);
  }

  draftCheckout(order: CheckoutOrder): ProviderRequest {
    const { publicUrl, stripe } = this.#deps.config;
    return draftCheckout(order, { publicUrl, routing: stripe.routing }) as ProviderRequest;
  }

  async openCheckout(
    key: string,
    request: ProviderRequest,
    account: string | null,
  ): Promise<{ id: string; url: string }> {
    const session = await callUnderKey(() =>
      this.#deps.stripe.checkout.sessions.create(request as Stripe.Checkout.SessionCreateParams, {
        ...onAccount(this.#routed(account)),
        idempotencyKey: `checkout:${key}`,
      }),
    );
    mustBe(session, 'checkout.session');
    if (typeof session.url !== 'string') throw new ProviderAway(new Error('the session has no address'));
    return { id: session.id, url: session.url };
  }

  async look(sessionId: string, account: string | null): Promise<CheckoutSnapshot> {
    const { stripe } = this.#deps;
    const options = onAccount(this.#routed(account));
    const charge = 'payment_intent.latest_charge';
    const session = await callProvider(() =>
      stripe.checkout.sessions.retrieve(
        sessionId,
        { expand: [`${charge}.balance_transaction`, `${charge}.refunds`] },
        options,
      ),
    );
    mustBe(session, 'checkout.session');
    const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
    const paid = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
    const disputes = paid?.disputed
      ? await callProvider(() => stripe.disputes.list({ charge: paid.id, limit: 100 }, options))
      : { data: [] };
    return readCheckout(session, disputes.data);
  }

  async endCheckout(sessionId: string, account: string | null): Promise<void> {
    try {
      await callProvider(() =>
        this.#deps.stripe.checkout.sessions.expire(sessionId, {}, onAccount(this.#routed(account))),
      );
    } catch (error) {
      // Only open sessions can be ended; what it has become meanwhile, looking will tell.
      if (!(error instanceof ProviderRefused)) throw error;
    }
  }

  async refund(order: Parameters<PaymentGateway['refund']>[0]): Promise<void> {
    const reason = refundReasons[order.reason];
    const refund = await callUnderKey(() =>
      this.#deps.stripe.refunds.create(
        {
          payment_intent: order.intentId,
          amount: Number(order.amount.minor),
          metadata: { [metadataKeys.refund]: order.key },
          ...(reason === undefined ? {} : { reason }),
        },
        { ...onAccount(this.#routed(order.account)), idempotencyKey: `refund:${order.key}` },
      ),
    );
    mustBe(refund, 'refund');
  }

  async isReachable(): Promise<boolean> {
    try {
      await callProvider(() => this.#deps.stripe.balance.retrieve());
      return true;
    } catch {
      return false;
    }
  }

  /** With routing `none` everything happens on the platform's own account. */
  #routed(account: string | null): string | null {
    return this.#deps.config.stripe.routing === 'direct' ? account : null;
  }
}
