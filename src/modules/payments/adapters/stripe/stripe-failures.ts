import { Stripe } from 'stripe';
import { ProviderAway, ProviderRefused } from '../../domain/failures.ts';

const { errors } = Stripe;

/**
 * What a failed call means to us. Connection errors and 5xx are indeterminate: the call may have happened, so it is
 * repeated with the same key. A refusal is final.
 */
const meaningOf = (error: unknown): unknown => {
  if (error instanceof errors.StripeInvalidRequestError || error instanceof errors.StripeCardError) {
    // 409: another call with the same key is still under way.
    if (error.statusCode === 409) return new ProviderAway(error);
    return new ProviderRefused(error.code ?? error.type, error);
  }
  if (error instanceof errors.StripeError) return new ProviderAway(error);
  return error;
};

/** @throws ProviderAway, ProviderRefused instead of the SDK's errors */
export const callProvider = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    throw meaningOf(error);
  }
};

/** A 5xx that the provider has kept under our key: every repeat of the call would only be answered with it again. */
export const isStoredError = (error: unknown): boolean =>
  error instanceof errors.StripeError &&
  (error.statusCode ?? 0) >= 500 &&
  error.headers?.['idempotent-replayed'] === 'true';

/**
 * For calls that are repeated under a key of ours: an error kept there is final for this key, and another is needed.
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

/** An answer without the expected object counts as success for the SDK, whatever its status was; not for us. */
export const requireObject = (answer: { object?: string; id?: string }, object: string): void => {
  if (answer.object !== object || typeof answer.id !== 'string') {
    throw new ProviderAway(new Error(`the provider answered without a ${object}`));
  }
};
