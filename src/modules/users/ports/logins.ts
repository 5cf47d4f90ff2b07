import type { Actor } from '#kernel/actor.ts';
import type { FieldProblem } from '#kernel/failure.ts';
import type { HashingTurn } from '#kernel/hashing-turn.ts';
import type { Language } from '#kernel/language.ts';
import { token } from '#kernel/token.ts';

declare const secured: unique symbol;
/** What is kept of a password; never the password itself. */
export type SecuredPassword = string & { readonly [secured]: true };

export type NewLogin = Readonly<{
  merchantId: number;
  /** Also the username. */
  email: string;
  password: SecuredPassword;
  /** How the user is greeted: the business's name until there is a better one. */
  name: string;
  language: Language;
}>;

/** The login of a merchant, opened and closed together with the merchant, in the caller's transaction. */
export interface Logins {
  /** What is wrong with a new password of a merchant, in the field `password`. */
  problemsOf(password: string): readonly FieldProblem[];
  /**
   * Takes a third of a second of a processor, therefore before a transaction is opened.
   * @throws InvalidFields, RateLimited when the turn finds no place in the hashing queue
   */
  secure(password: string, turn: HashingTurn): Promise<SecuredPassword>;
  /** Creates the ACTIVE user of role MERCHANT. @throws EmailTaken */
  open(login: NewLogin, actor: Actor): Promise<void>;
  /** Every user of the merchant becomes INACTIVE, their sessions end, and their names are free for others. */
  closeFor(merchantId: number, actor: Actor): Promise<void>;
  /** Every user of the merchant is deleted, with their sessions. */
  eraseFor(merchantId: number, actor: Actor): Promise<void>;
}
export const Logins = token<Logins>('users.Logins');
