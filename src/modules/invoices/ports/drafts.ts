import { token } from '#kernel/token.ts';

/** What was typed of an invoice. */
export type DraftContent = Readonly<Record<string, unknown>>;
/** Who saves a draft, and when. */
export type DraftSave = Readonly<{
  merchantId: number;
  content: DraftContent;
  /** null for an operator. */
  savedBy: number | null;
  at: Date;
}>;

/** Drafts of invoices. */
export interface Drafts {
  /** In the caller's transaction. @returns its id; null when the merchant has `most` drafts */
  add(save: DraftSave, most: number): Promise<number | null>;
  /** @returns false when the draft is not the merchant's, is gone, or has another version */
  change(id: number, version: number, save: DraftSave): Promise<boolean>;
  /** @returns false when the draft is not the merchant's or is gone */
  remove(merchantId: number, id: number): Promise<boolean>;
}
export const Drafts = token<Drafts>('invoices.Drafts');
