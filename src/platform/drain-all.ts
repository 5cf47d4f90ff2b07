/** Does what is due in a part and waits for it. @returns how much the part has done since its start */
export type Drain = () => Promise<number>;

/**
 * Runs all drains until a whole round changed nothing: what one part does makes work for another, also while workers do
 * the same at the same time.
 * @returns how much all parts have done since their start
 */
export const drainAll = async (drains: readonly Drain[]): Promise<number> => {
  for (let before = -1; ;) {
    let done = 0;
    for (const drain of drains) done += await drain();
    if (done === before) return done;
    before = done;
  }
};
