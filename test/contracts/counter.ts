/** Counts from 1, as the ids of rows do. */
export const counter = (): (() => Promise<number>) => {
  let last = 0;
  return async () => (last += 1);
};
