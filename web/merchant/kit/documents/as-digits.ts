/** A number of the series as documents print it. */
export const asDigits = (number: number): string => String(number).padStart(10, '0');
