import { isBulgarianVatNumber } from '#kernel/bulgarian-identity.ts';
import type { CustomerVatCheck, VatNumberService } from '#modules/customers/index.ts';
import { ViesVatNumbers } from './vies-vat-numbers.ts';

/** The service for customers, with turns of its own: an import of many numbers does not delay an invoice. */
export class ViesOfCustomers implements VatNumberService {
  readonly #numbers: ViesVatNumbers;

  constructor({ config, clock }: ConstructorParameters<typeof ViesVatNumbers>[0]) {
    this.#numbers = new ViesVatNumbers({ config, clock });
  }

  async ask(number: string, requester: string | null): Promise<CustomerVatCheck | null> {
    const isKnown = requester !== null && isBulgarianVatNumber(requester);
    const check = await this.#numbers.check(number, isKnown ? requester : null);
    if (check === null) return null;
    const { state, requestId, checkedAt } = check;
    return { number, state, requestId, checkedAt: checkedAt.toISOString() };
  }
}
