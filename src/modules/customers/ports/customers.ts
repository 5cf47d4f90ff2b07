import { token } from '#kernel/token.ts';
import type { Customer, CustomerRecord, NewCustomer } from '../domain/customer.ts';
import type { CustomerVatCheck } from '../domain/vat-check.ts';

/** Storage of customers, with the latest check of the VAT number of each. */
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
  /** Customers of the merchant that are not archived, with a number that can be checked and was not, in order of id. */
  uncheckedVatNumbers(
    merchantId: number,
    limit: number,
  ): Promise<readonly Readonly<{ id: number; vatNumber: string }>[]>;
  /** @returns null for an unknown or foreign id */
  vatNumberOf(
    key: Readonly<{ id: number; merchantId: number }>,
  ): Promise<Readonly<{ vatNumber: string | null; isArchived: boolean }> | null>;
  /** Stores nothing when the customer has another number by now. */
  storeVatCheck(customerId: number, check: CustomerVatCheck): Promise<void>;
}
export const Customers = token<Customers>('customers.Customers');
