import { token } from '#kernel/token.ts';
import type { LinkStatus } from '../domain/payment-link.ts';
import type { PromiseDraft, TransferPromise } from '../domain/transfer-promise.ts';
import type { PayableLink } from './payable-links.ts';

/** A promise and its link under their locks; `linkStatus` as of now. */
export type LockedPromise = Readonly<{
  promise: TransferPromise;
  link: PayableLink;
  linkStatus: LinkStatus;
}>;

/** A promise with what its payer's page shows beside it, without a lock. */
export type PromiseForPayer = Readonly<{
  promise: TransferPromise;
  merchantName: string;
  description: string | null;
  linkStatus: LinkStatus;
  linkToken: string;
}>;

/** The selection of one promise. */
export type PromiseKey = Readonly<{ id: number } | { token: string } | { reference: string }>;

/** For the modules payments and banking: transfers that payers have promised. */
export interface TransferPromises {
  add(draft: PromiseDraft): Promise<TransferPromise>;
  /** In any state, without a lock; null when there is none. */
  find(by: PromiseKey): Promise<TransferPromise | null>;
  /** By the token that only the payer's browser knows; null when there is none. */
  findForPayer(token: string): Promise<PromiseForPayer | null>;
  /**
   * Locks the link and then the promise until the transaction ends (reliability, lock order).
   * @returns null when the merchant has no promise with this reference
   */
  lockByReference(reference: string, merchantId: number): Promise<LockedPromise | null>;
  /** The caller holds the lock of the promise. */
  markPaid(id: number, paid: Readonly<{ paymentId: number; at: Date }>): Promise<void>;
  /** The merchant waits no longer for the money; the caller holds the lock of the promise. */
  withdraw(id: number, at: Date): Promise<void>;
  /** Promises of the merchant that are neither paid nor withdrawn, late ones included, of links that are open. */
  countWaiting(merchantId: number): Promise<number>;
}
export const TransferPromises = token<TransferPromises>('links.TransferPromises');
