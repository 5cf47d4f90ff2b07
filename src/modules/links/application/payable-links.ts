import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Money } from '#kernel/money.ts';
import type { VatGround, VatRate } from '#kernel/sale-vat.ts';
import { token } from '#kernel/token.ts';
import type { ChosenWays } from '../domain/ways-to-pay.ts';

/** A payment link with the fields that a checkout needs. */
export type PayableLink = Readonly<{
  id: number;
  token: string;
  merchantId: number;
  /** The user who created it; null: none is known. */
  createdBy: number | null;
  amount: Money;
  chargeAmount: Money<ChargeCurrency>;
  fxRate: string | null;
  isSingle: boolean;
  /** The written invoice that it was created for; null for any other link. */
  invoiceId: number | null;
  /** The document of another program that it pays; null for any other link. */
  foreignDocumentId: number | null;
  description: string | null;
  /** Percent; null: by the merchant's registration. */
  taxRate: VatRate | null;
  vatGround: VatGround | null;
  /** The ways to pay that the merchant has chosen; null: every possible one. */
  methods: ChosenWays;
  /** The customer that it points to; null: none was picked. */
  customerId: number | null;
  /** The most a month that its payer may agree to when the card stays; null: it is not offered. */
  cardMax: Money<ChargeCurrency> | null;
  expiresAt: Date | null;
}>;

/** The link over the open sum of a written invoice. */
export type LinkOfInvoice = Readonly<{
  invoiceId: number;
  /** From 1; absent or null: the whole of what is open. */
  installment?: number | null;
  merchantId: number;
  /** The user who asked for it; null: none. */
  createdBy: number | null;
  amount: Money<ChargeCurrency>;
  description: string | null;
  expiresInDays: number;
  customerName: string | null;
  customerEmail: string | null;
}>;

/** A link by which an instalment of a written invoice can be paid; it is ACTIVE or EXPIRED. */
export type InstallmentLink = Readonly<{ installment: number | null; amount: Money }>;

/** For the payments and invoices modules: payable links and their payment. */
export interface PayableLinks {
  /**
   * Locks the link until the transaction ends, so that concurrent checkouts of it run one after another.
   * @throws LinkNotFound when it is not of that merchant; LinkGone when it is not ACTIVE
   */
  forCheckout(id: number, merchantId: number): Promise<PayableLink>;
  /** Finds the link with this token in any status, without a lock. @throws LinkNotFound */
  findByToken(token: string): Promise<Readonly<{ id: number; merchantId: number; amount: Money }>>;
  /** Locks the link until the transaction ends: the first lock of a settlement. @returns null for an unknown link */
  lock(id: number): Promise<PayableLink | null>;
  /** Marks a SINGLE link as PAID after a succeeded payment; no effect on REUSABLE and CANCELLED links. */
  markPaid(id: number): Promise<void>;
  /** Stores the written invoice that the link was created for, and which instalment of it. */
  assignInvoice(id: number, invoiceId: number, installment?: number | null): Promise<void>;
  /** Locks every link of a written invoice until the transaction ends: the first locks of a change of its payments. */
  lockOfInvoice(invoiceId: number): Promise<void>;
  /**
   * Closes the links by which a written invoice can be paid: PAID in another way, or CANCELLED. No effect without one.
   * @param installment only the link of this instalment
   */
  closeOfInvoice(invoiceId: number, status: 'PAID' | 'CANCELLED', installment?: number): Promise<void>;
  /** The links by which a written invoice can be paid. */
  openOfInvoice(invoiceId: number): Promise<readonly InstallmentLink[]>;
  /**
   * Creates a SINGLE link of a written invoice, which offers what the link before it offered; the caller has checked the
   * right and closed the link before.
   * @returns its id; null when the amount cannot be charged to a card
   */
  openForInvoice(link: LinkOfInvoice): Promise<number | null>;
  /** The page of the shop that the payer may go to after the payment; null for none. */
  returnUrl(id: number): Promise<string | null>;
  /** The token in the pay URL; null when the link is not ACTIVE. */
  payableToken(id: number): Promise<string | null>;
}
export const PayableLinks = token<PayableLinks>('links.PayableLinks');
