import type { Actor } from '#kernel/actor.ts';
import type { FieldProblem } from '#kernel/failure.ts';
import type { HashingTurn } from '#kernel/hashing-turn.ts';
import type { Language } from '#kernel/language.ts';
import { token } from '#kernel/token.ts';

declare const secured: unique symbol;
/** The hash of a password that meets the policy. */
export type HashedPassword = string & { readonly [secured]: true };

/** The first user account of a new merchant. */
export type NewMerchantUserAccount = Readonly<{
  merchantId: number;
  /** Also the username. */
  email: string;
  /** Null: the user is invited by mail to choose one. */
  password: HashedPassword | null;
  /** The first name of the new user: the merchant's business name. */
  name: string;
  language: Language;
}>;

/** The created account. */
export type MerchantUserAccount = Readonly<{
  /** Corrects the e-mail once within 30 minutes; for the caller of the registration only. */
  correctionToken: string;
}>;

/** Public API: the user accounts of a merchant, created and closed with it in the caller's transaction. */
export interface MerchantUserAccounts {
  /** Validates a new password of a merchant; the field is `password`. */
  problemsOf(password: string): readonly FieldProblem[];
  /**
   * Validates and hashes a password. Takes about 300 ms of CPU: call it before the transaction.
   * @throws InvalidFields, RateLimited when the hashing queue is full for this turn
   */
  hashPassword(password: string, turn: HashingTurn): Promise<HashedPassword>;
  /**
   * Creates the ACTIVE user of role MERCHANT. The e-mail is verified when an administrator, an operator or the system
   * creates it; otherwise it gets the link that confirms it. @throws EmailTaken
   */
  create(account: NewMerchantUserAccount, actor: Actor): Promise<MerchantUserAccount>;
  /**
   * Makes every member of the merchant's team INACTIVE, ends all sessions and frees the names. Of a member of another
   * team only the membership and the sessions for this merchant end.
   */
  closeFor(merchantId: number, actor: Actor): Promise<void>;
  /** Deletes every member of the merchant's team with all sessions; of a member of another team ends the membership. */
  eraseFor(merchantId: number, actor: Actor): Promise<void>;
}
export const MerchantUserAccounts = token<MerchantUserAccounts>('users.MerchantUserAccounts');
