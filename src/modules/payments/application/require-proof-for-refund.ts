import { hasCallLimits, nameOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { Money } from '#kernel/money.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import { KeyRefundLimit } from '../domain/failures.ts';
import type { Payments, RefundSum } from '../ports/payments.ts';

/** Decisions, "Second factor". */
const limit = Money.ofDecimal(1_000, 'EUR');
/** A key has no person who could prove anything: beyond this sum in an hour it waits. */
const keyLimit = Money.ofDecimal(5_000, 'EUR');
const hourMs = 3_600_000;
const nothing: RefundSum = { total: Money.zero('EUR'), oldestAt: null };

type By = Readonly<{ actor: Actor; clock: Clock }>;

/**
 * What the caller has refunded in the last hour, of all payments and merchants. Call it in the transaction that stores the
 * refund, before the payment is locked. Nothing is counted for the command line and the product itself.
 */
export const refundsOfLastHour = async (
  { payments, clock }: Readonly<{ payments: Payments; clock: Clock }>,
  actor: Actor,
): Promise<RefundSum> =>
  hasCallLimits(actor)
    ? payments.lockRefunds(nameOf(actor), new Date(clock.now().getTime() - hourMs))
    : nothing;

/**
 * A person's refunds above 1,000 euro of one payment, or of all payments within an hour, require a recent proof of the
 * password. A key refunds at most 1,000 euro of one payment and 5,000 euro within an hour.
 * @throws ProofNeeded; for a key NotForKeys, KeyRefundLimit
 */
export const requireProofForRefund = (
  sums: Readonly<{
    wanted: Money<'EUR'>;
    /** All refunds of the payment with the wanted one. */
    ofPayment: Money<'EUR'>;
    lastHour: RefundSum;
  }>,
  { actor, clock }: By,
): void => {
  const { wanted, ofPayment, lastHour } = sums;
  const ofHour = lastHour.total.plus(wanted);
  const isLarge = ofPayment.isMoreThan(limit);
  if (isLarge || (actor.kind !== 'key' && ofHour.isMoreThan(limit))) requireRecentProof(actor, clock);
  if (actor.kind !== 'key' || !ofHour.isMoreThan(keyLimit)) return;
  const oldest = (lastHour.oldestAt ?? clock.now()).getTime();
  throw new KeyRefundLimit(
    keyLimit,
    Math.max(1, Math.ceil((oldest + hourMs - clock.now().getTime()) / 1000)),
  );
};
