import type { Actor } from '#kernel/actor.ts';
import { isBulgarianVatNumber } from '#kernel/bulgarian-identity.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { isEuVatNumber } from '#kernel/vat-number.ts';
import type { MerchantDirectory, MerchantRecord } from '#modules/merchants/index.ts';
import type { VatNumberCheck, VatNumbers } from '../ports/vat-numbers.ts';
import type { InvoiceLimits } from './invoice-limits.ts';
import { actingMerchantOf } from './policies.ts';

type Command = Readonly<{ actor: Actor; number: string }>;
type Deps = Readonly<{ merchants: MerchantDirectory; vatNumbers: VatNumbers; limits: InvoiceLimits }>;

/** The supplier's number with which the service is asked; null for one that the service does not know. */
export const requesterOf = ({ vatNumber }: Pick<MerchantRecord, 'vatNumber'>): string | null =>
  vatNumber !== null && isBulgarianVatNumber(vatNumber) ? vatNumber : null;

/** Asks the Commission's service about the VAT number of a buyer, for the form of an invoice. */
export class CheckVatNumber {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @returns null when the service is never asked, by configuration
   * @throws SignInNeeded, NotAllowed, MerchantMayNotAct, InvalidFields for a text that is no VAT number, RateLimited
   */
  async execute({ actor, number }: Command): Promise<VatNumberCheck | null> {
    const { merchants, vatNumbers, limits } = this.#deps;
    const supplier = await actingMerchantOf(actor, 'WRITE_DOCUMENTS', merchants);
    if (!isEuVatNumber(number))
      throw new InvalidFields([{ field: 'number', code: 'fields.vat-number-not-checked' }]);
    await limits.takeVatNumber(supplier.id);
    return vatNumbers.check(number, requesterOf(supplier));
  }
}
