import type { Actor } from '#kernel/actor.ts';
import type { Merchant, MerchantDetails, NewMerchant } from '../domain/merchant.ts';
import { token } from '#kernel/token.ts';

/** Who changes a status, and why. */
export type StatusCause = Readonly<{ actor: Actor; reason?: string | undefined }>;

export type MerchantChange = Readonly<{ before: MerchantDetails; after: MerchantDetails }>;

/** Merchants with the history of their status. */
export interface Merchants {
  /** The slug gets a number when another merchant has it. @throws MerchantEmailTaken, TaxIdTaken */
  add(merchant: NewMerchant, cause: StatusCause): Promise<MerchantDetails>;
  /**
   * Loads for update, applies, saves; closed merchants excepted. A new status needs its cause and adds a row to the
   * history.
   * @throws MerchantNotFound, MerchantEmailTaken, TaxIdTaken
   */
  change(id: number, apply: (merchant: Merchant) => void, cause?: StatusCause): Promise<MerchantChange>;
  /** Locks the row, closed merchants excepted: no new row can refer to it meanwhile. @throws MerchantNotFound */
  lock(id: number): Promise<Merchant>;
  /** With history and assignments. */
  remove(id: number): Promise<void>;
}
export const Merchants = token<Merchants>('merchants.Merchants');
