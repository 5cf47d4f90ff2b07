/** Which merchants' data an actor may see: all of them, or just these. It stands in the query, not in the screen. */
export type Visibility = 'all' | readonly number[];

export const maySee = (visibility: Visibility, merchantId: number): boolean =>
  visibility === 'all' || visibility.includes(merchantId);
