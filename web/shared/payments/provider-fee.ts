/** The true fee as the history notes it: minor units and currency; rows of before the currency was kept have none. */
export const providerFee = (
  reason: string | null,
  chargeCurrency: string,
): Readonly<{ amount: number; currency: string }> => {
  const [minor, currency = chargeCurrency] = (reason ?? '').split(' ');
  return { amount: Number(minor) / 100, currency };
};
