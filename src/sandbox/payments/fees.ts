/** Currencies the sandbox charges, with the lowest amount in minor units. */
const minimums: Readonly<Record<string, number>> = { eur: 50, usd: 50 };

/** Currencies that the sandbox charges, in lower case. */
export const chargedCurrencies: string[] = Object.keys(minimums);

/** The provider's highest amount: eight digits of minor units. */
export const maximumAmount = 99_999_999;

/** The lowest amount that can be charged in a currency, in minor units; undefined for a currency it cannot charge. */
export const minimumAmount = (currency: string): number | undefined => minimums[currency];

const fixedFee = 15;

/** The provider's own fee on a settled amount: 2.9 % rounded half up, plus a fixed part; in euro cents. */
export const processingFee = (settledAmount: number): number =>
  Math.floor((settledAmount * 29 + 500) / 1000) + fixedFee;
