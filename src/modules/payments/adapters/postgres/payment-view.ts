import type { ChargeCurrency, Currency } from '#kernel/currency.ts';
import type { PaymentMethod } from '../../domain/payment-record.ts';
import type { PaymentStatus } from '../../domain/status.ts';
import { providerFeeSql } from './payment-figures.ts';
import { hasOpenFraudWarning } from './review-conditions.ts';
import type { DocumentsOfPayments } from '../../ports/documents-of-payments.ts';

/** A payment for lists and details; amounts in minor units, instants in ISO 8601. */
export type PaymentView = Readonly<{
  id: number;
  merchantId: number;
  merchantName: string;
  method: PaymentMethod;
  paymentLinkId: number | null;
  orderNumber: number;
  amountMinor: number;
  currency: Currency;
  chargeAmountMinor: number;
  chargeCurrency: ChargeCurrency;
  fxRate: string | null;
  status: PaymentStatus;
  description: string | null;
  /** The merchant's own. */
  note: string | null;
  customerName: string | null;
  customerEmail: string | null;
  platformFeeMinor: number;
  merchantFeeMinor: number;
  netAmountMinor: number;
  chargePlatformFeeMinor: number;
  chargeMerchantFeeMinor: number;
  chargeNetAmountMinor: number;
  /** The provider's fee in the charge currency: the true one where it is known, else that of the schedule. */
  providerFeeMinor: number;
  refundedAmountMinor: number;
  refundStatus: 'NONE' | 'PARTIAL' | 'FULL';
  disputeStatus: 'NONE' | 'OPEN' | 'WON' | 'LOST';
  late: boolean;
  duplicateOf: number | null;
  /** Number of the order of that payment. */
  /** The number of the payment that it repeats. */
  duplicateOfNumber: string | null;
  overpaid: boolean;
  /** When the payer's bank warned of fraud, while a refund still answers it; null: no such warning. */
  fraudWarnedAt: string | null;
  mismatch: string | null;
  capturedAmountMinor: number | null;
  capturedCurrency: string | null;
  mismatchResolution: 'ACCEPT' | 'GIVE_BACK' | null;
  cardBrand: string | null;
  cardLast4: string | null;
  lastDeclineCode: string | null;
  providerPaymentId: string | null;
  createdAt: string;
  updatedAt: string;
  succeededAt: string | null;
}>;

/** A payment with its current document; null until it is issued. */
export type InvoicedPayment = PaymentView &
  Readonly<{ invoiceId: number | null; invoiceNumber: string | null }>;

/** Columns of a PaymentView, from `paymentSource`. */
export const paymentColumns = `
  p.id, p.merchant_id as "merchantId", m.business_name as "merchantName", p.method, p.payment_link_id as "paymentLinkId",
  p.order_number as "orderNumber", p.amount_minor as "amountMinor", p.currency,
  p.charge_amount_minor as "chargeAmountMinor", p.charge_currency as "chargeCurrency", p.fx_rate::text as "fxRate",
  p.status, p.description, p.note, p.customer_name as "customerName", p.customer_email as "customerEmail",
  p.platform_fee_minor as "platformFeeMinor", p.merchant_fee_minor as "merchantFeeMinor",
  p.net_amount_minor as "netAmountMinor", p.charge_platform_fee_minor as "chargePlatformFeeMinor",
  p.charge_merchant_fee_minor as "chargeMerchantFeeMinor", p.charge_net_amount_minor as "chargeNetAmountMinor",
  ${providerFeeSql} as "providerFeeMinor",
  p.refunded_amount_minor as "refundedAmountMinor", p.refund_status as "refundStatus",
  p.dispute_status as "disputeStatus", p.late, p.duplicate_of as "duplicateOf",
  (select o.order_number::text from payments o where o.id = p.duplicate_of) as "duplicateOfNumber", p.overpaid, p.mismatch,
  case when ${hasOpenFraudWarning} then p.fraud_warning ->> 'warnedAt' end as "fraudWarnedAt",
  p.captured_amount_minor as "capturedAmountMinor", p.captured_currency as "capturedCurrency",
  p.mismatch_resolution as "mismatchResolution",
  p.card_brand as "cardBrand", p.card_last4 as "cardLast4", p.last_decline_code as "lastDeclineCode",
  p.provider_intent_id as "providerPaymentId", p.created_at as "createdAt", p.updated_at as "updatedAt",
  p.succeeded_at as "succeededAt"`;
export const paymentSource = 'payments p join merchants m on m.id = p.merchant_id';

/** Adds the invoices by one query for all payments. */
export const withInvoices = async (
  documents: DocumentsOfPayments,
  payments: readonly PaymentView[],
): Promise<InvoicedPayment[]> => {
  const found = await documents.of(payments.map(({ id }) => id));
  return payments.map((payment) => {
    const document = found.get(payment.id);
    return {
      ...payment,
      invoiceId: document?.invoiceId ?? null,
      invoiceNumber: document?.invoiceNumber ?? null,
    };
  });
};
