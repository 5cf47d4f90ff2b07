import type { ChargeCurrency } from '#kernel/currency.ts';
import { eventType } from '#kernel/events.ts';
import type { Language } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';

/** Published once per payment, in the transaction that makes it SUCCEEDED. */
export const PaymentSucceeded = eventType<
  Readonly<{
    paymentId: number;
    merchantId: number;
    paymentLinkId: number | null;
    /** As asked, maybe in BGN. */
    price: Money;
    /** What the card paid. */
    charge: Money<ChargeCurrency>;
    fxRate: string | null;
    /** Units of the charge currency for one euro; '1' for EUR. */
    eurRate: string;
    description: string | null;
    customerName: string | null;
    customerEmail: string | null;
    language: Language;
    succeededAt: Date;
    orderNumber: number;
    transactionReference: string | null;
    duplicateOf: number | null;
  }>
>('payments.PaymentSucceeded');

/** Published when a refund whose money had gone back fails after all: the bank could not take it. */
export const RefundFailed =
  eventType<Readonly<{ paymentId: number; refundId: number; failedAt: Date }>>('payments.RefundFailed');

/** Published when a refund's money has gone back, once per refund; the amount is in the charge currency. */
export const PaymentRefunded = eventType<
  Readonly<{
    paymentId: number;
    refundId: number;
    amount: Money<ChargeCurrency>;
    /** Why, in the words of who gave it back. */
    note: string | null;
    refundedAt: Date;
  }>
>('payments.PaymentRefunded');
