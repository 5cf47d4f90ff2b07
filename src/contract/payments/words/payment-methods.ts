/** How a payment is made. */
export const paymentMethods = ['CARD', 'BANK'] as const;
