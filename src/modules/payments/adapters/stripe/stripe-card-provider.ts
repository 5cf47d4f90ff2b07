import type { Stripe } from 'stripe';
import type { Config } from '#platform/config.ts';
import type { ProviderRequest } from '../../domain/attempt.ts';
import type { RefundReason } from '../../domain/refunds-and-disputes.ts';
import type { CheckoutSnapshot } from '../../domain/snapshot.ts';
import { ProviderAway, ProviderRefused } from '#kernel/provider-failures.ts';
import type { CardProvider, RefundOrder } from '../../ports/card-provider.ts';
import { metadataKeys } from './draft-checkout.ts';
import { onAccount } from '#platform/stripe/on-account.ts';
import { readCheckout } from './read-checkout.ts';
import { callProvider, callWithKey, isStoredError, requireObject } from '#platform/stripe/stripe-failures.ts';

type Deps = Readonly<{ stripe: Stripe; config: Config }>;

/** Limit of refunds or disputes read for one charge; a charge has few. */
const maxListed = 10_000;

const refundReasons: Readonly<Record<RefundReason, Stripe.RefundCreateParams['reason'] | undefined>> = {
  DUPLICATE: 'duplicate',
  REQUESTED_BY_CUSTOMER: 'requested_by_customer',
  OTHER: undefined,
};

export class StripeCardProvider implements CardProvider {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async openCheckout(
    key: string,
    request: ProviderRequest,
    account: string | null,
  ): Promise<{ id: string; url: string }> {
    // An unanswered attempt from before the routing changed: nothing can be paid with it.
    if (account === null && this.#deps.config.stripe.routing === 'direct') {
      throw new ProviderRefused('account_missing');
    }
    const session = await callWithKey(() =>
      this.#deps.stripe.checkout.sessions.create(request as Stripe.Checkout.SessionCreateParams, {
        ...onAccount(account),
        idempotencyKey: `checkout:${key}`,
      }),
    );
    requireObject(session, 'checkout.session');
    if (typeof session.url !== 'string') throw new ProviderAway(new Error('the session has no url'));
    return { id: session.id, url: session.url };
  }

  async fetchCheckoutState(sessionId: string, account: string | null): Promise<CheckoutSnapshot> {
    const { stripe } = this.#deps;
    const options = onAccount(account);
    const charge = 'payment_intent.latest_charge';
    const session = await callProvider(() =>
      stripe.checkout.sessions.retrieve(
        sessionId,
        { expand: [`${charge}.balance_transaction`, `${charge}.refunds`] },
        options,
      ),
    );
    requireObject(session, 'checkout.session');
    const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
    const paid = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
    if (paid === null || session.payment_status !== 'paid') return readCheckout(session, [], []);
    const refunds = await this.#refundsOf(paid, options);
    // `charge.disputed` is false for inquiries and prevented disputes.
    const disputes = await callProvider(() =>
      stripe.disputes.list({ charge: paid.id, limit: 100 }, options).autoPagingToArray({ limit: maxListed }),
    );
    return readCheckout(session, refunds, disputes);
  }

  /** A charge lists ten refunds; further ones are paged. */
  async #refundsOf({ id, refunds }: Stripe.Charge, options: Stripe.RequestOptions): Promise<Stripe.Refund[]> {
    if (refunds?.has_more === false) return refunds.data;
    return callProvider(() =>
      this.#deps.stripe.refunds
        .list({ charge: id, limit: 100 }, options)
        .autoPagingToArray({ limit: maxListed }),
    );
  }

  async endCheckout(sessionId: string, account: string | null): Promise<void> {
    try {
      await callProvider(() => this.#deps.stripe.checkout.sessions.expire(sessionId, {}, onAccount(account)));
    } catch (error) {
      // The session is not open; the next fetch returns its status.
      if (!(error instanceof ProviderRefused)) throw error;
    }
  }

  async refund(order: RefundOrder): ReturnType<CardProvider['refund']> {
    try {
      requireObject(await callProvider(() => this.#createRefund(order)), 'refund');
      return 'ACCEPTED';
    } catch (error) {
      if (error instanceof ProviderAway && isStoredError(error.cause)) return 'STORED_ERROR';
      throw error;
    }
  }

  #createRefund({
    key,
    attempt,
    intentId,
    amount,
    reason: refundReason,
    account,
  }: RefundOrder): Promise<Stripe.Refund> {
    const reason = refundReasons[refundReason];
    return this.#deps.stripe.refunds.create(
      {
        payment_intent: intentId,
        amount: Number(amount.minor),
        metadata: { [metadataKeys.refund]: key },
        ...(reason === undefined ? {} : { reason }),
      },
      {
        ...onAccount(account),
        idempotencyKey: attempt > 1 ? `refund:${key}:${attempt}` : `refund:${key}`,
      },
    );
  }
}
