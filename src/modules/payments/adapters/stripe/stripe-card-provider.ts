import type { Stripe } from 'stripe';
import type { Config } from '#platform/config.ts';
import type { ProviderRequest } from '../../domain/attempt.ts';
import type { RefundReason } from '../../domain/refunds-and-disputes.ts';
import type { CheckoutSnapshot } from '../../domain/snapshot.ts';
import { ProviderAway, ProviderRefused } from '#kernel/provider-failures.ts';
import type { CardProvider, RefundOrder } from '../../ports/card-provider.ts';
import { metadataKeys } from './draft-checkout.ts';
import { cancelCharge, chargeKeptCard, detachCard, findKeptCharge } from './kept-charges.ts';
import { onAccount } from '#platform/stripe/on-account.ts';
import { readCheckout } from './read-checkout.ts';
import { readIntent } from './read-intent.ts';
import { callProvider, callWithKey, isStoredError, requireObject } from '#platform/stripe/stripe-failures.ts';

type Deps = Readonly<{ stripe: Stripe; config: Config }>;

/** Limit of refunds or disputes read for one charge; a charge has few. */
const maxListed = 10_000;

const refundReasons: Readonly<Record<RefundReason, Stripe.RefundCreateParams['reason'] | undefined>> = {
  DUPLICATE: 'duplicate',
  REQUESTED_BY_CUSTOMER: 'requested_by_customer',
  OTHER: undefined,
};

/** The charge of a card that stays is named by its intent, all others by their session. */
const isIntent = (id: string): boolean => id.startsWith('pi_');

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

  chargeKeptCard(key: string, request: ProviderRequest, account: string | null): Promise<{ id: string }> {
    return chargeKeptCard(this.#deps.stripe, key, { request, account });
  }

  findKeptCharge(request: ProviderRequest, account: string | null): Promise<{ id: string } | null> {
    return findKeptCharge(this.#deps.stripe, { request, account });
  }

  detachCard(method: string, account: string | null): Promise<void> {
    return detachCard(this.#deps.stripe, method, account);
  }

  async fetchCheckoutState(sessionId: string, account: string | null): Promise<CheckoutSnapshot> {
    const { stripe } = this.#deps;
    const options = onAccount(account);
    if (isIntent(sessionId)) return this.#fetchCharge(sessionId, options);
    const charge = 'payment_intent.latest_charge';
    const session = await callProvider(() =>
      stripe.checkout.sessions.retrieve(
        sessionId,
        { expand: [`${charge}.balance_transaction`, `${charge}.refunds`, 'payment_intent.payment_method'] },
        options,
      ),
    );
    requireObject(session, 'checkout.session');
    const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
    const paid = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
    if (paid === null || session.payment_status !== 'paid') return readCheckout(session, [], []);
    return readCheckout(session, await this.#refundsOf(paid, options), await this.#disputesOf(paid, options));
  }

  /** The charge of a card that stays, which has no session. */
  async #fetchCharge(id: string, options: Stripe.RequestOptions): Promise<CheckoutSnapshot> {
    const charge = 'latest_charge';
    const intent = await callProvider(() =>
      this.#deps.stripe.paymentIntents.retrieve(
        id,
        { expand: [`${charge}.balance_transaction`, `${charge}.refunds`] },
        options,
      ),
    );
    requireObject(intent, 'payment_intent');
    const paid = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
    if (paid === null || intent.status !== 'succeeded') return readIntent(intent, [], []);
    return readIntent(intent, await this.#refundsOf(paid, options), await this.#disputesOf(paid, options));
  }

  /** `charge.disputed` is false for inquiries and prevented disputes. */
  #disputesOf({ id }: Stripe.Charge, options: Stripe.RequestOptions): Promise<Stripe.Dispute[]> {
    return callProvider(() =>
      this.#deps.stripe.disputes
        .list({ charge: id, limit: 100 }, options)
        .autoPagingToArray({ limit: maxListed }),
    );
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
    if (isIntent(sessionId)) return cancelCharge(this.#deps.stripe, sessionId, account);
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
