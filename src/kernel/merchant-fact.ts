import { eventType } from './events.ts';
import type { MerchantEventType } from './merchant-event-types.ts';

/** A type of a fact that a module publishes: `webhook.test` is none. */
export type MerchantFactType = Exclude<MerchantEventType, 'webhook.test'>;

/** Something that happened to an object of a merchant and that the merchant's own programs learn of. */
export type MerchantFact = Readonly<{
  type: MerchantFactType;
  merchantId: number;
  /** The id that the object's GET is called with; of an account the merchant's, of a month `YYYY-MM`. */
  subjectId: number | string;
  /** What the fact has changed, as it was before, in the names of the API; absent for a new object. */
  previous?: Readonly<Record<string, unknown>>;
}>;

/**
 * Published in the transaction of the fact by the module that owns the object. It must be heard: a composition without a
 * subscriber refuses it, so that no fact is stored without its event.
 */
export const MerchantFactHappened = eventType<MerchantFact>('kernel.MerchantFactHappened');
