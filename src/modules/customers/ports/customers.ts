import { token } from '#kernel/token.ts';
import type { Customer, CustomerRecord, NewCustomer } from '../domain/customer.ts';

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
  /** The open customers of the merchant that have one of the EIKs, VAT numbers or names, the oldest first. */
  alike(
    merchantId: number,
    values: Readonly<{ taxIds: readonly string[]; vatNumbers: readonly string[]; names: readonly string[] }>,
  ): Promise<readonly CustomerRecord[]>;
}
export const Customers = token<Customers>('customers.Customers');
