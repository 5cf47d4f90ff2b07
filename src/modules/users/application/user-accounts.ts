import type { Role } from '#kernel/actor.ts';
import type { Language } from '#kernel/language.ts';
import { token } from '#kernel/token.ts';
import type { UserStatus } from '../domain/user-status.ts';

/** A user account without the password hash. */
export type UserAccount = Readonly<{
  id: number;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  status: UserStatus;
  /** The merchant that a MERCHANT last worked for. */
  merchantId: number | null;
  language: Language;
  /** Null for an address that is not verified. */
  emailVerifiedAt: Date | null;
  /** The address whose mail server refused the newest account mail for good; null: none. */
  refusedEmail: string | null;
  isPasswordTemporary: boolean;
}>;

/** Public API: user accounts for other modules. */
export interface UserAccounts {
  /** Null for an unknown id. */
  byId(id: number): Promise<UserAccount | null>;
  /** By username or e-mail in any case; a username takes precedence. */
  byName(name: string): Promise<UserAccount | null>;
  /** The members of a merchant's team, in the order in which they joined it. */
  ofMerchant(merchantId: number): Promise<readonly UserAccount[]>;
  /** The ids of the owners of a merchant, in ascending order. */
  ownersOf(merchantId: number): Promise<readonly number[]>;
}
export const UserAccounts = token<UserAccounts>('users.UserAccounts');
