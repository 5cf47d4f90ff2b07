/** Currencies the sandbox charges, with the lowest amount and the fixed part of the fee, in minor units. */
const currencies: Readonly<Record<string, { readonly minimum: number; readonly fixedFee: number }>> = {
  eur: { minimum: 50, fixedFee: 15 },
  usd: { minimum: 50, fixedFee: 18 },
};

/** The provider's highest amount: eight digits of minor units. */
export const maximumAmount = 99_999_999;

/** The lowest amount that can be charged in a currency, in minor units; undefined for a currency it cannot charge. */
export const minimumAmount = (currency: string): number | undefined => currencies[currency]?.minimum;

/** The provider's own fee: 2.9 % rounded half up, plus the fixed part; in minor units. */
export const processingFee = (amount: number, currency: string): number =>
  Math.floor((amount * 29 + 500) / 1000) + (currencies[currency]?.fixedFee ?? 0);
