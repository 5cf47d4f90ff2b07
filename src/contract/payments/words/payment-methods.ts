/** How a payment is made. */
export const paymentMethods = ['CARD', 'BANK'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
