import { addDays, type BusinessDate } from '#kernel/business-date.ts';
import type { Messages } from '#kernel/messages.ts';
import { divideHalfUp, Money } from '#kernel/money.ts';
import { billDays } from '#kernel/plans.ts';
import type { InvoiceDraft } from '#modules/invoices/index.ts';
import type { MerchantRecord } from '#modules/merchants/index.ts';
import type { BillLine } from '../domain/bill.ts';
import type { BillBuyer, BillVat } from '../domain/bill-buyer.ts';
import { billTexts } from './bill-texts.ts';

/** The document of a bill; prices hold their VAT, so that what was taken is the total. */
export const draftOfBill = (
  messages: Messages,
  about: Readonly<{
    merchant: Pick<MerchantRecord, 'language'>;
    buyer: BillBuyer;
    vat: BillVat;
    month: string;
    lines: readonly BillLine[];
    today: BusinessDate;
    /** The provider charges the account of the merchant itself. */
    isOwnAccount: boolean;
  }>,
): InvoiceDraft => {
  const { merchant, buyer, vat, month, lines, today, isOwnAccount } = about;
  const texts = billTexts(messages, merchant.language);
  return {
    currency: 'EUR',
    customer: { ...buyer, email: buyer.email === '' ? null : buyer.email },
    lines: lines.map((line) => ({
      description: texts.line(line, month),
      quantity: '1',
      unit: texts.unit,
      unitPrice: Money.ofMinor(divideHalfUp(line.minor * 100n, 100n + BigInt(vat.rate)), 'EUR'),
      grossUnitPrice: Money.ofMinor(line.minor, 'EUR'),
      taxRate: vat.rate,
    })),
    zeroRateGround: vat.ground,
    dueDate: addDays(today, billDays.due),
    // Its first 30 characters are the subject of the bill in the sales ledger.
    description: texts.providerFee(isOwnAccount),
    language: merchant.language,
  };
};
