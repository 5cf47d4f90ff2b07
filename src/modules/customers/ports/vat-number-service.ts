import { token } from '#kernel/token.ts';
import type { CustomerVatCheck } from '../domain/vat-check.ts';

/** The Commission's service of VAT numbers (VIES); implemented by the invoices module. */
export interface VatNumberService {
  /**
   * Asks once and never fails: what cannot be known is NOT_NOW.
   * @param number with the prefix of its country, without spaces
   * @param requester the VAT number of the merchant; the service gives an identifier for a Bulgarian one
   * @returns null when the service is never asked, by configuration
   */
  ask(number: string, requester: string | null): Promise<CustomerVatCheck | null>;
}
export const VatNumberService = token<VatNumberService>('customers.VatNumberService');
