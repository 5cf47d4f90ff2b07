import { buyerKindOf } from '#kernel/buyer.ts';
import { isEuVatNumber } from '#kernel/vat-number.ts';
import type { MerchantRecord } from '#modules/merchants/index.ts';
import { groundOfLine, type InvoiceDraft } from '../domain/written-invoice.ts';
import type { VatNumberCheck, VatNumbers } from '../ports/vat-numbers.ts';
import { requesterOf } from './check-vat-number.ts';

/** Grounds for which the buyer's VAT number is checked: the tax of these sales is the buyer's (VAT Act, art. 21(2), 53). */
const checkedGrounds: readonly (string | null)[] = ['ART_53', 'ART_21_2', 'ART_141'];

/**
 * Checks the VAT number of a buyer who owes the tax. Asked once, before the transaction; the answer never prevents the
 * document.
 * @returns null: not needed, never asked, or a number outside the Union, which the service does not know
 */
export const checkBuyer = async (
  vatNumbers: VatNumbers,
  { customer, lines, zeroRateGround }: InvoiceDraft,
  supplier: MerchantRecord,
): Promise<VatNumberCheck | null> => {
  const parties = { registration: supplier.vatRegistration, buyer: buyerKindOf(customer) };
  const isChecked = lines.some((line) =>
    checkedGrounds.includes(groundOfLine(line, zeroRateGround, parties)),
  );
  if (!isChecked || customer.vatNumber === null || !isEuVatNumber(customer.vatNumber)) return null;
  return vatNumbers.check(customer.vatNumber, requesterOf(supplier));
};
