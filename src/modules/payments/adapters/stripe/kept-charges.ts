import { Stripe } from 'stripe';
import { ProviderAway, ProviderRefused } from '#kernel/provider-failures.ts';
import { onAccount } from '#platform/stripe/on-account.ts';
import { callProvider, callWithKey, requireObject } from '#platform/stripe/stripe-failures.ts';
import type { ProviderRequest } from '../../domain/attempt.ts';

/** The intent of a charge that was declined or must be authenticated: the provider answers it with the error. */
const intentOf = (error: unknown): Stripe.PaymentIntent | undefined =>
  error instanceof ProviderRefused && error.cause instanceof Stripe.errors.StripeCardError
    ? error.cause.payment_intent
    : undefined;

/** Cancelled, so that it is not completed later; one that cannot be cancelled has an outcome already. */
export const cancelCharge = async (stripe: Stripe, id: string, account: string | null): Promise<void> => {
  try {
    await callProvider(() => stripe.paymentIntents.cancel(id, {}, onAccount(account)));
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
  }
};

/** Creates and confirms the charge. @throws ProviderAway, ProviderRefused */
export const chargeKeptCard = async (
  stripe: Stripe,
  key: string,
  { request, account }: Readonly<{ request: ProviderRequest; account: string | null }>,
): Promise<{ id: string }> => {
  const params = request as unknown as Stripe.PaymentIntentCreateParams;
  const options = { ...onAccount(account), idempotencyKey: key };
  try {
    const intent = await callWithKey(() => stripe.paymentIntents.create(params, options));
    requireObject(intent, 'payment_intent');
    if (intent.status === 'requires_action') await cancelCharge(stripe, intent.id, account);
    return { id: intent.id };
  } catch (error) {
    // The same key with another request is final: it may have charged before.
    if (error instanceof ProviderAway && error.cause instanceof Stripe.errors.StripeIdempotencyError)
      throw new ProviderRefused('idempotency_error', error.cause);
    const intent = intentOf(error);
    if (intent === undefined) throw error;
    await cancelCharge(stripe, intent.id, account);
    return { id: intent.id };
  }
};

/** Deletes a card from its customer; one that is deleted already, or unknown, is fine. @throws ProviderAway */
export const detachCard = async (stripe: Stripe, method: string, account: string | null): Promise<void> => {
  try {
    await callProvider(() => stripe.paymentMethods.detach(method, {}, onAccount(account)));
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
  }
};
