import { token } from '#kernel/token.ts';

/** Public API: customers for modules that point to them. */
export interface CustomerDirectory {
  /** Whether links and documents of the merchant may point to the customer: it is its own and not archived. */
  isPickable(merchantId: number, customerId: number): Promise<boolean>;
}
export const CustomerDirectory = token<CustomerDirectory>('customers.CustomerDirectory');
