import { token } from '#kernel/token.ts';
import type { CustomerVatCheck } from '../domain/vat-check.ts';

/** Storage of the checks of customers' VAT numbers: the latest of each customer. */
export interface CustomerVatChecks {
  /** Customers of the merchant that are not archived, with a number that can be checked and was not, in order of id. */
  unchecked(
    merchantId: number,
    limit: number,
  ): Promise<readonly Readonly<{ id: number; vatNumber: string }>[]>;
  /** @returns null for an unknown or foreign id */
  numberOf(
    key: Readonly<{ id: number; merchantId: number }>,
  ): Promise<Readonly<{ vatNumber: string | null; isArchived: boolean }> | null>;
  /** Stores nothing when the customer has another number by now. */
  store(customerId: number, check: CustomerVatCheck): Promise<void>;
}
export const CustomerVatChecks = token<CustomerVatChecks>('customers.CustomerVatChecks');
