import type { Actor } from '#kernel/actor.ts';
import type { FieldProblem } from '#kernel/failure.ts';
import type { HashingTurn } from '#kernel/hashing-turn.ts';
import type { Language } from '#kernel/language.ts';
import { token } from '#kernel/token.ts';

declare const secured: unique symbol;
/** The hash of a password that passed the rules. */
export type HashedPassword = string & { readonly [secured]: true };

export type NewMerchantUserAccount = Readonly<{
  merchantId: number;
  /** Also the username. */
  email: string;
  password: HashedPassword;
  /** The first name of the new user: the merchant's business name. */
  name: string;
  language: Language;
}>;

/** Public API: the user accounts of a merchant, opened and closed with it in the caller's transaction. */
export interface MerchantUserAccounts {
  /** What is wrong with a new password of a merchant, in the field `password`. */
  problemsOf(password: string): readonly FieldProblem[];
  /**
   * Takes a third of a second of a processor; call it before the transaction.
   * @throws InvalidFields, RateLimited when the turn finds no place in the hashing queue
   */
  hashPassword(password: string, turn: HashingTurn): Promise<HashedPassword>;
  /** Creates the ACTIVE user of role MERCHANT. @throws EmailTaken */
  create(account: NewMerchantUserAccount, actor: Actor): Promise<void>;
  /** Every user of the merchant becomes INACTIVE, all sessions end, and the names are free for others. */
  closeFor(merchantId: number, actor: Actor): Promise<void>;
  /** Every user of the merchant is deleted, with all sessions. */
  eraseFor(merchantId: number, actor: Actor): Promise<void>;
}
export const MerchantUserAccounts = token<MerchantUserAccounts>('users.MerchantUserAccounts');
