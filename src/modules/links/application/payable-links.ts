import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Money } from '#kernel/money.ts';
import { token } from '#kernel/token.ts';

/** A link as a checkout needs it. */
export type PayableLink = Readonly<{
  id: number;
  token: string;
  merchantId: number;
  price: Money;
  charge: Money<ChargeCurrency>;
  fxRate: string | null;
  isSingle: boolean;
  description: string | null;
  expiresAt: Date | null;
}>;

/** For payments and invoices: what can be paid, and that it has been. */
export interface PayableLinks {
  /**
   * Locks a SINGLE link until the transaction ends, so that two checkouts of it wait for each other.
   * @throws LinkNotFound when it is not of that merchant; LinkGone when it can no longer be paid
   */
  forCheckout(id: number, merchantId: number): Promise<PayableLink>;
  /** What the link with this token asks for, whatever its status. @throws LinkNotFound */
  findByToken(token: string): Promise<Readonly<{ id: number; merchantId: number; price: Money }>>;
  /** Takes the lock that settling holds first. @returns null when there is no such link */
  lock(id: number): Promise<PayableLink | null>;
  markPaid(id: number): Promise<void>;
  /** The link was made for this invoice alone. */
  assignInvoice(id: number, invoiceId: number): Promise<void>;
  /** Whether the link asks for the sum of one written invoice. */
  isForInvoice(id: number): Promise<boolean>;
  /** The token of the page where a payer can try again; null when the link can no longer be paid. */
  payableToken(id: number): Promise<string | null>;
}
export const PayableLinks = token<PayableLinks>('links.PayableLinks');
