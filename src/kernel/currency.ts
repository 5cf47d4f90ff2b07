/** The currencies of a price (specification, point 3). */
export const currencies = ['EUR', 'USD', 'BGN'] as const;
export type Currency = (typeof currencies)[number];

/** The currencies in which a card can still be charged: the lev gave way to the euro on 1 January 2026. */
export const chargeCurrencies = ['EUR', 'USD'] as const;
export type ChargeCurrency = (typeof chargeCurrencies)[number];
export const isChargeCurrency = (text: string): text is ChargeCurrency =>
  (chargeCurrencies as readonly string[]).includes(text);
