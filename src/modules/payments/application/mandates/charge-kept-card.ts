import type { Actor } from '#kernel/actor.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Money } from '#kernel/money.ts';

/**
 * UNKNOWN: the provider's answer is awaited; repeat the same key. BEING_PAID: a payer has the page of the link open;
 * nothing is charged now.
 */
export type KeptCardOutcome =
  | 'CHARGED'
  | 'DECLINED'
  | 'AUTHENTICATION_NEEDED'
  | 'CARD_EXPIRED'
  | 'ABOVE_MAXIMUM'
  | 'CARD_ENDED'
  | 'BEING_PAID'
  | 'UNKNOWN';

export type ChargeKeptCardCommand = Readonly<{
  actor: Actor;
  mandateId: number;
  /** An ACTIVE link of the customer's merchant over exactly the amount. */
  paymentLinkId: number;
  /** What the payer was told. */
  amount: Money<ChargeCurrency>;
  /** `<schedule token>:<period>:<try>`; the same key is charged once. */
  key: string;
}>;

/** `paymentId` is null when nothing was stored; `declineCode` is the provider's. */
export type KeptCardResult = Readonly<{
  outcome: KeptCardOutcome;
  paymentId: number | null;
  declineCode: string | null;
}>;

/** Charges a card that stays for what a link asks, without its payer. */
export class ChargeKeptCard {
  async execute(_: ChargeKeptCardCommand): Promise<KeptCardResult> {
    throw new Error('not charged yet');
  }
}
