import { Stripe } from 'stripe';
import { ProviderAway, ProviderRefused } from '#kernel/provider-failures.ts';
import { onAccount } from '#platform/stripe/on-account.ts';
import { callProvider, callWithKey, requireObject } from '#platform/stripe/stripe-failures.ts';
import type { ProviderRequest } from '../../domain/attempt.ts';
import { metadataKeys } from './draft-checkout.ts';

type Asked = Readonly<{ request: ProviderRequest; account: string | null }>;

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

const hasOutcome: readonly Stripe.PaymentIntent.Status[] = ['succeeded', 'processing', 'canceled'];

/** Ends a charge that waits for another card or for its payer. @throws ProviderAway */
const endWithoutMoney = async (
  stripe: Stripe,
  { id, status }: Stripe.PaymentIntent,
  account: string | null,
): Promise<{ id: string }> => {
  if (!hasOutcome.includes(status)) await cancelCharge(stripe, id, account);
  return { id };
};

/** Newest first; a customer is charged a few times a month. */
const searched = 100;

const chargesOf = async (stripe: Stripe, { request, account }: Asked): Promise<Stripe.PaymentIntent[]> => {
  const { customer } = request as unknown as Stripe.PaymentIntentCreateParams;
  const listed = await callProvider(() =>
    stripe.paymentIntents.list({ customer: customer!, limit: searched }, onAccount(account)),
  );
  return listed.data;
};

const keyOf = ({ request }: Asked): unknown =>
  (request['metadata'] as Stripe.MetadataParam)[metadataKeys.key];

/** The charge with the key of the request, also when its answer was lost; null when there is none. @throws ProviderAway, ProviderRefused */
export const findKeptCharge = async (stripe: Stripe, asked: Asked): Promise<{ id: string } | null> => {
  const charges = await chargesOf(stripe, asked);
  const found = charges.find(({ metadata }) => metadata[metadataKeys.key] === keyOf(asked));
  return found === undefined ? null : endWithoutMoney(stripe, found, asked.account);
};

/**
 * A restored backup asks again under a key that the provider may have forgotten, with another request.
 * @throws ProviderRefused when the card was charged under the key before the restore
 */
const mustBeNew = async (stripe: Stripe, key: string, asked: Asked): Promise<void> => {
  const charges = await chargesOf(stripe, asked);
  const isOther = ({ status, metadata }: Stripe.PaymentIntent): boolean =>
    metadata[metadataKeys.keptCard] === key &&
    metadata[metadataKeys.key] !== keyOf(asked) &&
    (status === 'succeeded' || status === 'processing');
  if (charges.some(isOther)) throw new ProviderRefused('idempotency_error');
};

/** The charge that an error answer leaves behind; null when there is none. @throws ProviderAway, ProviderRefused */
const chargeIn = async (stripe: Stripe, error: unknown, asked: Asked): Promise<{ id: string } | null> => {
  // The same key with another request is final: it may have charged before.
  if (error instanceof ProviderAway && error.cause instanceof Stripe.errors.StripeIdempotencyError)
    throw new ProviderRefused('idempotency_error', error.cause);
  // The provider failed under the key for good, before or after it charged.
  if (error instanceof ProviderRefused && error.reason === 'kept_error') return findKeptCharge(stripe, asked);
  const intent = intentOf(error);
  return intent === undefined ? null : endWithoutMoney(stripe, intent, asked.account);
};

/** Creates and confirms the charge, unless it was made before. @throws ProviderAway, ProviderRefused */
export const chargeKeptCard = async (stripe: Stripe, key: string, asked: Asked): Promise<{ id: string }> => {
  const params = asked.request as unknown as Stripe.PaymentIntentCreateParams;
  const options = { ...onAccount(asked.account), idempotencyKey: key };
  await mustBeNew(stripe, key, asked);
  try {
    const intent = await callWithKey(() => stripe.paymentIntents.create(params, options));
    requireObject(intent, 'payment_intent');
    return await endWithoutMoney(stripe, intent, asked.account);
  } catch (error) {
    const charge = await chargeIn(stripe, error, asked);
    if (charge === null) throw error;
    return charge;
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
