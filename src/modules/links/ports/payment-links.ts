import { token } from '#kernel/token.ts';
import type { PaymentLink } from '../domain/payment-link.ts';

/** ACTIVE links whose time is over, the oldest first; or a merchant's ACTIVE and EXPIRED links in ascending order. */
export type LinkSelection = Readonly<{ dueAt: Date; limit: number }> | Readonly<{ openOfMerchant: number }>;

export interface PaymentLinks {
  /** @returns the id */
  add(link: PaymentLink): Promise<number>;
  /** Without a lock; null when there is none. */
  find(by: Readonly<{ id: number }> | Readonly<{ token: string }>): Promise<PaymentLink | null>;
  /** Loads for update, applies, saves. null when there is none, or it is of another merchant. */
  change<T>(id: number, apply: (link: PaymentLink) => T | Promise<T>, ofMerchant?: number): Promise<T | null>;
  idsOf(which: LinkSelection): Promise<number[]>;
}
export const PaymentLinks = token<PaymentLinks>('links.PaymentLinks');
