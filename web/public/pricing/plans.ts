/** Monthly prices: in lev as the specification's point 9 fixes them, in euro at the fixed rate (decision 2). */
export const plans = [
  { name: 'starter', euro: 0, lev: 0, popular: false },
  { name: 'growth', euro: 25.05, lev: 49, popular: true },
  { name: 'pro', euro: 76.18, lev: 149, popular: false },
] as const;
