import type { Buyer } from '#kernel/buyer.ts';
import type { BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { eventType } from '#kernel/events.ts';
import type { Language } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import type { VatGround, VatRate } from '#kernel/sale-vat.ts';
import type { MandateEnd } from './mandate.ts';
import type { PaymentMethod } from './payment-record.ts';
import type { RefundRecord } from './refunds-and-disputes.ts';

/** Published once per payment, in the transaction that makes it SUCCEEDED. */
export const PaymentSucceeded = eventType<
  Readonly<{
    paymentId: number;
    merchantId: number;
    paymentLinkId: number | null;
    /** The written invoice that the link was created for; null: none. */
    writtenInvoiceId: number | null;
    /** The document of another program that the link was created for; absent or null: none. */
    foreignDocumentId?: number | null;
    /** Absent: CARD. */
    method?: PaymentMethod;
    /** The movement of a statement that paid it; absent or null: none is known. */
    bankLineId?: number | null;
    /** As in the record of the payment. */
    providerAccount: string | null;
    /** As in the record of the payment. */
    linkCreatedBy: number | null;
    /** The amount asked, possibly in BGN. */
    amount: Money;
    /** The amount that the card paid, or that came by transfer. */
    chargeAmount: Money<ChargeCurrency>;
    fxRate: string | null;
    /** Units of the charge currency for one euro; '1' for EUR. */
    eurRate: string;
    /** As in the record of the payment. */
    eurRateDay: BusinessDate | null;
    description: string | null;
    customerName: string | null;
    customerEmail: string | null;
    /** The company that the document is issued to; null: the customer. */
    buyer: Buyer | null;
    language: Language;
    succeededAt: Date;
    /** When a payment by bank was recorded, which is after the day of its booking began; absent: `succeededAt`. */
    recordedAt?: Date;
    orderNumber: number;
    transactionReference: string | null;
    duplicateOf: number | null;
    /** Of the payment link; absent or null: by the merchant's registration. */
    taxRate?: VatRate | null;
    vatGround?: VatGround | null;
    /** Refunded as more than its written invoice had open: it has no document. */
    overpaid: boolean;
  }>
>('payments.PaymentSucceeded');

/** Published when a SUCCEEDED refund fails later, because the bank could not accept it. */
export const RefundFailed =
  eventType<Readonly<{ paymentId: number; refundId: number; failedAt: Date }>>('payments.RefundFailed');

/** Published once for each dispute of a cardholder; a question of the bank is none. */
export const DisputeOpened =
  eventType<Readonly<{ paymentId: number; openedAt: Date }>>('payments.DisputeOpened');

/** Published when a customer lets a card stay, in the transaction of the payment with which the payer agreed. */
export const MandateAgreed =
  eventType<Readonly<{ mandateId: number; merchantId: number; customerId: number; agreedAt: Date }>>(
    'payments.MandateAgreed',
  );

/** Published once when a card that stays is never charged again. */
export const MandateEnded = eventType<
  Readonly<{
    mandateId: number;
    merchantId: number;
    customerId: number | null;
    endedBy: MandateEnd;
    endedAt: Date;
  }>
>('payments.MandateEnded');

/** Published when a refund becomes SUCCEEDED, once per refund; the amount is in the charge currency. */
export const PaymentRefunded = eventType<
  Readonly<{
    paymentId: number;
    refundId: number;
    amount: Money<ChargeCurrency>;
    /** Reason entered by the user. */
    note: string | null;
    /** The lines of the document that the amount was computed from; null for a sum. */
    lines: RefundRecord['lines'];
    refundedAt: Date;
  }>
>('payments.PaymentRefunded');
