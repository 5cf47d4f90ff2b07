import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Merchant, OwnMerchant } from '#contract/merchants/merchants.ts';

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

/** Stores the answer to a change of the merchant. It lacks the registrations: they stay and are read again. */
export const storeMerchant = async (client: QueryClient, answer: Merchant): Promise<void> => {
  const queryKey = ['merchant'];
  const before = client.getQueryData<OwnMerchant>(queryKey);
  await storeAnswer(client, queryKey, { ...answer, registrations: before?.registrations ?? [] });
  void client.invalidateQueries({ queryKey, exact: true });
};
