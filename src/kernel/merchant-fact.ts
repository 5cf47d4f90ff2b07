import { eventType } from './events.ts';

/** A type of a fact that a module publishes, `<object>.<fact>`; the contract lists them. */
export type MerchantFactType =
  | `payment.${'created' | 'processing' | 'declined' | 'succeeded' | 'failed' | 'cancelled' | 'flagged' | 'fraud_warned'}`
  | `refund.${'requested' | 'succeeded' | 'failed'}`
  | `dispute.${'opened' | 'won' | 'lost'}`
  | `transfer.${'promised'}`
  | `mandate.${'agreed' | 'ended'}`
  | `proforma.${'sent' | 'accepted' | 'paid'}`
  | `schedule.${'run' | 'run_failed' | 'charge_failed'}`
  | `link.${'created' | 'paid' | 'expired' | 'cancelled'}`
  | `invoice.${'issued' | 'sent' | 'delivery_failed' | 'overdue' | 'partly_paid' | 'paid' | 'annulled'}`
  | `credit_note.${'issued'}`
  | `payout.${'paid' | 'failed'}`
  | `account.${'changed'}`
  | `bill.${'issued' | 'paid'}`
  | `plan.${'changed'}`
  | `bank-line.${'matched' | 'unmatched'}`
  | `month.${'closed'}`;

/** A type of an event of a merchant; a test event follows from no fact. */
export type MerchantEventType = MerchantFactType | `webhook.${'test'}`;

/** Something that happened to an object of a merchant and that the merchant's own programs learn of. */
export type MerchantFact = Readonly<{
  type: MerchantFactType;
  merchantId: number;
  /**
   * The id that the object's GET is called with; of an account and a plan the merchant's, of a month and its bill
   * `YYYY-MM`.
   */
  subjectId: number | string;
  /** What the fact has changed, as it was before, in the names of the API; absent for a new object. */
  previous?: Readonly<Record<string, unknown>>;
}>;

/**
 * Published in the transaction of the fact by the module that owns the object. A composition in which no
 * subscriber stores it refuses it, so that no fact is stored without its event.
 */
export const MerchantFactHappened = eventType<MerchantFact>('kernel.MerchantFactHappened');
