/** 100 lev by the fees of the specification's point 9; in euro as decision 3 books them. Minor units. */
export const feeExample = {
  price: { lev: 100_00, euro: 51_13 },
  platform: { lev: 1_50, euro: 77 },
  provider: { lev: 3_20, euro: 1_63 },
  total: { lev: 4_70, euro: 2_40 },
  net: { lev: 95_30, euro: 48_73 },
} as const;
