import { token } from '#kernel/token.ts';
import type { Customer, NewCustomer } from '../domain/customer.ts';

/** Storage of customers. */
export interface Customers {
  /** @returns the id @throws InvalidFields at `taxId` when an open customer of the merchant has the same */
  add(customer: NewCustomer): Promise<number>;
  /**
   * Changes a customer of the merchant under a lock of its row.
   * @returns the result of `apply`; null for an unknown or foreign id
   * @throws InvalidFields at `taxId` when another open customer of the merchant has the same
   */
  change<T>(
    key: Readonly<{ id: number; merchantId: number }>,
    apply: (customer: Customer) => T | Promise<T>,
  ): Promise<T | null>;
  /** Ids of the open customers of the merchant with these EIKs, by EIK. */
  withTaxIds(merchantId: number, taxIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
}
export const Customers = token<Customers>('customers.Customers');
