/** The currencies of an amount (specification, point 3). */
export const currencies = ['EUR', 'USD', 'BGN'] as const;
export type Currency = (typeof currencies)[number];

/** The currencies in which a card is charged. BGN is charged in EUR: the euro replaced the lev on 1 January 2026. */
export const chargeCurrencies = ['EUR', 'USD'] as const;
export type ChargeCurrency = (typeof chargeCurrencies)[number];
/** Whether the text is the code of a currency in which a card is charged. */
export const isChargeCurrency = (text: string): text is ChargeCurrency =>
  (chargeCurrencies as readonly string[]).includes(text);
