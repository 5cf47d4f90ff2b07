import { fromMinor } from '../money.ts';

/** Parses the provider's fee from the history, `<minor units> <currency>`; old rows have no currency. */
export const providerFee = (
  reason: string | null,
  chargeCurrency: string,
): Readonly<{ amount: number; currency: string }> => {
  const [minor, currency = chargeCurrency] = (reason ?? '').split(' ');
  return { amount: fromMinor(Number(minor)), currency };
};
