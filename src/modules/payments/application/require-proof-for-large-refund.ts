import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { EuroRate } from '#kernel/euro-rate.ts';
import { Money } from '#kernel/money.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import { isClaimed } from '../domain/refunds-and-disputes.ts';
import type { PaymentRecord } from '../domain/payment-record.ts';

/** Decisions, "Second factor". */
const limit = Money.ofDecimal(1_000, 'EUR');

/**
 * Refunds of one payment above 1,000 euro in total require a recent proof of the password. Other currencies are
 * converted at the payment's own rate.
 * @throws ProofNeeded
 */
export const requireProofForLargeRefund = (
  { eurRate, refunds }: Pick<PaymentRecord, 'eurRate' | 'refunds'>,
  wanted: Money<ChargeCurrency>,
  { actor, clock }: Readonly<{ actor: Actor; clock: Clock }>,
): void => {
  const before = refunds.filter(isClaimed);
  const sum = before.reduce((total, { amount }) => total.plus(amount), wanted);
  if (EuroRate.parse(eurRate).toEuro(sum).isMoreThan(limit)) requireRecentProof(actor, clock);
};
