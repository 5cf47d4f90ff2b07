import type { CheckoutState, Payment } from '#contract/payments.ts';
import type { Currency } from '#kernel/currency.ts';
import { Money } from '#kernel/money.ts';
import type { CurrencySum, PaymentView } from '../../ports/payment-views.ts';

const decimal = (minor: number, currency: Currency): number => Money.ofMinor(minor, currency).toDecimal();

export const presentPayment = (payment: PaymentView, invoiceId: number | null): Payment => ({
  id: payment.id,
  merchantId: payment.merchantId,
  merchantName: payment.merchantName,
  paymentLinkId: payment.linkId,
  invoiceId,
  amount: decimal(payment.amountMinor, payment.currency),
  currency: payment.currency,
  chargeAmount: decimal(payment.chargeAmountMinor, payment.chargeCurrency),
  chargeCurrency: payment.chargeCurrency,
  fxRate: payment.fxRate === null ? null : payment.fxRate.replace(/0+$/, ''),
  status: payment.status,
  description: payment.description,
  customerName: payment.customerName,
  customerEmail: payment.customerEmail,
  platformFee: decimal(payment.platformFeeMinor, payment.currency),
  merchantFee: decimal(payment.merchantFeeMinor, payment.currency),
  netAmount: decimal(payment.netAmountMinor, payment.currency),
  chargePlatformFee: decimal(payment.chargePlatformFeeMinor, payment.chargeCurrency),
  chargeMerchantFee: decimal(payment.chargeMerchantFeeMinor, payment.chargeCurrency),
  chargeNetAmount: decimal(payment.chargeNetAmountMinor, payment.chargeCurrency),
  refundedAmount: decimal(payment.refundedAmountMinor, payment.chargeCurrency),
  refundStatus: payment.refundStatus,
  disputeStatus: payment.disputeStatus,
  late: payment.late,
  duplicateOf: payment.duplicateOf,
  mismatch: payment.mismatch,
  // Card currencies have two decimals, ours or not.
  capturedAmount: payment.capturedAmountMinor === null ? null : payment.capturedAmountMinor / 100,
  capturedCurrency: payment.capturedCurrency,
  mismatchResolution: payment.mismatchResolution,
  cardBrand: payment.cardBrand,
  cardLast4: payment.cardLast4,
  lastDeclineCode: payment.lastDeclineCode,
  providerPaymentId: payment.providerPaymentId,
  createdAt: payment.createdAt,
  updatedAt: payment.updatedAt,
  succeededAt: payment.succeededAt,
});

/** `maria@example.com` as `m•••@example.com`: enough to recognise, too little to learn. */
const hideMiddle = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••');

export const presentCheckoutState = (
  {
    payment,
    invoiceNumber,
    payAgainToken,
  }: {
    payment: PaymentView;
    invoiceNumber: string | null;
    payAgainToken: string | null;
  },
  publicUrl: string,
): CheckoutState => ({
  status: payment.status,
  amount: decimal(payment.amountMinor, payment.currency),
  currency: payment.currency,
  chargeAmount: decimal(payment.chargeAmountMinor, payment.chargeCurrency),
  chargeCurrency: payment.chargeCurrency,
  merchantName: payment.merchantName,
  description: payment.description,
  reference: String(payment.id),
  receiptTo: payment.customerEmail === null ? null : hideMiddle(payment.customerEmail),
  invoiceNumber,
  payAgainUrl: payAgainToken === null ? null : `${publicUrl}/pay/${payAgainToken}`,
  paidAt: payment.succeededAt,
});

export const presentSums = (sums: readonly CurrencySum[]) =>
  sums.map(({ currency, amountMinor, count }) => ({
    currency,
    amount: decimal(amountMinor, currency),
    count,
  }));
