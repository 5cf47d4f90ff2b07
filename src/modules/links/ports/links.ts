import { token } from '#kernel/token.ts';
import type { PaymentLink } from '../domain/payment-link.ts';

export interface Links {
  add(link: PaymentLink): Promise<number>;
  /** Loads for update, applies, saves. null when there is none, or it is not that merchant's. */
  change<T>(id: number, apply: (link: PaymentLink) => T | Promise<T>, ofMerchant?: number): Promise<T | null>;
  isForInvoice(id: number): Promise<boolean>;
  /** Says for which invoice the link was made. */
  nameInvoice(id: number, invoiceId: number): Promise<void>;
  /** Ids of ACTIVE links whose time is over, the oldest first. */
  due(now: Date, limit: number): Promise<number[]>;
  /** Ids of links of a merchant that can be paid, or could be again. */
  openOf(merchantId: number): Promise<number[]>;
}
export const Links = token<Links>('links.Links');
