/** The merchants whose data an actor may see: all, or these ids. Applied in the query, never after it. */
export type Visibility = 'all' | readonly number[];

/** Whether data of the merchant is visible. */
export const maySee = (visibility: Visibility, merchantId: number): boolean =>
  visibility === 'all' || visibility.includes(merchantId);
