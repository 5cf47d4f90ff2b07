import { token } from '#kernel/token.ts';
import type { NewUser, User } from '../domain/user.ts';

export interface Users {
  /** @throws UsernameTaken, EmailTaken */
  add(user: NewUser): Promise<User>;
  /** @throws UserNotFound */
  get(id: number): Promise<User>;
  /** By username or e-mail, whatever the case of its letters. */
  byName(name: string): Promise<User | null>;
  /** Under a lock on the row. @throws UserNotFound, UsernameTaken, EmailTaken, and what `change` throws */
  change(id: number, change: (user: User) => User): Promise<User>;
  /** With all sessions, under a lock on the row. @throws UserNotFound, and what `check` throws */
  remove(id: number, check: (user: User) => void): Promise<User>;
  idsOfMerchant(merchantId: number): Promise<number[]>;
}
export const Users = token<Users>('users.Users');
