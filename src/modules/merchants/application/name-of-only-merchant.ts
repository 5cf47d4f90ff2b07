import type { Visibility } from '#kernel/visibility.ts';
import type { MerchantDirectory } from './merchant-directory.ts';

/** The name of the merchant of a list that has the data of one alone; undefined for several, and for an unknown one. */
export const nameOfOnlyMerchant = async (
  merchants: Pick<MerchantDirectory, 'byId'>,
  visible: Visibility,
  filteredId?: number,
): Promise<string | undefined> => {
  const [only, ...others] = filteredId === undefined ? (visible === 'all' ? [] : visible) : [filteredId];
  if (only === undefined || others.length > 0) return undefined;
  return (await merchants.byId(only))?.businessName;
};
