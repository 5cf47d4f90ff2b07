import type Stripe from 'stripe';
import type { FilledCard } from '../objects/card-details.ts';
import type { PaymentIntentInput } from '../objects/payment-intent.ts';
import type { Hidden } from '../storage/objects.ts';

/** Internal data of a session: its lines, the data of its future intent, a card under 3-D Secure. */
export type SessionNotes = {
  readonly lines: readonly Stripe.LineItem[];
  /** Product descriptions, line by line; the provider shows them only on its page. */
  readonly descriptions: readonly (string | null)[];
  readonly intent: Omit<PaymentIntentInput, 'id' | 'created' | 'amount' | 'currency'>;
  readonly challenged?: FilledCard | undefined;
};

/** Reads the notes stored with a session. */
export const readSessionNotes = (hidden: Hidden): SessionNotes => hidden as SessionNotes;
