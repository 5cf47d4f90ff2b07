export const amount = 1;
