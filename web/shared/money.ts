const minorPerUnit = 100;
/** What binary fractions may differ from a decimal, in minor units; as in the kernel. */
const tolerance = 1e-4;

/**
 * Minor units (cents, stotinki) of an amount of the contract, which is in units with two decimals: 12.34 → 1234.
 * @throws RangeError when it is not finite or has more than two decimals, as `Money.ofDecimal` of the kernel
 */
export const toMinor = (amount: number): number => {
  const minor = Math.round(amount * minorPerUnit);
  if (!Number.isSafeInteger(minor) || Math.abs(amount * minorPerUnit - minor) > tolerance) {
    throw new RangeError(`not an amount of money: ${amount}`);
  }
  // Minus zero would be shown with its sign.
  return minor === 0 ? 0 : minor;
};

/** The amount of the contract, in units with two decimals, of integer minor units: 1234 → 12.34. */
export const fromMinor = (minor: number | bigint): number => Number(minor) / minorPerUnit;

/** The sum of amounts in integer minor units; 0 of none. */
export const minorSum = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + toMinor(amount), 0);

/** The sum of amounts in units of their currency, exact to the minor unit: 0.1 and 0.2 are 0.3. */
export const sumOf = (amounts: readonly number[]): number => fromMinor(minorSum(amounts));

/** An amount less others in units of its currency, exact to the minor unit: 0.3 less 0.1 is 0.2. */
export const less = (amount: number, ...others: readonly number[]): number =>
  fromMinor(toMinor(amount) - minorSum(others));
