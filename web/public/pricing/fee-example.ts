/** The fees that the pages name; the fee schedules of the database begin with them. Fixed parts in minor units. */
export const publishedFees = {
  platformBasisPoints: 150,
  providerBasisPoints: 290,
  providerFixedMinor: { EUR: 15, BGN: 30 },
} as const;

/**
 * 100 lev by the fees of the specification's point 9, the same in euro as decision 3 books it, and 100 euro. Minor units.
 */
export const feeExample = {
  price: { lev: 100_00, charged: 51_13, euro: 100_00 },
  platform: { lev: 1_50, charged: 77, euro: 1_50 },
  provider: { lev: 3_20, charged: 1_63, euro: 3_05 },
  total: { lev: 4_70, charged: 2_40, euro: 4_55 },
  net: { lev: 95_30, charged: 48_73, euro: 95_45 },
} as const;
