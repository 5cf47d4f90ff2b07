import type { BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Money } from '#kernel/money.ts';
import type { SaleContent } from '#modules/invoices/index.ts';
import type { Proforma, ProformaState, ProformaTerms } from '../domain/proforma.ts';

/** What the merchant wrote, as the contract has it. */
export type Content = SaleContent & Readonly<{ customerId?: number | null | undefined }>;
export type StoredProforma = Proforma<Content>;
export type Terms = ProformaTerms<Content>;

/** Selects one proforma; with `ofMerchant` only its own. */
export type ProformaKey = Readonly<
  { id: number; ofMerchant?: number } | { token: string } | { paymentLinkId: number }
>;

/** The rows of proformas; writes are called inside a transaction. */
export interface ProformaRows {
  /** Stores one with the next number of the merchant, whose counter is locked until the transaction ends. @returns its id */
  add(
    proforma: Terms &
      Readonly<{ merchantId: number; token: string; createdBy: number | null; createdAt: Date }>,
  ): Promise<number>;
  find(key: ProformaKey): Promise<StoredProforma | null>;
  /** Locks it until the transaction ends. */
  lock(key: ProformaKey): Promise<StoredProforma | null>;
  /** Stores other terms as the next version, without link and reference. */
  change(id: number, terms: Terms, at: Date): Promise<void>;
  setState(id: number, state: ProformaState, at: Date): Promise<void>;
  /** Stores link and reference over what is open; the link is known for good. */
  open(id: number, asked: Readonly<{ paymentLinkId: number; reference: string | null }>): Promise<void>;
  /** Marks it as sent to an address: a DRAFT or one that had expired is SENT. */
  markSent(id: number, sent: Readonly<{ to: string; at: Date; state: ProformaState }>): Promise<void>;
  markAccepted(id: number, accepted: Readonly<{ by: string | null; at: Date }>): Promise<void>;
  /** Stores what came of it. */
  receive(
    id: number,
    money: Readonly<{ paid: Money<ChargeCurrency>; state: ProformaState; at: Date }>,
  ): Promise<void>;
  addInvoice(id: number, invoice: Readonly<{ invoiceId: number; isAdvance: boolean }>): Promise<void>;
  /** Its advance invoices, the oldest first. */
  advancesOf(id: number): Promise<readonly number[]>;
  addQuestion(
    question: Readonly<{ proformaId: number; merchantId: number; text: string; email: string; at: Date }>,
  ): Promise<number>;
  /** Marks as EXPIRED what had its last day before; those with an invoice stay. @returns how many */
  expire(today: BusinessDate, at: Date): Promise<number>;
  /** The proforma that an invoice was issued of without a payment; null: none. */
  findByFinal(invoiceId: number): Promise<StoredProforma | null>;
}
