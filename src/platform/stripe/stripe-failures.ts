import { Stripe } from 'stripe';
import { ProviderAway, ProviderRefused } from '#kernel/provider-failures.ts';

const { errors } = Stripe;

/**
 * Maps an SDK error. Connection errors and 5xx have an unknown outcome, so the call is repeated with the same key. A
 * refusal is final.
 */
const toFailure = (error: unknown): unknown => {
  if (error instanceof errors.StripeInvalidRequestError || error instanceof errors.StripeCardError) {
    // 409: another call with the same key is running.
    if (error.statusCode === 409) return new ProviderAway(error);
    return new ProviderRefused(error.code ?? error.type, error);
  }
  if (error instanceof errors.StripeError) return new ProviderAway(error);
  return error;
};

/** Calls the provider. @throws ProviderAway, ProviderRefused in place of SDK errors */
export const callProvider = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    throw toFailure(error);
  }
};

/** Whether the error is a 5xx stored under our idempotency key, which every repeat of the call returns. */
export const isStoredError = (error: unknown): boolean =>
  error instanceof errors.StripeError &&
  (error.statusCode ?? 0) >= 500 &&
  error.headers?.['idempotent-replayed'] === 'true';

/**
 * Calls the provider with an idempotency key: an error stored under the key is final for this key.
 * @throws ProviderAway, ProviderRefused
 */
export const callWithKey = <T>(call: () => Promise<T>): Promise<T> =>
  callProvider(async () => {
    try {
      return await call();
    } catch (error) {
      throw isStoredError(error) ? new ProviderRefused('kept_error', error) : error;
    }
  });

/** @throws ProviderAway for an answer without the expected object, which the SDK treats as success */
export const requireObject = (answer: { object?: string; id?: string }, object: string): void => {
  if (answer.object !== object || typeof answer.id !== 'string') {
    throw new ProviderAway(new Error(`the provider answered without a ${object}`));
  }
};
