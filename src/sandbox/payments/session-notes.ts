import type Stripe from 'stripe';
import type { FilledCard } from '../objects/card-details.ts';
import type { PaymentIntentInput } from '../objects/payment-intent.ts';
import type { Hidden } from '../storage/objects.ts';

/** What a session remembers and does not show: its lines, what its intent is to carry, a card under challenge. */
export type SessionNotes = {
  readonly lines: readonly Stripe.LineItem[];
  /** The products' descriptions, line by line; the provider shows them only on its page. */
  readonly descriptions: readonly (string | null)[];
  readonly intent: Omit<PaymentIntentInput, 'id' | 'created' | 'amount' | 'currency'>;
  readonly challenged?: FilledCard | undefined;
};

/** Reads back the notes that were stored with a session. */
export const readSessionNotes = (hidden: Hidden): SessionNotes => hidden as SessionNotes;
