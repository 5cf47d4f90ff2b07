import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Stores the answer to a change where the record is read. A read that began before the change is cancelled: it would
 * restore the former state.
 */
export const storeAnswer = async (
  client: QueryClient,
  queryKey: QueryKey,
  answer: unknown,
): Promise<void> => {
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, answer);
};
