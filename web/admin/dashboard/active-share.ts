/** Active merchants in percent of all; 0 without merchants. */
export const activeShare = (active: number, total: number): number =>
  total === 0 ? 0 : (active / total) * 100;
