/** Payout currency of the sandbox's accounts, as for accounts in the euro area. */
const settlementCurrency = 'eur';

/** Euro cents for one hundred minor units of the charged currency. */
const centsPerHundred: Readonly<Record<string, number>> = { eur: 100, usd: 86 };

/** An amount in the account's currency, in minor units, and the rate of the conversion. */
export type Settled = {
  readonly amount: number;
  readonly currency: string;
  /** Charged amount × rate = settled amount; null where nothing was converted. */
  readonly exchangeRate: number | null;
};

/**
 * Converts a charged amount, rounded half away from zero. The rate includes the provider's conversion fee.
 * `amount` in minor units, negative when money leaves.
 */
export const settled = (amount: number, currency: string): Settled => {
  const cents = centsPerHundred[currency] ?? 100;
  const converted = Math.floor((Math.abs(amount) * cents + 50) / 100);
  return {
    amount: amount < 0 ? -converted : converted,
    currency: settlementCurrency,
    exchangeRate: currency === settlementCurrency ? null : cents / 100,
  };
};
