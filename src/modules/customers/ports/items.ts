import { token } from '#kernel/token.ts';
import type { Item, ItemRecord, NewItem } from '../domain/item.ts';

/** Storage of items. */
export interface Items {
  /** @returns the id @throws InvalidFields at `code` when an item of the merchant has the same */
  add(item: NewItem): Promise<number>;
  /**
   * Changes an item of the merchant under a lock of its row.
   * @returns the result of `apply`; null for an unknown or foreign id
   * @throws InvalidFields at `code` when another item of the merchant has the same
   */
  change<T>(
    key: Readonly<{ id: number; merchantId: number }>,
    apply: (item: Item) => T | Promise<T>,
  ): Promise<T | null>;
  /** The items of the merchant with one of the codes, and the open ones with one of the names, the oldest first. */
  alike(
    merchantId: number,
    values: Readonly<{ codes: readonly string[]; names: readonly string[] }>,
  ): Promise<readonly ItemRecord[]>;
}
export const Items = token<Items>('customers.Items');
