export const merchants = 1;
