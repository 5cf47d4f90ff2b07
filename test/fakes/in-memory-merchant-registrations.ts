import type { Registration } from '#modules/merchants/domain/registrations.ts';
import type { MerchantRegistrations } from '#modules/merchants/ports/merchant-registrations.ts';

/** The history of VAT registrations in memory; it knows no documents. */
export class InMemoryMerchantRegistrations implements MerchantRegistrations {
  readonly #recorded = new Map<number, Registration[]>();

  async ofMerchant(merchantId: number): Promise<readonly Registration[]> {
    return this.#recorded.get(merchantId) ?? [];
  }

  async enter(merchantId: number, registration: Registration): Promise<void> {
    this.#recorded.set(merchantId, [...(await this.ofMerchant(merchantId)), registration]);
  }
}
