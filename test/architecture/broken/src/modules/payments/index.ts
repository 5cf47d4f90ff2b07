export const payments = 1;
