import DataLoader from 'dataloader';

/** Items of one call, at most. */
const mostItems = 100;

/**
 * A function that handles items together: while `mostUnderWay` calls are under way, further items wait for one of them to
 * end and share the next call. When a call for several items fails, each is handled alone, so that one fails by itself.
 *
 * @param handle takes items that arrived at once; a result for each
 */
export const sharedCalls = <Item, Result>(
  handle: (items: readonly Item[]) => Promise<readonly Result[]>,
  mostUnderWay: number,
): ((item: Item) => Promise<Result>) => {
  let underWay = 0;
  const waiting: (() => void)[] = [];
  const start = (): void => {
    while (underWay < mostUnderWay && waiting.length > 0) {
      underWay += 1;
      // The loader adds the first item after it has asked for its turn.
      setImmediate(waiting.shift()!);
    }
  };
  const alone = (item: Item): Promise<Result | Error> =>
    handle([item]).then(
      ([result]) => result!,
      (error: unknown) => error as Error,
    );
  const together = async (items: readonly Item[]): Promise<readonly (Result | Error)[]> => {
    try {
      return await handle(items);
    } catch (error) {
      if (items.length === 1) throw error;
      return await Promise.all(items.map(alone));
    } finally {
      underWay -= 1;
      start();
    }
  };
  const loader = new DataLoader(together, {
    cache: false,
    maxBatchSize: mostItems,
    batchScheduleFn: (dispatch) => {
      waiting.push(dispatch);
      start();
    },
  });
  return (item) => loader.load(item);
};
