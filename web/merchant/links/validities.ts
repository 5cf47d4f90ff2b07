/** Days for which a link can be paid, as the forms offer them; the contract takes 1 to 365. */
export const validities = [1, 7, 14, 30, 90, 365] as const;
