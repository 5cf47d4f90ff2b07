import type { Role } from '#kernel/actor.ts';
import type { Language } from '#kernel/language.ts';
import { token } from '#kernel/token.ts';
import type { UserStatus } from '../domain/user-status.ts';

export type Account = Readonly<{
  id: number;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  status: UserStatus;
  merchantId: number | null;
  language: Language;
}>;

/** Who somebody is, without anything secret. */
export interface Accounts {
  byId(id: number): Promise<Account | null>;
  /** By username or e-mail, whatever the case of its letters. */
  byName(name: string): Promise<Account | null>;
  /** Who acts in the name of a merchant, the oldest first. */
  ofMerchant(merchantId: number): Promise<readonly Account[]>;
}
export const Accounts = token<Accounts>('users.Accounts');
