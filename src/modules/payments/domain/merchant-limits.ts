import { addDays, businessDateOf, isBefore, type BusinessDate } from '#kernel/business-date.ts';
import type { Money } from '#kernel/money.ts';

/** Largest sums that a merchant may take; null: no limit. */
export type LimitAmounts = Readonly<{
  /** Of one day in Sofia, succeeded and open payments together. */
  day: Money<'EUR'> | null;
  /** Of one payment. */
  payment: Money<'EUR'> | null;
}>;

/** Limits of new merchants by the configuration; they hold for the first `days` days since a merchant became ACTIVE. */
export type NewMerchantLimits = LimitAmounts & Readonly<{ days: number }>;

/** The limits of a merchant now; `until` is the first day without them. */
export type CurrentLimits = LimitAmounts & Readonly<{ until: BusinessDate }>;

/** Facts about a merchant that decide its limits. */
export type LimitFacts = Readonly<{
  /** When it first became ACTIVE; null: never. */
  activeSince: Date | null;
  /** Set for this merchant in place of the configuration; null: none. */
  own: LimitAmounts | null;
}>;

/** Which limit a payment would exceed. */
export type ReachedLimit = 'DAY' | 'PAYMENT';

/** The limits of a merchant at an instant; null when none hold. A merchant that was never ACTIVE counts from now. */
export const limitsAt = (
  defaults: NewMerchantLimits,
  { activeSince, own }: LimitFacts,
  now: Date,
): CurrentLimits | null => {
  const until = addDays(businessDateOf(activeSince ?? now), defaults.days);
  if (!isBefore(businessDateOf(now), until)) return null;
  const { day, payment } = own ?? defaults;
  return day === null && payment === null ? null : { day, payment, until };
};

/** The limit that a further payment would exceed; null: none. */
export const reachedLimit = (
  limits: LimitAmounts,
  { amount, used }: Readonly<{ amount: Money<'EUR'>; used: Money<'EUR'> }>,
): ReachedLimit | null => {
  if (limits.payment !== null && amount.isMoreThan(limits.payment)) return 'PAYMENT';
  return limits.day !== null && used.plus(amount).isMoreThan(limits.day) ? 'DAY' : null;
};
