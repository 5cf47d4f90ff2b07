/** An amount of the provider: minor units of an ISO 4217 currency, upper case. */
export type ProviderAmount = Readonly<{ minor: number; currency: string }>;

/** Reads an amount together with its currency, which is '' when there is none; the one way to read the provider's money. */
export const readAmount = ({
  amount,
  currency,
}: Readonly<{ amount: number; currency: string | null | undefined }>): ProviderAmount => ({
  minor: amount,
  currency: (currency ?? '').toUpperCase(),
});

/** The sum of amounts; null of none, and of amounts in several currencies. */
export const sumOfAmounts = (amounts: readonly ProviderAmount[]): ProviderAmount | null => {
  const [first] = amounts;
  if (first === undefined || amounts.some(({ currency }) => currency !== first.currency)) return null;
  return { minor: amounts.reduce((sum, { minor }) => sum + minor, 0), currency: first.currency };
};
