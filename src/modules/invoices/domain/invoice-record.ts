import { Money } from '#kernel/money.ts';
import { documentHash } from './numbers/document-hash.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import type { InvoicePayment } from './invoice-payment.ts';
import type { Credit } from './open-sum.ts';
import type { InvoiceStatus } from './invoice-status.ts';
import { wellFormed } from './well-formed.ts';

/** The part of an issued document that can still change. */
export type InvoiceLifecycle = Readonly<{
  status: InvoiceStatus;
  paid: Money;
  /** The sum of valid credit notes without a refund. */
  credited: Money;
  paidAt: Date | null;
  annulledAt: Date | null;
  annulmentReason: string | null;
  /** When another invoice took the place of this one, whose whole sum was credited. */
  replacedAt: Date | null;
}>;

/** The stored form of an `Invoice`: frozen content, lifecycle and hashes (SHA-256, hexadecimal). */
export type InvoiceRecord = Readonly<{
  document: InvoiceDocument;
  /** The user who created the payment link of the document; null: none is known. Not part of the hash. */
  linkCreatedBy: number | null;
  lifecycle: InvoiceLifecycle;
  /** All that were recorded, in that order; a credit note and a test document have none. */
  payments: readonly InvoicePayment[];
  /** Valid credit notes without a refund, in the order of issue. */
  credits: readonly Credit[];
  previousHash: string | null;
  documentHash: string;
}>;

/** The record and everything that can change in it, frozen. */
export const frozen = (record: InvoiceRecord): InvoiceRecord =>
  Object.freeze({
    ...record,
    document: Object.freeze(record.document),
    lifecycle: Object.freeze(record.lifecycle),
    payments: Object.freeze(record.payments),
    credits: Object.freeze(record.credits),
  });

/** A new document of its series, without payments and credit notes. Its hash is made of the texts that are stored. */
export const issue = async (
  given: InvoiceDocument,
  previousHash: string | null,
  linkCreatedBy: number | null,
  lifecycle: Pick<InvoiceLifecycle, 'status' | 'paid' | 'paidAt'>,
): Promise<InvoiceRecord> => {
  const document = wellFormed(given);
  return {
    document,
    linkCreatedBy,
    lifecycle: {
      ...lifecycle,
      credited: Money.zero(document.total.currency),
      annulledAt: null,
      annulmentReason: null,
      replacedAt: null,
    },
    payments: [],
    credits: [],
    previousHash,
    documentHash: await documentHash(document, previousHash),
  };
};
