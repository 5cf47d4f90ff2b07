import { businessDateOf, startOfDay, type BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Money } from '#kernel/money.ts';
import { sha256, type Digest } from './numbers/document-hash.ts';
import type { InvoiceSeries } from './numbers/invoice-number.ts';

/**
 * CARD: a succeeded payment of the card provider. BANK: a transfer, either the payment of a promise, which has a payment id, or
 * one that a member or an operator recorded. WITHHELD: a part that was kept from the buyer's takings, recorded by the product
 * at the issue.
 */
export type InvoicePaymentKind = 'CARD' | 'BANK' | 'WITHHELD';

/** A payment as it is recorded. */
export type InvoicePaymentFacts = Readonly<{
  kind: InvoicePaymentKind;
  /** In the currency of the document, above zero. */
  amount: Money<ChargeCurrency>;
  /** The day of the payment in Sofia. */
  paidOn: BusinessDate;
  /** The success of a card payment; the beginning of the day of a transfer; the issue, for a withheld part. */
  paidAt: Date;
  /** Of a payment by a link: of each CARD payment, and of the transfer of a promise. */
  paymentId: number | null;
  /** The line of a bank statement; null for a transfer recorded by hand. */
  bankLineId: number | null;
  note: string | null;
  /** Name of the actor. */
  recordedBy: string;
  recordedAt: Date;
}>;

/** The end of a BANK payment: the money did not come, or belongs elsewhere. */
export type TakeBack = Readonly<{ takenBackAt: Date; takenBackBy: string; reason: string }>;

/** A payment of a document. Its row is never changed; taking it back appends another one. */
export type InvoicePayment = InvoicePaymentFacts &
  Readonly<{
    /** null until it is stored. */
    id: number | null;
    /** The Idempotency-Key of the request that recorded it, scoped to the caller; not part of the hash. */
    requestKey: string | null;
    takenBack: TakeBack | null;
  }>;

/** The document that a payment belongs to. */
type OfDocument = Readonly<{
  merchantId: number;
  series: InvoiceSeries;
  number: number;
  documentHash: string;
}>;

const linkRecorder = 'system:payments';

type OfPayment = Pick<InvoicePayment, 'amount' | 'paidOn' | 'paidAt'> & Readonly<{ paymentId: number }>;

const linkPayment = (
  payment: OfPayment & Pick<InvoicePayment, 'kind' | 'bankLineId' | 'recordedAt'>,
): InvoicePayment => ({
  ...payment,
  note: null,
  recordedBy: linkRecorder,
  id: null,
  requestKey: null,
  takenBack: null,
});

/** A card payment of the amount. */
export const cardPayment = (payment: OfPayment): InvoicePayment =>
  linkPayment({ ...payment, kind: 'CARD', bankLineId: null, recordedAt: payment.paidAt });

/** A promised transfer; it is recorded after the beginning of the day of its booking. */
export const promisedPayment = (
  payment: OfPayment & Pick<InvoicePayment, 'bankLineId' | 'recordedAt'>,
): InvoicePayment => linkPayment({ ...payment, kind: 'BANK' });

/** A transfer of the amount. */
export const bankPayment = ({
  bankLineId = null,
  ...transfer
}: Pick<InvoicePayment, 'amount' | 'paidOn' | 'note' | 'recordedBy' | 'recordedAt' | 'requestKey'> &
  Readonly<{ bankLineId?: number | null }>): InvoicePayment => ({
  ...transfer,
  kind: 'BANK',
  paidAt: startOfDay(transfer.paidOn),
  paymentId: null,
  bankLineId,
  id: null,
  takenBack: null,
});

/** The withheld part of a document that is issued now. An issue day after that of `issuedAt` counts from its beginning. */
export const withheldPayment = ({
  amount,
  issueDate: paidOn,
  issuedAt,
  recordedBy,
}: Readonly<{
  amount: Money<ChargeCurrency>;
  issueDate: BusinessDate;
  issuedAt: Date;
  recordedBy: string;
}>): InvoicePayment => ({
  kind: 'WITHHELD',
  amount,
  paidOn,
  paidAt: businessDateOf(issuedAt) === paidOn ? issuedAt : startOfDay(paidOn),
  paymentId: null,
  bankLineId: null,
  note: null,
  recordedBy,
  recordedAt: issuedAt,
  id: null,
  requestKey: null,
  takenBack: null,
});

/**
 * SHA-256, hexadecimal, over the payment and the last hash of its series; it becomes the new last hash. The migration
 * that added payments builds the same text in SQL. The note is last: only it can contain a line break.
 */
export const paymentHash = async (
  payment: InvoicePaymentFacts & OfDocument,
  previousHash: string,
  digest: Digest = sha256,
): Promise<string> =>
  digest(
    [
      'payment',
      payment.merchantId,
      payment.series,
      payment.number,
      payment.documentHash,
      payment.kind,
      payment.amount.minor,
      payment.amount.currency,
      payment.paidOn,
      payment.paidAt.toISOString(),
      payment.paymentId ?? '',
      payment.bankLineId ?? '',
      payment.recordedBy,
      payment.recordedAt.toISOString(),
      previousHash,
      payment.note ?? '',
    ].join('\n'),
  );

/**
 * SHA-256, hexadecimal, over the end of a payment and the last hash of its series. Taking back is a row of its own and
 * no column of the payment, because a row of the chain is never changed. The reason is last, as in `paymentHash`.
 */
export const takeBackHash = async (
  takeBack: TakeBack & OfDocument & Readonly<{ paymentHash: string }>,
  previousHash: string,
  digest: Digest = sha256,
): Promise<string> =>
  digest(
    [
      'take-back',
      takeBack.merchantId,
      takeBack.series,
      takeBack.number,
      takeBack.documentHash,
      takeBack.paymentHash,
      takeBack.takenBackAt.toISOString(),
      takeBack.takenBackBy,
      previousHash,
      takeBack.reason,
    ].join('\n'),
  );
