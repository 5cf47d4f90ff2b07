import type { CustomerDirectory } from '#modules/customers/index.ts';

export class InMemoryCustomerDirectory implements CustomerDirectory {
  readonly #open = new Set<string>();

  add(merchantId: number, customerId: number): void {
    this.#open.add(`${merchantId} ${customerId}`);
  }

  async isPickable(merchantId: number, customerId: number): Promise<boolean> {
    return this.#open.has(`${merchantId} ${customerId}`);
  }
}
