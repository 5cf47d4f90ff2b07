import type { BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Money } from '#kernel/money.ts';
import type { OpenInvoice } from '../domain/open-invoice.ts';

/** A document of another program or installation, and what is unpaid of it. */
export type ForeignInvoice = Readonly<{
  id: number;
  merchantId: number;
  number: string;
  type: 'INVOICE' | 'CREDIT_NOTE' | 'DEBIT_NOTE';
  issueDate: BusinessDate;
  dueDate: BusinessDate | null;
  total: Money<ChargeCurrency>;
  /** Since it came, by links and by hand; nothing of what was taken back. */
  paid: Money<ChargeCurrency>;
  open: Money<ChargeCurrency>;
  buyerName: string;
  buyerEmail: string | null;
  customerId: number | null;
  /** The newest link that asks for it; null: none was opened. */
  paymentLinkId: number | null;
}>;

/** What asks for money; a credit note never does. */
export const askedType = ({ type }: Pick<ForeignInvoice, 'type'>): 'INVOICE' | 'DEBIT_NOTE' =>
  type === 'DEBIT_NOTE' ? 'DEBIT_NOTE' : 'INVOICE';

export type ForeignKey = Readonly<{ id: number; merchantId?: number }>;

/** A payment of a document: by a link, or recorded by a person. */
export type ForeignPayment = Readonly<{
  paymentId: number | null;
  amount: Money<ChargeCurrency>;
  paidOn: BusinessDate;
  recordedBy: string;
  at: Date;
}>;

/** An import that was stored. */
export type StoredForeignImport = Readonly<{
  id: number;
  importedAt: Date;
  documents: number;
  startNumber: number | null;
  startNumberBefore: number | null;
  undoneAt: Date | null;
}>;

type NewImport = Readonly<{
  merchantId: number;
  importedBy: string;
  at: Date;
  startNumber: number | null;
  startNumberBefore: number | null;
}>;

/** A known document under the number and type of a row. */
export type KnownInvoice = Pick<OpenInvoice, 'number' | 'issueDate' | 'total' | 'open' | 'buyerName'> &
  Readonly<{ type: ForeignInvoice['type'] }>;

/** Storage of unpaid documents of other programs, their imports and payments. */
export interface ForeignInvoices {
  find(key: ForeignKey): Promise<ForeignInvoice | null>;
  /** Locks it until the transaction ends; its link comes first (reliability, lock order). */
  lock(key: ForeignKey): Promise<ForeignInvoice | null>;
  /** Those with one of the numbers that are not removed. */
  known(merchantId: number, numbers: readonly string[]): Promise<readonly KnownInvoice[]>;
  /** The customers of these buyers, by EIK or VAT number and by e-mail, in use. */
  customersOf(merchantId: number, buyers: readonly OpenInvoice[]): Promise<readonly (number | null)[]>;
  /** @param customers as `customersOf` answers them @returns the id of the import */
  add(
    about: NewImport,
    documents: readonly OpenInvoice[],
    customers: readonly (number | null)[],
  ): Promise<number>;
  pay(id: number, payment: ForeignPayment): Promise<void>;
  /** @returns false for a payment by a link, an unknown one, and one that was taken back */
  takeBack(id: number, foreignPaymentId: number, at: Date): Promise<boolean>;
  /** Imports since an instant that were not undone, the newest first. */
  imports(merchantId: number, since: Date): Promise<readonly StoredForeignImport[]>;
  lockImport(key: Readonly<{ id: number; merchantId: number }>): Promise<StoredForeignImport | null>;
  /** Removes the documents that have no payment and no link. @returns how many were removed and kept */
  undo(importId: number, at: Date): Promise<Readonly<{ removed: number; kept: number }>>;
}
