import { token } from '#kernel/token.ts';

/** A note of staff on a merchant. */
export type Note = Readonly<{
  id: number;
  merchantId: number;
  /** The actor, `user:5`. */
  author: string;
  text: string;
  isPinned: boolean;
  createdAt: Date;
  changedAt: Date | null;
}>;

/** Notes on merchants. Every method is called inside the caller's transaction. */
export interface MerchantNotes {
  add(note: Omit<Note, 'id'>): Promise<Note>;
  /** Locks the note until the transaction ends; null for an unknown one, or one of another merchant. */
  findForUpdate(merchantId: number, id: number): Promise<Note | null>;
  save(note: Note): Promise<void>;
  remove(id: number): Promise<void>;
}
export const MerchantNotes = token<MerchantNotes>('merchants.MerchantNotes');
