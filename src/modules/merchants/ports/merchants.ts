import type { Actor } from '#kernel/actor.ts';
import { token } from '#kernel/token.ts';
import type { Merchant, MerchantDetails, NewMerchant } from '../domain/merchant.ts';
import type { MerchantStatus } from '../domain/merchant-status.ts';

export type StatusChange = Readonly<{
  merchantId: number;
  /** Null for the first. */
  from: MerchantStatus | null;
  to: MerchantStatus;
  actor: Actor;
  reason: string | undefined;
  at: Date;
}>;

export type MerchantChange = Readonly<{ before: MerchantDetails; after: MerchantDetails }>;

export interface Merchants {
  /** The slug gets a number when another merchant has it. @throws MerchantEmailTaken, TaxIdTaken */
  add(merchant: NewMerchant): Promise<MerchantDetails>;
  /** Under a lock on the row, closed merchants excepted. @throws MerchantNotFound, MerchantEmailTaken, TaxIdTaken */
  change(id: number, apply: (merchant: Merchant) => void): Promise<MerchantChange>;
  /** Locks the row, closed merchants excepted: no new row can refer to it meanwhile. @throws MerchantNotFound */
  hold(id: number): Promise<Merchant>;
  /** With history and assignments. */
  remove(id: number): Promise<void>;
  /** Adds a row to the history, in the transaction of the change. */
  recordStatus(change: StatusChange): Promise<void>;
}
export const Merchants = token<Merchants>('merchants.Merchants');
