import { token } from '#kernel/token.ts';
import type { PaymentLink } from '../domain/payment-link.ts';

export interface PaymentLinks {
  /** @returns the id */
  add(link: PaymentLink): Promise<number>;
  /** Without a lock; null when there is none. */
  find(by: Readonly<{ id: number }> | Readonly<{ token: string }>): Promise<PaymentLink | null>;
  /** Loads for update, applies, saves. null when there is none, or it is of another merchant. */
  change<T>(id: number, apply: (link: PaymentLink) => T | Promise<T>, ofMerchant?: number): Promise<T | null>;
  /** Ids of ACTIVE links whose time is over, the oldest first. */
  due(now: Date, limit: number): Promise<number[]>;
  /** Ids of the merchant's links that are ACTIVE or EXPIRED, in ascending order. */
  openOf(merchantId: number): Promise<number[]>;
}
export const PaymentLinks = token<PaymentLinks>('links.PaymentLinks');
