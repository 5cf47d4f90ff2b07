import { token } from '#kernel/token.ts';
import type { RecordVisibility } from '#kernel/records-visible-to.ts';
import type { PaymentLink } from '../domain/payment-link.ts';

/**
 * ACTIVE links past their expiry, oldest first; a merchant's ACTIVE and EXPIRED links by id; or all links of a written
 * invoice by id.
 */
export type LinkSelection =
  | Readonly<{ dueAt: Date; limit: number }>
  | Readonly<{ openOfMerchant: number }>
  | Readonly<{ ofInvoice: number }>;

/** `openedFrom`: digest of the network that made it; null: not known. */
export type PageLink = Readonly<{ id: number; openedFrom: string | null }>;

/** Repository of payment links. */
export interface PaymentLinks {
  /** @returns the id */
  add(link: PaymentLink): Promise<number>;
  /** Without a lock; null when there is none. */
  find(by: Readonly<{ id: number }> | Readonly<{ token: string }>): Promise<PaymentLink | null>;
  /**
   * Loads for update, applies, saves with the next version. null when there is none, or it is of another merchant or
   * not among the visible records.
   */
  change<T>(
    id: number,
    apply: (link: PaymentLink) => T | Promise<T>,
    ofMerchant?: number,
    visible?: RecordVisibility,
  ): Promise<T | null>;
  /** The links that payers made on the merchant's public page and that are ACTIVE at `now`, the oldest first. */
  openOfPage(merchantId: number, now: Date): Promise<readonly PageLink[]>;
  /** @returns ids in the order of the selection */
  idsOf(which: LinkSelection): Promise<number[]>;
}
export const PaymentLinks = token<PaymentLinks>('links.PaymentLinks');
