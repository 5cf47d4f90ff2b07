import type { Actor } from '#kernel/actor.ts';
import type { HashingTurn } from '#kernel/hashing-turn.ts';
import type { Language } from '#kernel/language.ts';
import { token } from '#kernel/token.ts';
import type { HashedPassword } from './merchant-user-accounts.ts';

/** The roles that an invitation gives a new account. */
export type InvitedRole = 'MERCHANT' | 'ACCOUNTANT';

/** A new account of an invited address, which the mailed link has verified. */
export type NewInvitedAccount = Readonly<{
  /** Also the username. */
  email: string;
  firstName: string;
  lastName: string;
  password: HashedPassword;
  role: InvitedRole;
  /** The merchant of a MERCHANT; null for an ACCOUNTANT. */
  merchantId: number | null;
  language: Language;
}>;

/** Public API: accounts that accepted invitations make, in the caller's transaction. */
export interface InvitedAccounts {
  /**
   * Validates and hashes a password. Takes about 300 ms of CPU: call it before the transaction.
   * @throws InvalidFields for `account.password`, RateLimited when the hashing queue is full for this turn
   */
  hashPassword(password: string, role: InvitedRole, turn: HashingTurn): Promise<HashedPassword>;
  /** Creates an ACTIVE user with a verified e-mail, without a membership. @throws EmailTaken */
  create(account: NewInvitedAccount, actor: Actor): Promise<Readonly<{ id: number }>>;
}
export const InvitedAccounts = token<InvitedAccounts>('users.InvitedAccounts');
