import type { Actor } from '#kernel/actor.ts';
import { Money } from '#kernel/money.ts';
import { RefundAboveLimit } from '../domain/failures.ts';

/**
 * A MANAGER refunds one payment up to the limit of the membership; other roles with the right have no limit.
 * @param total all refunds of the payment with the wanted one
 * @throws RefundAboveLimit
 */
export const mustBeWithinRefundLimit = (total: Money<'EUR'>, actor: Actor): void => {
  if (actor.kind !== 'user' || actor.role !== 'MERCHANT' || actor.merchantRole !== 'MANAGER') return;
  const limit = Money.ofMinor(actor.refundLimitMinor ?? 0, 'EUR');
  if (total.isMoreThan(limit)) throw new RefundAboveLimit(limit);
};
