/** Offered validities in days; the contract accepts 1 to 365. */
export const validities = [1, 7, 14, 30, 90, 365] as const;
