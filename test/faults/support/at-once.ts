/** Runs the work for all items with limited concurrency. @returns the results in the order of the items */
export const atOnce = async <Item, Result>(
  lanes: number,
  items: readonly Item[],
  work: (item: Item, place: number) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  const places = items.entries();
  const lane = async (): Promise<void> => {
    for (const [place, item] of places) results[place] = await work(item, place);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
};
