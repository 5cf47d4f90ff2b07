import type { Jobs } from '#kernel/jobs.ts';
import type { CustomerProfile } from '../domain/customer.ts';
import type { ItemProfile } from '../domain/item.ts';
import { isCheckable } from '../domain/vat-check.ts';
import type { Customers } from '../ports/customers.ts';
import type { Items } from '../ports/items.ts';
import { vatNumberCheck } from './check-vat-numbers.ts';

type Kept = Readonly<{
  /** In the other installation. */ id: number;
  createdAt: Date;
  archivedAt: Date | null;
}>;
/** A customer of another installation. */
export type MovedCustomer = CustomerProfile & Kept;
/** An item of another installation. */
export type MovedItem = ItemProfile & Kept;

type Deps = Readonly<{ customers: Customers; items: Items; jobs: Jobs }>;

/**
 * Public API: stores the customers and items of a merchant that comes from another installation, as they were there: they
 * may be older than the rules of today. Without an actor check: the caller has made the merchant.
 */
export class MoveInRecords {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** In the transaction in progress. @returns the ids here by those there @throws InvalidFields */
  async customers(
    merchantId: number,
    moved: AsyncIterable<MovedCustomer>,
  ): Promise<ReadonlyMap<number, number>> {
    const { customers, jobs } = this.#deps;
    const ids = new Map<number, number>();
    let isChecked = false;
    for await (const { id, ...customer } of moved) {
      ids.set(id, await customers.add({ ...customer, merchantId, version: 1, vatChecked: null }));
      isChecked ||= isCheckable(customer.vatNumber);
    }
    if (isChecked) await jobs.enqueue(vatNumberCheck, { merchantId });
    return ids;
  }

  /** In the transaction in progress. @returns how many @throws InvalidFields */
  async items(merchantId: number, moved: AsyncIterable<MovedItem>): Promise<number> {
    let count = 0;
    for await (const { id: _, ...item } of moved) {
      await this.#deps.items.add({ ...item, merchantId, version: 1 });
      count += 1;
    }
    return count;
  }
}
