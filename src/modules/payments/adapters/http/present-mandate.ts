import type { CardMandate, KeptCard } from '#contract/payments/card-mandates.ts';
import type { Clock } from '#kernel/clock.ts';
import { Money } from '#kernel/money.ts';
import type { Database } from '#platform/database/database.ts';
import type { ChargesAhead } from '../../application/mandates/charges-ahead.ts';
import { findKeptCard } from '../postgres/find-kept-card.ts';
import type { MandateView } from '../postgres/list-mandates.ts';

/** A mandate as the API answers it. */
export const presentMandate = ({ maxMinor, chargedMinor, ...mandate }: MandateView): CardMandate => ({
  ...mandate,
  maxAmount: Money.ofMinor(maxMinor, mandate.currency).toDecimal(),
  chargedThisMonth: Money.ofMinor(chargedMinor, mandate.currency).toDecimal(),
});

export type KeptCardReads = Readonly<{
  database: Database;
  clock: Clock;
  chargesAhead: () => readonly ChargesAhead[];
}>;

/** A card that stays as its payer gets it: only while it is ACTIVE something is announced. @throws MandateNotFound */
export const keptCardOf = async (deps: KeptCardReads, token: string): Promise<KeptCard> => {
  const { id, maxMinor, underWayMinor, language: _, ...card } = await findKeptCard(deps, token);
  const { currency, state } = card;
  const amount = (minor: number): number => Money.ofMinor(minor, currency).toDecimal();
  const asked = state === 'ACTIVE' ? deps.chargesAhead().map((charges) => charges.of(id)) : [];
  const ahead = (await Promise.all(asked)).flat();
  return {
    ...card,
    maxAmount: amount(maxMinor),
    nextCharges: ahead
      .toSorted((one, other) => (one.on < other.on ? -1 : 1))
      .map(({ amount: sum, ...charge }) => ({ ...charge, amount: sum.toDecimal() })),
    chargeUnderWay: underWayMinor === null ? null : amount(underWayMinor),
  };
};
