import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { Money } from '#kernel/money.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';

/** Decisions, "Second factor". */
const limit = Money.ofDecimal(1_000, 'EUR');

/**
 * Refunds of one payment above 1,000 euro in total require a recent proof of the password.
 * @param total all refunds of the payment with the wanted one
 * @throws ProofNeeded
 */
export const requireProofForLargeRefund = (
  total: Money<'EUR'>,
  { actor, clock }: Readonly<{ actor: Actor; clock: Clock }>,
): void => {
  if (total.isMoreThan(limit)) requireRecentProof(actor, clock);
};
