import type { CheckoutState } from '#contract/payments/checkouts.ts';
import type { Payment } from '#contract/payments/payments.ts';
import type { Currency } from '#kernel/currency.ts';
import { Money } from '#kernel/money.ts';
import { payerDecline } from '../../domain/payer-decline.ts';
import type { CheckoutOutcome } from '../postgres/get-payment.ts';
import type { CurrencySum, Total } from '../postgres/payment-figures.ts';
import type { InvoicedPayment } from '../postgres/payment-view.ts';

const decimal = (minor: number, currency: Currency): number => Money.ofMinor(minor, currency).toDecimal();

export const presentPayment = (payment: InvoicedPayment): Payment => ({
  id: payment.id,
  number: String(payment.orderNumber),
  merchantId: payment.merchantId,
  merchantName: payment.merchantName,
  method: payment.method,
  paymentLinkId: payment.paymentLinkId,
  invoiceId: payment.invoiceId,
  invoiceNumber: payment.invoiceNumber,
  amount: decimal(payment.amountMinor, payment.currency),
  currency: payment.currency,
  chargeAmount: decimal(payment.chargeAmountMinor, payment.chargeCurrency),
  chargeCurrency: payment.chargeCurrency,
  fxRate: payment.fxRate === null ? null : payment.fxRate.replace(/0+$/, ''),
  status: payment.status,
  description: payment.description,
  note: payment.note,
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
  duplicateOfNumber: payment.duplicateOfNumber,
  overpaid: payment.overpaid,
  fraudWarnedAt: payment.fraudWarnedAt,
  mismatch: payment.mismatch,
  // All card currencies of the provider account have two decimals.
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

/** Masks an e-mail: `maria@example.com` becomes `m•••@example.com`. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••');

export const presentCheckoutState = (
  { payment, invoiceNumber, documentType, payAgainToken, returnUrl }: CheckoutOutcome,
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
  orderNumber: payment.orderNumber,
  receiptTo: payment.customerEmail === null ? null : maskEmail(payment.customerEmail),
  invoiceNumber,
  documentType,
  declined: payerDecline(payment),
  payAgainUrl: payAgainToken === null ? null : `${publicUrl}/pay/${payAgainToken}`,
  paidAt: payment.succeededAt,
  returnUrl,
});

export const presentSums = (sums: readonly CurrencySum[]) =>
  sums.map(({ currency, amountMinor, count }) => ({
    currency,
    amount: decimal(amountMinor, currency),
    count,
  }));

export const presentTotal = ({ amount, byCurrency }: Total) => ({
  amount: amount.toDecimal(),
  byCurrency: presentSums(byCurrency),
});
